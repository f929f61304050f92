import type { Catalogue } from '../words.svelte.ts';
import { onOff } from './on-off.ts';

/** Air-Kwire before its table is opened. */
export const airKwire: Catalogue['airKwire'] = {
  title: 'Air-Kwire',
  hook: 'Compra a poco, apri città, ingoia i rivali. Tri-Motor, 247 e DC-3.',
  boards: {
    'usa-1': {
      name: 'Stati Uniti',
      says: '60 città su esagoni, sette compagnie con la loro base, una borsa da 100 a 2.000 dollari.',
    },
    'usa-2': {
      name: 'Stati Uniti, posti equi',
      says: 'La stessa mappa per cinque e sei: vale la pena aprire ogni compagnia, e le azioni restano più a lungo a 100 dollari.',
    },
  },
  options: {
    startingCash: {
      name: 'Denaro iniziale',
      says: '12.000 dollari divisi fra tutti, oppure 12.000 a testa: così va tutto più in fretta.',
      value: (value) => (value === 'each' ? '12.000 a testa' : 'Diviso'),
    },
    powerCards: {
      name: 'Carte speciali',
      says: 'Dieci carte che piegano le regole una volta: affari in blocco, due rotte, ordine di gioco invertito.',
      value: onOff,
    },
    openCash: {
      name: 'Denaro scoperto',
      says: 'Tutti vedono il denaro degli altri. Altrimenti vedi solo il tuo.',
      value: onOff,
    },
  },
  bots: {
    greedy: {
      name: 'avido',
      says: 'Compra ciò che salirà, vola verso le fusioni che gli rendono e ci pensa prima di accettare.',
    },
    random: {
      name: 'casuale',
      says: 'Fa una mossa qualsiasi tra quelle permesse. Buono per un primo sguardo; non cerca di vincere.',
    },
  },
};

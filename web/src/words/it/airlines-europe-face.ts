import type { Catalogue } from '../words.svelte.ts';
import { onOff } from './on-off.ts';

/** Airlines Europe before its table is opened. */
export const airlinesEurope: Catalogue['airlinesEurope'] = {
  title: 'Airlines Europe',
  hook: 'Compra licenze, tieni le azioni che contano, stai in testa quando esce una carta punteggio.',

  boards: {
    'europe-1': {
      name: 'Europa',
      says: 'La mappa intera: 34 città, 110 licenze. Spazio per crescere, anche in cinque.',
    },
    'europe-small-1': {
      name: 'Europa, piccola',
      says: 'Meno città e 94 licenze. Le reti si incontrano prima e le rotte si riempiono.',
    },
  },

  options: {
    cut: {
      name: 'Posizione delle carte punteggio',
      says: 'Le prime due stanno nel mazzo circa alla profondità prevista dalle regole, o esattamente lì.',
      value: (value) => (value === 'exact' ? 'Esatta' : 'Approssimativa'),
    },
    deck: {
      name: 'Mazzo',
      says: 'Normale: l’ultima carta punteggio sta verso la fine. In terzi: una mescolata in ogni terzo.',
      value: (value) => (value === 'thirds' ? 'In terzi' : 'Normale'),
    },
    routePhases: {
      name: 'Rotte a fasi',
      says: 'Un aereo per rotta prima del primo conteggio dei punti, due prima del secondo, poi tre.',
      value: onOff,
    },
    splitHoldings: {
      name: 'Grandi quote divise',
      says: 'Chi è in testa in una compagnia per più di un’azione può contare come due azionisti.',
      value: onOff,
    },
    openScores: {
      name: 'Punti scoperti',
      says: 'Tutti vedono sempre tutti i punti, non solo alla fine.',
      value: onOff,
    },
    startingPlayer: {
      name: 'Chi comincia',
      says: 'A sorte, o dal posto che indichi.',
      value: (value) => (value === 'drawn' ? 'A sorte' : `Posto ${value}`),
    },
  },

  bots: {
    greedy: {
      name: 'avido',
      says: 'Sceglie il turno dopo il quale è messo meglio. Bada a maggioranze e cassa, senza piani lontani.',
    },
    random: {
      name: 'casuale',
      says: 'Fa una mossa qualsiasi tra quelle permesse. Buono per un primo sguardo; non cerca di vincere.',
    },
  },
};

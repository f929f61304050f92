import type { Catalogue } from '../words.svelte.ts';
import { onOff } from './on-off.ts';

/** Airlines (1990) before its table is opened. */
export const airlines1990: Catalogue['airlines1990'] = {
  title: 'Airlines 1990',
  hook: 'Fonda compagnie in tutto il Nordamerica, portale lontano e sabota le altre.',
  boards: {
    'north-america-1': {
      name: 'Nordamerica',
      says: '54 città, 100 rotte di cinque tipi di linea, nove compagnie.',
    },
  },
  options: {
    seatBonus: {
      name: 'Bonus per chi gioca dopo',
      says: 'Alla fine il secondo di turno riceve 1 punto, il terzo 2, e così via.',
      value: onOff,
    },
    lastRound: {
      name: 'Un ultimo giro',
      says: 'Dopo l’ultima azione tutti hanno ancora un turno, poi viene il conteggio finale.',
      value: onOff,
    },
    lateScoring: {
      name: 'Conteggi più tardi',
      says: 'Le carte punteggio entrano nel mazzo solo dopo i primi giri.',
      value: onOff,
    },
  },
  bots: {
    greedy: {
      name: 'avido',
      says: 'Fa il turno dopo il quale è messo meglio. Bada a maggioranze e reti, sabota quando conviene.',
    },
    random: {
      name: 'casuale',
      says: 'Fa una mossa qualsiasi tra quelle permesse. Buono per un primo sguardo; non cerca di vincere.',
    },
  },
};

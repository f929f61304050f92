import type { Catalogue } from '../words.svelte.ts';
import { onOff } from './on-off.ts';

/** Airlines (1990) before its table is opened. */
export const airlines1990: Catalogue['airlines1990'] = {
  title: 'Airlines 1990',
  hook: 'Fonde des compagnies en Amérique du Nord, emmène-les loin et sabote les autres.',
  boards: {
    'north-america-1': {
      name: 'Amérique du Nord',
      says: '54 villes, 100 lignes de cinq motifs, neuf compagnies.',
    },
  },
  options: {
    seatBonus: {
      name: 'Bonus selon l’ordre du tour',
      says: 'À la fin, le deuxième joueur reçoit 1 point, le troisième 2, et ainsi de suite.',
      value: onOff,
    },
    lastRound: {
      name: 'Un dernier tour de table',
      says: 'Après la dernière action, chacun joue encore un tour, puis vient le décompte final.',
      value: onOff,
    },
    lateScoring: {
      name: 'Décomptes tardifs',
      says: 'Les cartes de décompte n’entrent dans la pioche qu’après les premiers tours de table.',
      value: onOff,
    },
  },
  bots: {
    greedy: {
      name: 'glouton',
      says: 'Joue le coup qui le place au mieux. Surveille majorités et réseaux, sabote quand cela rapporte.',
    },
    random: {
      name: 'hasard',
      says: 'Joue n’importe quel coup permis. Bien pour découvrir la table ; il ne cherche pas à gagner.',
    },
  },
};

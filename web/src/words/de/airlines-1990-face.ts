import type { Catalogue } from '../words.svelte.ts';
import { onOff } from './on-off.ts';

/** Airlines (1990) before its table is opened. */
export const airlines1990: Catalogue['airlines1990'] = {
  title: 'Airlines 1990',
  hook: 'Gründe Gesellschaften in ganz Nordamerika, lass sie weit fliegen und sabotiere den Rest.',
  boards: {
    'north-america-1': {
      name: 'Nordamerika',
      says: '54 Städte, 100 Strecken mit fünf Linienarten, neun Gesellschaften.',
    },
  },
  options: {
    seatBonus: {
      name: 'Bonus für späte Plätze',
      says: 'Am Ende bekommt der zweite Spieler 1 Punkt, der dritte 2 und so weiter.',
      value: onOff,
    },
    lastRound: {
      name: 'Letzte Runde',
      says: 'Nach der letzten Aktie haben alle noch einen Zug, dann kommt die Schlusswertung.',
      value: onOff,
    },
    lateScoring: {
      name: 'Späte Wertungen',
      says: 'Die Wertungskarten kommen erst nach den ersten Runden in den Stapel.',
      value: onOff,
    },
  },
  bots: {
    greedy: {
      name: 'gierig',
      says: 'Spielt den Zug, nach dem er am besten dasteht. Achtet auf Mehrheiten und Netze, sabotiert, wenn es lohnt.',
    },
    random: {
      name: 'zufällig',
      says: 'Macht irgendeinen erlaubten Zug. Gut für einen ersten Blick auf den Tisch; gewinnen will er nicht.',
    },
  },
};

import type { Catalogue } from '../words.svelte.ts';
import { onOff } from './on-off.ts';

/** Air-Kwire before its table is opened. */
export const airKwire: Catalogue['airKwire'] = {
  title: 'Air-Kwire',
  hook: 'Kauf billig, erschließ Städte, schluck deine Rivalen. Mit Tri-Motor, 247 und DC-3.',
  boards: {
    'usa-1': {
      name: 'USA',
      says: '60 Städte auf Sechsecken, sieben Gesellschaften mit eigener Heimat, eine Börse von 100 bis 2.000 Dollar.',
    },
    'usa-2': {
      name: 'USA, faire Plätze',
      says: 'Derselbe Plan für fünf und sechs: Jede Gesellschaft lohnt sich, und Aktien kosten länger nur 100 Dollar.',
    },
  },
  options: {
    startingCash: {
      name: 'Startgeld',
      says: '12.000 Dollar für alle zusammen, oder 12.000 für jeden: Dann geht alles schneller.',
      value: (value) => (value === 'each' ? '12.000 für jeden' : 'Geteilt'),
    },
    powerCards: {
      name: 'Sonderkarten',
      says: 'Zehn Karten, die einmal die Regeln beugen: Pakethandel, zwei Strecken, umgekehrte Reihenfolge.',
      value: onOff,
    },
    openCash: {
      name: 'Offenes Geld',
      says: 'Alle sehen das Geld der anderen. Sonst siehst du nur dein eigenes.',
      value: onOff,
    },
  },
  bots: {
    greedy: {
      name: 'gierig',
      says: 'Kauft, was steigen wird, fliegt auf Fusionen zu, die sich lohnen, und überlegt, bevor er zustimmt.',
    },
    random: {
      name: 'zufällig',
      says: 'Macht irgendeinen erlaubten Zug. Gut für einen ersten Blick auf den Tisch; gewinnen will er nicht.',
    },
  },
};

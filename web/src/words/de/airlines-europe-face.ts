import type { Catalogue } from '../words.svelte.ts';
import { onOff } from './on-off.ts';

/** Airlines Europe before its table is opened. */
export const airlinesEurope: Catalogue['airlinesEurope'] = {
  title: 'Airlines Europe',
  hook: 'Kauf Lizenzen, halte die richtigen Aktien, lieg vorn, wenn eine Wertungskarte kommt.',

  boards: {
    'europe-1': {
      name: 'Europa',
      says: 'Der ganze Plan: 34 Städte, 110 Lizenzen. Platz genug, auch zu fünft.',
    },
    'europe-small-1': {
      name: 'Europa, klein',
      says: 'Weniger Städte, 94 Lizenzen. Die Netze treffen sich früher, es wird eng.',
    },
  },

  options: {
    cut: {
      name: 'Lage der Wertungskarten',
      says: 'Ob die ersten zwei genau so tief im Stapel liegen, wie die Regeln sagen, oder nur ungefähr.',
      value: (value) => (value === 'exact' ? 'Genau' : 'Ungefähr'),
    },
    deck: {
      name: 'Stapel',
      says: 'Standard: Die letzte Wertungskarte liegt am Ende. In Dritteln: eine je Drittel.',
      value: (value) => (value === 'thirds' ? 'In Dritteln' : 'Standard'),
    },
    routePhases: {
      name: 'Strecken öffnen nach und nach',
      says: 'Vor der ersten Wertung ein Flugzeug je Strecke, vor der zweiten zwei, dann drei.',
      value: onOff,
    },
    splitHoldings: {
      name: 'Große Bestände teilen sich',
      says: 'Wer bei einer Airline um mehr als eine Aktie vorn liegt, kann in der Wertung als zwei zählen.',
      value: onOff,
    },
    openScores: {
      name: 'Offene Punkte',
      says: 'Alle sehen jederzeit alle Punkte, nicht erst am Ende.',
      value: onOff,
    },
    startingPlayer: {
      name: 'Wer beginnt',
      says: 'Ausgelost, oder der Platz, den du nennst.',
      value: (value) => (value === 'drawn' ? 'Ausgelost' : `Platz ${value}`),
    },
  },

  bots: {
    greedy: {
      name: 'gierig',
      says: 'Spielt den Zug, nach dem er am besten dasteht. Achtet auf Mehrheiten und Kasse, plant nie weit voraus.',
    },
    random: {
      name: 'zufällig',
      says: 'Macht irgendeinen erlaubten Zug. Gut für einen ersten Blick auf den Tisch; gewinnen will er nicht.',
    },
  },
};

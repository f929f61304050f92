import type { Texts } from '../../air-kwire.ts';

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
const list = (airlines: readonly string[]): string => airlines.join(', ');

export const tray: Texts['tray'] = {
  hand: {
    title: 'Deine Karten',
    count: cards,
    empty: 'Keine Karten auf der Hand.',
    fresh: 'neu',
    flies: (airlines) => `fliegt für ${list(airlines)}`,
    opens: (airlines) => `eröffnet ${list(airlines)}`,
    opensBrief: 'eröffnet',
    nothingNow: 'fliegt gerade für niemanden',
    power: 'Sonderkarte',
  },

  pool: {
    title: 'Ablage',
    says: 'offene Karten',
    pile: 'Stapel',
    pileLabel: (count) => `Stapel, ${cards(count)}`,
    count: cards,
    card: (name) => `${name}, in der Ablage`,
    empty: 'Keine offenen Karten.',
  },
};

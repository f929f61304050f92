import type { Texts } from '../../air-kwire.ts';

const cards = (count: number): string => (count === 1 ? '1 carta' : `${count} carte`);
const list = (airlines: readonly string[]): string => airlines.join(', ');

export const tray: Texts['tray'] = {
  hand: {
    title: 'Le tue carte',
    count: cards,
    empty: 'Nessuna carta in mano.',
    fresh: 'nuova',
    flies: (airlines) => `vola per ${list(airlines)}`,
    opens: (airlines) => `apre ${list(airlines)}`,
    opensBrief: 'apre',
    nothingNow: 'ora non vola per nessuno',
    power: 'carta speciale',
  },

  pool: {
    title: 'Scarti',
    says: 'scoperti',
    pile: 'Mazzo',
    pileLabel: (count) => `Mazzo, ${cards(count)}`,
    count: cards,
    card: (name) => `${name}, tra gli scarti`,
    empty: 'Nessuna carta scoperta.',
  },
};

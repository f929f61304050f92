import type { Texts } from '../../air-kwire.ts';

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`);
const list = (airlines: readonly string[]): string => airlines.join(', ');

export const tray: Texts['tray'] = {
  hand: {
    title: 'Tes cartes',
    count: cards,
    empty: 'Aucune carte en main.',
    fresh: 'nouvelle',
    flies: (airlines) => `vole pour ${list(airlines)}`,
    opens: (airlines) => `ouvre ${list(airlines)}`,
    opensBrief: 'ouvre',
    nothingNow: 'ne vole pour personne',
    power: 'carte spéciale',
  },

  pool: {
    title: 'Défausse',
    says: 'cartes visibles',
    pile: 'Pioche',
    pileLabel: (count) => `Pioche, ${cards(count)}`,
    count: cards,
    card: (name) => `${name}, dans la défausse`,
    empty: 'Aucune carte visible.',
  },
};

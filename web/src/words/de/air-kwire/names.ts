import type { Texts } from '../../air-kwire.ts';

const cities: Readonly<Record<string, string>> = {};

export const names: Texts['names'] = {
  cities,
  cityCard: (name, points) => `${name}, ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
  powers: {
    'block-trade': 'Pakethandel',
    'fees-waived': 'Gebührenerlass',
    'decommission-route': 'Strecke streichen',
    'double-routes': 'Zwei Strecken',
    'free-discard': 'Freies Ablegen',
    'pay-dividends': 'Dividende sofort',
    'reset-marker': 'Dividende auf Anfang',
    reshuffle: 'Neu mischen',
    reverse: 'Kehrtwende',
  },
};

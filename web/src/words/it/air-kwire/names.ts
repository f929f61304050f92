import type { Texts } from '../../air-kwire.ts';

const cities: Readonly<Record<string, string>> = { philadelphia: 'Filadelfia' };

export const names: Texts['names'] = {
  cities,
  cityCard: (name, points) => `${name}, ${points === 1 ? '1 punto' : `${points} punti`}`,
  powers: {
    'block-trade': 'Affari in blocco',
    'fees-waived': 'Senza commissioni',
    'decommission-route': 'Rotta soppressa',
    'double-routes': 'Doppia rotta',
    'free-discard': 'Scarto libero',
    'pay-dividends': 'Dividendi subito',
    'reset-marker': 'Dividendi da capo',
    reshuffle: 'Rimescolata',
    reverse: 'Giro inverso',
  },
};

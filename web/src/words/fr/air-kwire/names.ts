import type { Texts } from '../../air-kwire.ts';

const cities: Readonly<Record<string, string>> = {
  'new-orleans': 'La Nouvelle-Orléans',
  philadelphia: 'Philadelphie',
  'st-louis': 'Saint-Louis',
};

export const names: Texts['names'] = {
  cities,
  cityCard: (name, points) => `${name}, ${points < 2 ? `${points} point` : `${points} points`}`,
  powers: {
    'block-trade': 'Opérations en bloc',
    'fees-waived': 'Sans courtage',
    'decommission-route': 'Ligne supprimée',
    'double-routes': 'Double ligne',
    'free-discard': 'Défausse libre',
    'pay-dividends': 'Dividendes immédiats',
    'reset-marker': 'Retour à zéro',
    reshuffle: 'Grand mélange',
    reverse: 'Sens inverse',
  },
};

import type { Texts } from '../../airlines-1990.ts';

const cities: Readonly<Record<string, string>> = {
  havana: 'La Havane',
  'mexico-city': 'Mexico',
  montreal: 'Montréal',
  'new-orleans': 'La Nouvelle-Orléans',
  'st-johns': 'Saint-Jean',
  'st-louis': 'Saint-Louis',
};

export const names: Texts['names'] = {
  cities,
  route: (from, to) => `${from}–${to}`,
  patterns: {
    solid: 'trait plein',
    dashed: 'tirets',
    dotted: 'pointillés',
    double: 'double trait',
    wavy: 'trait ondulé',
  },
};

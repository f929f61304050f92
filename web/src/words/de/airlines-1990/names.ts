import type { Texts } from '../../airlines-1990.ts';

const cities: Readonly<Record<string, string>> = {
  havana: 'Havanna',
  'mexico-city': 'Mexiko-Stadt',
  'st-johns': 'St. John’s',
};

export const names: Texts['names'] = {
  cities,
  route: (from, to) => `${from}–${to}`,
  patterns: {
    solid: 'durchgezogen',
    dashed: 'gestrichelt',
    dotted: 'gepunktet',
    double: 'doppelt',
    wavy: 'gewellt',
  },
};

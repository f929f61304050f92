import type { Texts } from '../../airlines-1990.ts';

const cities: Readonly<Record<string, string>> = {
  havana: 'L’Avana',
  'mexico-city': 'Città del Messico',
  montreal: 'Montréal',
  'st-johns': 'St. John’s',
};

export const names: Texts['names'] = {
  cities,
  route: (from, to) => `${from}–${to}`,
  patterns: {
    solid: 'linea continua',
    dashed: 'linea tratteggiata',
    dotted: 'linea punteggiata',
    double: 'linea doppia',
    wavy: 'linea ondulata',
  },
};

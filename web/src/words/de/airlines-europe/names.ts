import { airlines, type Texts } from '../../airlines-europe.ts';

const cities: Readonly<Record<string, string>> = {
  algiers: 'Algier',
  athens: 'Athen',
  belgrade: 'Belgrad',
  bucharest: 'Bukarest',
  copenhagen: 'Kopenhagen',
  kyiv: 'Kiew',
  lisbon: 'Lissabon',
  milan: 'Mailand',
  moscow: 'Moskau',
  munich: 'München',
  odesa: 'Odessa',
  prague: 'Prag',
  rome: 'Rom',
  'st-petersburg': 'St. Petersburg',
  tokyo: 'Tokio',
  vienna: 'Wien',
  warsaw: 'Warschau',
};

export const names: Texts['names'] = {
  airlines,
  cities,
  route: (from, to) => `${from}–${to}`,
};

import { airlines, type Texts } from '../../airlines-europe.ts';

const cities: Readonly<Record<string, string>> = {
  algiers: 'Alger',
  athens: 'Athènes',
  barcelona: 'Barcelone',
  bucharest: 'Bucarest',
  copenhagen: 'Copenhague',
  edinburgh: 'Édimbourg',
  lisbon: 'Lisbonne',
  london: 'Londres',
  moscow: 'Moscou',
  palermo: 'Palerme',
  'st-petersburg': 'Saint-Pétersbourg',
  vienna: 'Vienne',
  warsaw: 'Varsovie',
};

export const names: Texts['names'] = {
  airlines,
  cities,
  route: (from, to) => `${from}–${to}`,
};

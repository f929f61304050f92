import { airlines, type Texts } from '../../airlines-europe.ts';

const cities: Readonly<Record<string, string>> = {
  algiers: 'Algeri',
  athens: 'Atene',
  barcelona: 'Barcellona',
  belgrade: 'Belgrado',
  berlin: 'Berlino',
  bucharest: 'Bucarest',
  copenhagen: 'Copenaghen',
  dublin: 'Dublino',
  edinburgh: 'Edimburgo',
  kyiv: 'Kiev',
  lisbon: 'Lisbona',
  london: 'Londra',
  marseille: 'Marsiglia',
  milan: 'Milano',
  moscow: 'Mosca',
  munich: 'Monaco',
  odesa: 'Odessa',
  paris: 'Parigi',
  prague: 'Praga',
  rome: 'Roma',
  'st-petersburg': 'San Pietroburgo',
  stockholm: 'Stoccolma',
  warsaw: 'Varsavia',
};

export const names: Texts['names'] = {
  airlines,
  cities,
  route: (from, to) => `${from}–${to}`,
};

import type { Texts } from '../../common.ts';

/** The list view of a map. */
export const list: Texts['list'] = {
  form: { label: 'Vista', map: 'Mappa', list: 'Elenco' },
  undrawable: 'Questa mappa non si può disegnare, perciò è mostrata come elenco.',
  title: 'Orario',
  filter: 'Che cosa elencare',
  anyAirline: 'Tutte',
  show: 'Rotte',
  which: { all: 'Tutte', open: 'Può volarci ora', flown: 'Ci vola già' },
  city: 'Città',
  routes: 'Rotte',
  cities: 'Città',
  shown: (shown, all) => (shown === all ? `${all}` : `${shown} su ${all}`),
  citiesCaption: 'Le città e chi ci vola',
  from: 'Da',
  to: 'A',
  openTo: 'Aperta a',
  fliesHere: 'Chi ci vola',
  routesTo: 'Rotte per',
  others: 'Altre rotte',
  nobody: 'nessuno',
  network: 'Rete',
};

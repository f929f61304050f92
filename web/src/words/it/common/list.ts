import type { Texts } from '../../common.ts';

/** The list view of a map. */
export const list: Texts['list'] = {
  form: { label: 'Tabellone', map: 'Mappa', list: 'Elenco' },
  undrawable: 'Questo tabellone non si può disegnare come mappa, perciò è mostrato come elenco.',
  title: 'Orario',
  filter: 'Che cosa elencare',
  anyAirline: 'Tutte',
  show: 'Tratte',
  which: { all: 'Tutte', open: 'Può volarci ora', flown: 'Ci vola già' },
  city: 'Città',
  routes: 'Tratte',
  cities: 'Città',
  shown: (shown, all) => (shown === all ? `${all}` : `${shown} su ${all}`),
  citiesCaption: 'Le città e chi ci vola',
  from: 'Da',
  to: 'A',
  openTo: 'Aperta a',
  fliesHere: 'Chi ci vola',
  routesTo: 'Tratte per',
  others: 'Altre tratte',
  nobody: 'nessuno',
  network: 'Rete',
};

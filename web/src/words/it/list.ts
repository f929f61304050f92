import type { Catalogue } from '../words.svelte.ts';
import { millions } from './grammar.ts';

/** The list view of the map of Airlines Europe: routes and cities as tables. */
export const list: Catalogue['list'] = {
  form: { label: 'Tabellone', map: 'Mappa', list: 'Elenco' },
  undrawable: 'Questo tabellone non si può disegnare come mappa, perciò è mostrato come elenco.',
  title: 'Orario',
  filter: 'Che cosa elencare',
  airline: 'Compagnia',
  anyAirline: 'Tutte',
  show: 'Tratte',
  which: { all: 'Tutte', open: 'Può volarci ora', flown: 'Ci vola già' },
  city: 'Città',
  routes: 'Tratte',
  cities: 'Città',
  shown: (shown, all) => (shown === all ? `${all}` : `${shown} su ${all}`),
  routesCaption: 'Tratte, prezzi in milioni',
  citiesCaption: 'Le città e chi ci vola',
  from: 'Da',
  to: 'A',
  licences: 'Licenze',
  next: 'Prossima',
  million: 'milioni',
  openTo: 'Aperta a',
  act: 'Compra',
  fliesHere: 'Chi ci vola',
  routesTo: 'Tratte per',
  offered: 'Puoi comprare ora',
  others: 'Altre tratte',
  nobody: 'nessuno',
  full: 'esaurita',
  heldBack: 'dopo un calcolo',
  remote: 'remota',
  home: (airline) => `base di ${airline}`,
  bonus: (airline, value) => `bonus di ${value} per ${airline}`,
  soldTo: (airline, price) => `${airline}, ${millions(price)}`,
  licencesOf: (sold, free) =>
    [
      ...sold.map(({ name, price, fresh }) => `${price} ${name}${fresh ? ', nuova' : ''}`),
      ...free.map((price) => `${price} libera`),
    ].join('; '),
  press: {
    buy: { short: 'Compra', full: (route, price) => `Compra ${route} per ${millions(price)}` },
    look: { short: 'Guarda', full: (route, price) => `Guarda ${route}, ${millions(price)}` },
    why: { short: 'Perché no?', full: (route) => `Perché no? ${route}` },
  },
};

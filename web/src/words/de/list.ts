import type { Catalogue } from '../words.svelte.ts';
import { millions } from './grammar.ts';

/** The list view of the map of Airlines Europe: routes and cities as tables. */
export const list: Catalogue['list'] = {
  form: { label: 'Spielplan', map: 'Karte', list: 'Liste' },
  undrawable: 'Dieser Spielplan lässt sich nicht als Karte zeichnen, darum steht er hier als Liste.',
  title: 'Flugplan',
  filter: 'Was aufgelistet ist',
  airline: 'Airline',
  anyAirline: 'Alle',
  show: 'Strecken',
  which: { all: 'Alle', open: 'Jetzt möglich', flown: 'Wo sie fliegt' },
  city: 'Stadt',
  routes: 'Strecken',
  cities: 'Städte',
  shown: (shown, all) => (shown === all ? `${all}` : `${shown} von ${all}`),
  routesCaption: 'Strecken, Preise in Millionen',
  citiesCaption: 'Städte und wer dorthin fliegt',
  from: 'Von',
  to: 'Nach',
  licences: 'Lizenzen',
  next: 'Nächste',
  million: 'Millionen',
  openTo: 'Offen für',
  act: 'Kaufen',
  fliesHere: 'Wer fliegt',
  routesTo: 'Strecken nach',
  offered: 'Jetzt zu kaufen',
  others: 'Andere Strecken',
  nobody: 'niemand',
  full: 'ausverkauft',
  heldBack: 'nach einer Wertung',
  remote: 'Fernstrecke',
  home: (airline) => `Heimat von ${airline}`,
  bonus: (airline, value) => `Bonus ${value} für ${airline}`,
  soldTo: (airline, price) => `${airline}, ${millions(price)}`,
  licencesOf: (sold, free) =>
    [
      ...sold.map(({ name, price, fresh }) => `${price} ${name}${fresh ? ', neu' : ''}`),
      ...free.map((price) => `${price} frei`),
    ].join('; '),
  press: {
    buy: { short: 'Kaufen', full: (route, price) => `${route} für ${millions(price)} kaufen` },
    look: { short: 'Ansehen', full: (route, price) => `${route} ansehen, ${millions(price)}` },
    why: { short: 'Warum nicht?', full: (route) => `Warum nicht? ${route}` },
  },
};

import type { Texts } from '../../common.ts';

/** The list view of a map. */
export const list: Texts['list'] = {
  form: { label: 'Ansicht', map: 'Plan', list: 'Liste' },
  undrawable: 'Dieser Spielplan lässt sich nicht zeichnen, darum steht er hier als Liste.',
  title: 'Flugplan',
  filter: 'Was aufgelistet ist',
  anyAirline: 'Alle',
  show: 'Strecken',
  which: { all: 'Alle', open: 'Jetzt möglich', flown: 'Wo sie fliegt' },
  city: 'Stadt',
  routes: 'Strecken',
  cities: 'Städte',
  shown: (shown, all) => (shown === all ? `${all}` : `${shown} von ${all}`),
  citiesCaption: 'Städte und wer dorthin fliegt',
  from: 'Von',
  to: 'Nach',
  openTo: 'Offen für',
  fliesHere: 'Wer fliegt',
  routesTo: 'Strecken nach',
  others: 'Andere Strecken',
  nobody: 'niemand',
  network: 'Netz',
};

import type { Texts } from '../../airlines-europe.ts';
import { millions } from '../grammar.ts';

/** The list view of the map: routes and cities as tables. */
export const list: Texts['list'] = {
  airline: 'Airline',
  routesCaption: 'Strecken, Preise in Millionen',
  licences: 'Lizenzen',
  next: 'Nächste',
  million: 'Millionen',
  act: 'Kaufen',
  offered: 'Jetzt zu kaufen',
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

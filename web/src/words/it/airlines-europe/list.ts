import type { Texts } from '../../airlines-europe.ts';
import { millions } from '../grammar.ts';

/** The list view of the map: routes and cities as tables. */
export const list: Texts['list'] = {
  airline: 'Compagnia',
  routesCaption: 'Rotte, prezzi in milioni',
  licences: 'Licenze',
  next: 'Prossima',
  million: 'milioni',
  act: 'Compra',
  offered: 'Puoi comprare ora',
  full: 'esaurita',
  heldBack: 'dopo un conteggio',
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

import type { Texts } from '../../airlines-europe.ts';
import { millions } from '../people.ts';

/** The list view of the map: routes and cities as tables. */
export const list: Texts['list'] = {
  airline: 'Compagnie',
  routesCaption: 'Lignes, prix en millions',
  licences: 'Licences',
  next: 'Suivante',
  million: 'millions',
  act: 'Acheter',
  offered: 'À acheter maintenant',
  full: 'complète',
  heldBack: 'après un décompte',
  remote: 'lointaine',
  home: (airline) => `base de ${airline}`,
  bonus: (airline, value) => `bonus de ${value} pour ${airline}`,
  soldTo: (airline, price) => `${airline}, ${millions(price)}`,
  licencesOf: (sold, free) =>
    [
      ...sold.map(({ name, price, fresh }) => `${price} ${name}${fresh ? ', nouvelle' : ''}`),
      ...free.map((price) => `${price} libre`),
    ].join(' ; '),
  press: {
    buy: { short: 'Acheter', full: (route, price) => `Acheter ${route} pour ${millions(price)}` },
    look: { short: 'Voir', full: (route, price) => `Voir ${route}, ${millions(price)}` },
    why: { short: 'Pourquoi pas ?', full: (route) => `Pourquoi pas ? ${route}` },
  },
};

import type { Catalogue } from '../words.svelte.ts';

const millions = (amount: number): string => `${amount} ${amount < 2 ? 'million' : 'millions'}`;

/** The list view of the map of Airlines Europe: routes and cities as tables. */
export const list: Catalogue['list'] = {
  form: { label: 'Plateau', map: 'Carte', list: 'Liste' },
  undrawable: 'Ce plateau ne peut pas être dessiné comme une carte : le voici en liste.',
  title: 'Horaire',
  filter: 'Ce qui est listé',
  airline: 'Compagnie',
  anyAirline: 'Toutes',
  show: 'Lignes',
  which: { all: 'Toutes', open: 'Ouvertes à elle', flown: 'Qu’elle dessert' },
  city: 'Ville',
  routes: 'Lignes',
  cities: 'Villes',
  shown: (shown, all) => (shown === all ? `${all}` : `${shown} sur ${all}`),
  routesCaption: 'Lignes, prix en millions',
  citiesCaption: 'Les villes et qui les dessert',
  from: 'De',
  to: 'À',
  licences: 'Licences',
  next: 'Suivante',
  million: 'millions',
  openTo: 'Ouverte à',
  act: 'Acheter',
  fliesHere: 'Desservie par',
  routesTo: 'Lignes vers',
  offered: 'À acheter maintenant',
  others: 'Autres lignes',
  nobody: 'personne',
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

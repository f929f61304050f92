import type { Texts } from '../../common.ts';

/** The list view of a map. */
export const list: Texts['list'] = {
  form: { label: 'Vue', map: 'Plateau', list: 'Liste' },
  undrawable: 'Ce plateau ne peut pas être dessiné : le voici en liste.',
  title: 'Horaire',
  filter: 'Ce qui est listé',
  anyAirline: 'Toutes',
  show: 'Lignes',
  which: { all: 'Toutes', open: 'Ouvertes à elle', flown: 'Qu’elle dessert' },
  city: 'Ville',
  routes: 'Lignes',
  cities: 'Villes',
  shown: (shown, all) => (shown === all ? `${all}` : `${shown} sur ${all}`),
  citiesCaption: 'Les villes et qui les dessert',
  from: 'De',
  to: 'À',
  openTo: 'Ouverte à',
  fliesHere: 'Desservie par',
  routesTo: 'Lignes vers',
  others: 'Autres lignes',
  nobody: 'personne',
  network: 'Réseau',
};

import type { Texts } from '../../air-kwire.ts';
import { money } from '../../figures.ts';

const cities = (count: number): string => (count === 1 ? '1 ville' : `${count} villes`);

export const market: Texts['market'] = {
  title: 'Bourse',
  aircraft: 'Avions',
  airlines: 'Compagnies',
  price: 'Cours, $',
  cities: 'Villes',
  heads: { cities: 'Combien de villes une compagnie peut y desservir, sans compter sa base' },
  range: (aircraft, hexes) => `${aircraft}, ${hexes === 1 ? '1 hexagone' : `${hexes} hexagones`}`,
  limit: (count) => `jusqu’à ${cities(count)}`,
  space: (price, count) => `${money('fr', price)}, jusqu’à ${cities(count)}`,
  money: (amount) => money('fr', amount),
  key: 'En haut : le cours en dollars. En bas : combien de villes une compagnie peut y desservir, sans sa base.',
  ghost: (airline) => `ensuite ${airline}`,
};

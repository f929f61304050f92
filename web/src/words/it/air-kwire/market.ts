import type { Texts } from '../../air-kwire.ts';
import { money } from '../../figures.ts';

const cities = (count: number): string => `${count} città`;

export const market: Texts['market'] = {
  title: 'Borsa',
  aircraft: 'Aerei',
  airlines: 'Compagnie',
  price: 'Prezzo, $',
  cities: 'Città',
  heads: { cities: 'Quante città può servire lì una compagnia, senza contare la base' },
  range: (aircraft, hexes) => `${aircraft}, ${hexes === 1 ? '1 esagono' : `${hexes} esagoni`}`,
  limit: (count) => `fino a ${cities(count)}`,
  space: (price, count) => `${money('it', price)}, fino a ${cities(count)}`,
  money: (amount) => money('it', amount),
  key: 'Sopra: prezzo in dollari. Sotto: quante città può servire lì una compagnia, senza contare la base.',
  ghost: (airline) => `poi ${airline}`,
};

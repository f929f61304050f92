import { money } from '../../figures.ts';

const cities = (count: number): string => (count === 1 ? '1 city' : `${count} cities`);

/** The stock track. */
export const market = {
  title: 'Stock market',
  aircraft: 'Aircraft',
  airlines: 'Airlines',
  price: 'Price, $',
  cities: 'Cities',
  heads: { cities: 'How many cities an airline may serve there, its home not counted' },
  range: (aircraft: string, hexes: number) => `${aircraft}, ${hexes === 1 ? '1 hex' : `${hexes} hexes`}`,
  limit: (count: number) => `up to ${cities(count)}`,
  space: (price: number, count: number) => `${money('en', price)}, up to ${cities(count)}`,
  money: (amount: number) => money('en', amount),
  key: 'Above: price in dollars. Below: how many cities an airline may serve there, its home not counted.',
  ghost: (airline: string) => `${airline} then`,
};

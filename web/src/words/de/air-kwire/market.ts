import type { Texts } from '../../air-kwire.ts';
import { money } from '../../figures.ts';

const cities = (count: number): string => (count === 1 ? '1 Stadt' : `${count} Städte`);

export const market: Texts['market'] = {
  title: 'Börse',
  aircraft: 'Flugzeug',
  airlines: 'Gesellschaften',
  price: 'Kurs, $',
  cities: 'Städte',
  heads: { cities: 'Wie viele Städte eine Gesellschaft dort anfliegen darf, die Heimat nicht gezählt' },
  range: (aircraft, hexes) => `${aircraft}, ${hexes === 1 ? '1 Feld' : `${hexes} Felder`}`,
  limit: (count) => `bis zu ${cities(count)}`,
  space: (price, count) => `${money('de', price)}, bis zu ${cities(count)}`,
  money: (amount) => money('de', amount),
  key: 'Oben: Kurs in Dollar. Unten: wie viele Städte eine Gesellschaft dort anfliegen darf, ohne ihre Heimat.',
  ghost: (airline) => `dann ${airline}`,
};

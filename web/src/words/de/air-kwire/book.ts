import type { Texts } from '../../air-kwire.ts';

export const book: Texts['book'] = {
  airline: 'Gesellschaft, Heimat',
  markers: 'Übernahmemarker',
  price: 'Kurs',
  cityLimit: 'Städte',
  highest: 'Höchster Typ',
  pointsAndShares: 'Punkte, verkaufte Aktien',
  pays: 'Zahlt',
  of: (number, limit) => `${number} von ${limit}`,
  range: (hexes) => (hexes === 1 ? '1 Feld' : `${hexes} Felder`),
  steps: [
    { title: 'Börse', says: 'Bis zu 3 Aktien kaufen oder verkaufen, je 50 $ Gebühr.' },
    { title: 'Karte', says: 'Eine Strecke für eine deiner Gesellschaften, oder eine Karte ablegen.' },
    { title: 'Ziehen', says: 'Vom Stapel; nach einer Strecke auch aus der Ablage.' },
  ],
  after: 'Nach jeder 7. Strecke: Dividende. Bei 40 Stadtpunkten: das Ende.',
};

import type { Texts } from '../../air-kwire.ts';

export const book: Texts['book'] = {
  airline: 'Compagnia, base',
  markers: 'Segnalini di acquisizione',
  price: 'Prezzo',
  cityLimit: 'Città',
  highest: 'Tipo più alto',
  pointsAndShares: 'Punti, azioni vendute',
  pays: 'Paga',
  of: (number, limit) => `${number} su ${limit}`,
  range: (hexes) => (hexes === 1 ? '1 esagono' : `${hexes} esagoni`),
  steps: [
    { title: 'Borsa', says: 'Fino a 3 azioni comprate o vendute, 50 $ ogni volta.' },
    { title: 'Carta', says: 'Una rotta per una tua compagnia, o uno scarto.' },
    { title: 'Pescata', says: 'Dal mazzo; dopo una rotta anche dagli scarti.' },
  ],
  after: 'Dopo ogni 7ª rotta: dividendi. Con 40 punti città: la fine.',
};

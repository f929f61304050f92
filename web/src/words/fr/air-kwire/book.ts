import type { Texts } from '../../air-kwire.ts';

export const book: Texts['book'] = {
  airline: 'Compagnie, base',
  markers: 'Marqueurs d’acquisition',
  price: 'Cours',
  cityLimit: 'Villes',
  highest: 'Type le plus haut',
  pointsAndShares: 'Points, actions vendues',
  pays: 'Verse',
  of: (number, limit) => `${number} sur ${limit}`,
  range: (hexes) => (hexes === 1 ? '1 hexagone' : `${hexes} hexagones`),
  steps: [
    { title: 'Bourse', says: 'Jusqu’à 3 actions achetées ou vendues, 50 $ chaque fois.' },
    { title: 'Carte', says: 'Une ligne pour une de tes compagnies, ou une défausse.' },
    { title: 'Pioche', says: 'Une carte de la pioche ; après une ligne, aussi de la défausse.' },
  ],
  after: 'Toutes les 7 lignes : dividendes. À 40 points de ville : la fin.',
};

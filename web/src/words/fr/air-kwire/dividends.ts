import type { Texts } from '../../air-kwire.ts';

const routes = (count: number): string => (count === 1 ? '1 ligne' : `${count} lignes`);

export const dividends: Texts['dividends'] = {
  title: 'Dividendes',
  gauge: (done, spaces) => `Piste des dividendes : ${done} sur ${spaces}`,
  next: (left) => `Dividendes dans ${routes(left)}`,
  due: 'Dividendes à la fin du tour',
  ifNow: 'Maintenant, $',
  rate: 'Act.',
  perShare: 'Dividende par action',
  total: 'Total',
  nobody: 'Aucune compagnie n’est ouverte.',
  why: {
    cities: 'au-dessus de sa limite de villes',
    aircraft: 'un avion trop grand pour son cours',
    shares: 'moins de points de ville que d’actions vendues',
  },
  whyBrief: {
    cities: (count, limit) => `${count} villes, ${limit} au plus`,
    aircraft: (aircraft) => `${aircraft} non autorisé`,
    shares: (points, sold) => `${points <= 1 ? `${points} point` : `${points} points`} pour ${sold} actions`,
  },
  drops: 'son cours baisse',
  warned: 'la prochaine fois, son cours baisse',
  bankrupt: 'fait faillite',
  rises: 'son cours monte',
};

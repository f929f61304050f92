import type { Texts } from '../../air-kwire.ts';

export const map: Texts['map'] = {
  hint: 'Zoomer pour les noms',
  city: (name, points, airlines) =>
    [name, points < 2 ? `${points} point` : `${points} points`, ...airlines].join(', '),
  points: 'points de ville',
  flies: (aircraft, range) => `${aircraft}, portée ${range}`,
  acquired: 'acquis',
};

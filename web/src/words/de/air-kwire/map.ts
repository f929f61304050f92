import type { Texts } from '../../air-kwire.ts';

export const map: Texts['map'] = {
  hint: 'Zoomen für Namen',
  city: (name, points, airlines) =>
    [name, points === 1 ? '1 Punkt' : `${points} Punkte`, ...airlines].join(', '),
  points: 'Stadtpunkte',
  flies: (aircraft, range) => `${aircraft}, Reichweite ${range}`,
  acquired: 'übernommen',
};

import type { Texts } from '../../air-kwire.ts';

export const map: Texts['map'] = {
  hint: 'Ingrandisci per i nomi',
  city: (name, points, airlines) =>
    [name, points === 1 ? '1 punto' : `${points} punti`, ...airlines].join(', '),
  points: 'punti città',
  flies: (aircraft, range) => `${aircraft}, autonomia ${range}`,
  acquired: 'acquisito',
};

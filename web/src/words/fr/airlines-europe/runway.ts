import type { Texts } from '../../airlines-europe.ts';

/** The runway: what airlines are worth, and what they pay. */
export const runway: Texts['runway'] = {
  name: 'Valeur des compagnies et ce qu’elles rapportent',
  pays: 'Gains',
  value: 'Valeur',
  valueLines: ['Valeur', 'en piste'],
  airline: 'Compagnie',
  places: ['Premier', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième'],
  toNext: 'Jusqu’au prochain palier',
  ahead: (spaces, at) => `encore ${spaces}, à ${at}`,
  last: 'palier le plus haut',
  preview: (airline, to) => `${airline} avancerait à ${to}.`,
};

import type { Texts } from '../../airlines-europe.ts';

/** The runway: what airlines are worth, and what they pay. */
export const runway: Texts['runway'] = {
  name: 'Valore delle compagnie e quanto pagano',
  pays: 'Paga',
  value: 'Valore della compagnia',
  valueLines: ['Valore', 'in pista'],
  airline: 'Compagnia',
  places: ['Primo', 'Secondo', 'Terzo', 'Quarto', 'Quinto'],
  toNext: 'Alla prossima soglia',
  ahead: (spaces, at) => `${spaces === 1 ? 'manca 1 casella' : `mancano ${spaces} caselle`}, a ${at}`,
  last: 'la più alta',
  preview: (airline, to) => `${airline} passerebbe a ${to}.`,
};

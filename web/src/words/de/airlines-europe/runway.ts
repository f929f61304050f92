import type { Texts } from '../../airlines-europe.ts';

/** The runway: what airlines are worth, and what they pay. */
export const runway: Texts['runway'] = {
  name: 'Wert der Airlines und was sie zahlen',
  pays: 'Zahlt',
  value: 'Wert der Airline',
  valueLines: ['Airline-', 'Wert'],
  airline: 'Airline',
  places: ['Platz 1', 'Platz 2', 'Platz 3', 'Platz 4', 'Platz 5'],
  toNext: 'Bis zur nächsten Stufe',
  ahead: (spaces, at) => `noch ${spaces}, bei ${at}`,
  last: 'höchste Stufe',
  preview: (airline, to) => `${airline} käme auf ${to}.`,
};

import type { Catalogue } from '../words.svelte.ts';
import { millions } from './grammar.ts';

/** The map and the runway of Airlines Europe. */
export const map: Catalogue['map'] = {
  name: (board) => `Karte: ${board}`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganze Karte zeigen',
  hint: 'Zoom zeigt Preise',
  offer: (from, to, price) => `${from}–${to}, ${millions(price)}`,
  rule: (rule) => `Regel ${rule}`,
};

export const runway: Catalogue['runway'] = {
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

import type { Catalogue } from '../words.svelte.ts';
import { millions } from './grammar.ts';

/** The map and the runway of Airlines Europe. */
export const map: Catalogue['map'] = {
  name: (board) => `Karte: ${board}`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganze Karte zeigen',
  list: 'Strecken als Liste zeigen',
  hint: 'Zoom zeigt Preise',
  route: (from, to) => `${from}–${to}`,
  offer: (from, to, price) => `${from}–${to}, ${millions(price)}`,
  rule: (rule) => `Regel ${rule}`,
};

export const runway: Catalogue['runway'] = {
  name: 'Wert der Airlines und was sie zahlen',
  pays: 'Zahlt',
  value: 'Wert der Airline',
  valueLines: ['Airline-', 'Wert'],
  airline: 'Airline',
  payout: (points) => points.join(', '),
  preview: (airline, to) => `${airline} käme auf ${to}.`,
};

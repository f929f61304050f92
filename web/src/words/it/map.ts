import type { Catalogue } from '../words.svelte.ts';
import { millions } from './grammar.ts';

/** The map and the runway of Airlines Europe. */
export const map: Catalogue['map'] = {
  name: (board) => `Mappa: ${board}`,
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Mostra tutta la mappa',
  list: 'Mostra le tratte in elenco',
  hint: 'Ingrandisci per i prezzi',
  route: (from, to) => `${from}–${to}`,
  offer: (from, to, price) => `${from}–${to}, ${millions(price)}`,
  rule: (rule) => `Regola ${rule}`,
};

export const runway: Catalogue['runway'] = {
  name: 'Valore delle compagnie e quanto pagano',
  pays: 'Paga',
  value: 'Valore della compagnia',
  valueLines: ['Valore', 'azioni'],
  airline: 'Compagnia',
  payout: (points) => points.join(', '),
  preview: (airline, to) => `${airline} passerebbe a ${to}.`,
};

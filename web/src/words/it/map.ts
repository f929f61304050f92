import type { Catalogue } from '../words.svelte.ts';
import { millions } from './grammar.ts';

/** The map and the runway of Airlines Europe. */
export const map: Catalogue['map'] = {
  name: (board) => `Mappa: ${board}`,
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Mostra tutta la mappa',
  hint: 'Ingrandisci per i prezzi',
  offer: (from, to, price) => `${from}–${to}, ${millions(price)}`,
  rule: (rule) => `Regola ${rule}`,
};

export const runway: Catalogue['runway'] = {
  name: 'Valore delle compagnie e quanto pagano',
  pays: 'Paga',
  value: 'Valore della compagnia',
  valueLines: ['Valore', 'azioni'],
  airline: 'Compagnia',
  places: ['Primo', 'Secondo', 'Terzo', 'Quarto', 'Quinto'],
  toNext: 'Alla prossima soglia',
  ahead: (spaces, at) => `${spaces === 1 ? 'manca 1 casella' : `mancano ${spaces} caselle`}, a ${at}`,
  last: 'la più alta',
  preview: (airline, to) => `${airline} passerebbe a ${to}.`,
};

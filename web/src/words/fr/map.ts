import type { Catalogue } from '../words.svelte.ts';

const millions = (amount: number): string => `${amount} ${amount < 2 ? 'million' : 'millions'}`;

/** The map and the runway of Airlines Europe. */
export const map: Catalogue['map'] = {
  name: (board) => `Carte : ${board}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir toute la carte',
  list: 'Voir les lignes en liste',
  hint: 'Zoome pour les prix',
  route: (from, to) => `${from}–${to}`,
  offer: (from, to, price) => `${from}–${to}, ${millions(price)}`,
  rule: (rule) => `Règle ${rule}`,
};

export const runway: Catalogue['runway'] = {
  name: 'Valeur des compagnies et ce qu’elles rapportent',
  pays: 'Gains',
  value: 'Valeur',
  valueLines: ['Valeur', 'en piste'],
  airline: 'Compagnie',
  payout: (points) => points.join(', '),
  preview: (airline, to) => `${airline} avancerait à ${to}.`,
};

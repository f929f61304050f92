import type { Catalogue } from '../words.svelte.ts';

const millions = (amount: number): string => `${amount} ${amount < 2 ? 'million' : 'millions'}`;

/** The map and the runway of Airlines Europe. */
export const map: Catalogue['map'] = {
  name: (board) => `Carte : ${board}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir toute la carte',
  hint: 'Zoome pour les prix',
  offer: (from, to, price) => `${from}–${to}, ${millions(price)}`,
  rule: (rule) => `Règle ${rule}`,
};

export const runway: Catalogue['runway'] = {
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

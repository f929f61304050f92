import type { Texts } from '../../airlines-1990.ts';

const actions = (count: number): string => `${count} ${count < 2 ? 'action' : 'actions'}`;
const cards = (count: number): string => `${count} ${count < 2 ? 'carte' : 'cartes'}`;
const list = (companies: readonly string[]): string => companies.join(', ');

/** Cards in your hand and on the table. */
export const tray: Texts['tray'] = {
  flights: {
    title: 'Cartes Vol',
    count: cards,
    empty: 'Pas de carte Vol en main.',
    fresh: 'nouvelle',
    swap: 'échanger',
    flies: (companies) => `sert à ${list(companies)}`,
    founds: (companies) => `fonde ${list(companies)}`,
    nothingNow: 'aucun vol maintenant',
    unusable: 'inutilisable',
    unusableCount: (count) =>
      count === 1 ? '1 carte inutilisable : échange-la' : `${cards(count)} inutilisables : échange-les`,
  },

  shares: {
    title: 'Actions',
    count: actions,
    empty: 'Pas d’action en main.',
    stack: (company, count) => `${company}, ${actions(count)} en main`,
    chosen: (count) => `${count} ${count < 2 ? 'choisie' : 'choisies'}`,
    inPlay: 'en jeu',
    notFounded: 'pas fondée',
    worthless: 'sans valeur',
  },

  market: {
    pile: 'Pioche',
    flights: 'Vols',
    pileLabel: (count, scoring) =>
      scoring === 0
        ? `Pioche, ${cards(count)}, aucune carte de décompte`
        : `Pioche, ${cards(count)}, dont ${scoring} de décompte`,
    flightsLabel: (count, discards) => `Pioche des cartes Vol, ${cards(count)} ; défausse : ${discards}`,
    discards: 'Défausse',
    scoring: (count) => `${cards(count)} de décompte dans la pioche`,
    share: (company, place) => `Action ${company}, place ${place} du marché`,
    worthless: 'sans valeur',
    replace: 'rempla\u00ADcer',
  },
};

import type { Texts } from '../../airlines-1990.ts';
import { cards, shares } from '../grammar.ts';

const list = (companies: readonly string[]): string => companies.join(', ');

/** Cards in the own hand and on the table. */
export const tray: Texts['tray'] = {
  flights: {
    title: 'Carte volo',
    count: cards,
    empty: 'Nessuna carta volo in mano.',
    hidden: 'Le mani sono coperte.',
    fresh: 'nuova',
    swap: 'cambia',
    flies: (companies) => `vola per ${list(companies)}`,
    founds: (companies) => `fonda ${list(companies)}`,
    nothingNow: 'ora nessun volo',
    unusable: 'non serve più',
    unusableCount: (count) =>
      count === 1 ? '1 carta inutile: cambiala' : `${cards(count)} inutili: cambiale`,
  },

  shares: {
    title: 'Azioni',
    count: shares,
    empty: 'Nessuna azione in mano.',
    hidden: 'Le mani sono coperte.',
    stack: (company, count) => `${company}, ${shares(count)} in mano`,
    chosen: (count) => `${count} ${count === 1 ? 'scelta' : 'scelte'}`,
    inPlay: 'in gioco',
    notFounded: 'non fondata',
    worthless: 'senza valore',
  },

  market: {
    pile: 'Mazzo',
    flights: 'Voli',
    pileLabel: (count, scoring) =>
      scoring === 0
        ? `Mazzo, ${cards(count)}, nessuna carta punteggio`
        : `Mazzo, ${cards(count)}, di cui ${scoring} di punteggio`,
    flightsLabel: (count, discards) => `Mazzo delle carte volo, ${cards(count)}; scartate ${discards}`,
    discards: 'Scarti',
    scoring: (count) => `${cards(count)} punteggio nel mazzo`,
    share: (company, place) => `Azione ${company}, posto ${place} del mercato`,
    worthless: 'nulla',
    replace: 'cambia',
  },
};

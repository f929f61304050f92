import type { Texts } from '../../airlines-1990.ts';
import { cards, shares } from '../grammar.ts';

const list = (companies: readonly string[]): string => companies.join(', ');

/** Cards in your hand and on the table. */
export const tray: Texts['tray'] = {
  flights: {
    title: 'Carte volo',
    count: cards,
    empty: 'Nessuna carta volo in mano.',
    fresh: 'nuova',
    swap: 'cambia',
    flies: (companies) => `serve a ${list(companies)}`,
    founds: (companies) => `fonda ${list(companies)}`,
    nothingNow: 'ora nessun volo',
    unusable: 'inutilizzabile',
    unusableCount: (count) =>
      count === 1 ? '1 carta inutilizzabile: cambiala' : `${cards(count)} inutilizzabili: cambiale`,
  },

  shares: {
    title: 'Azioni',
    count: shares,
    empty: 'Nessuna azione in mano.',
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
        : `Mazzo, ${cards(count)}, di cui ${scoring} ${scoring === 1 ? 'carta' : 'carte'} punteggio`,
    flightsLabel: (count, discards) => `Mazzo delle carte volo, ${cards(count)}; scartate ${discards}`,
    discards: 'Scarti',
    scoring: (count) => `${cards(count)} punteggio nel mazzo`,
    share: (company, place) => `Azione ${company}, posto ${place} del mercato`,
    worthless: 'senza valore',
    replace: 'sosti\u00ADtuisci',
  },
};

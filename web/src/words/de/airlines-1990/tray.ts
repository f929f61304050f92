import type { Texts } from '../../airlines-1990.ts';
import { cards, shares } from '../grammar.ts';

const list = (companies: readonly string[]): string => companies.join(', ');

/** Cards in your hand and on the table. */
export const tray: Texts['tray'] = {
  flights: {
    title: 'Flugkarten',
    count: cards,
    empty: 'Keine Flugkarten auf der Hand.',
    fresh: 'neu',
    swap: 'tauschen',
    flies: (companies) => `für ${list(companies)}`,
    founds: (companies) => `zum Gründen von ${list(companies)}`,
    nothingNow: 'jetzt kein Flug',
    unusable: 'unbrauchbar',
    unusableCount: (count) =>
      count === 1 ? '1 unbrauchbare Karte: tauschen' : `${count} unbrauchbare Karten: tauschen`,
  },

  shares: {
    title: 'Aktien',
    count: shares,
    empty: 'Keine Aktien auf der Hand.',
    stack: (company, count) => `${company}, ${shares(count)} auf der Hand`,
    chosen: (count) => `${count} gewählt`,
    inPlay: 'im Spiel',
    notFounded: 'nicht gegründet',
    worthless: 'wertlos',
  },

  market: {
    pile: 'Stapel',
    flights: 'Flüge',
    pileLabel: (count, scoring) =>
      scoring === 0
        ? `Stapel, ${cards(count)}, keine Wertungskarte darin`
        : `Stapel, ${cards(count)}, davon ${scoring} ${scoring === 1 ? 'Wertungskarte' : 'Wertungskarten'}`,
    flightsLabel: (count, discards) => `Flugkartenstapel, ${cards(count)}; ${discards} abgelegt`,
    discards: 'Ablage',
    scoring: (count) => (count === 1 ? '1 Wertungskarte im Stapel' : `${count} Wertungskarten im Stapel`),
    share: (company, place) => `Aktie von ${company}, Marktplatz ${place}`,
    worthless: 'wertlos',
    replace: 'ersetzen',
  },
};

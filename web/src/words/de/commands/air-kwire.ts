import type { KwireCommands } from '../../en/commands/air-kwire.ts';
import { money } from '../../figures.ts';
import { shares } from '../grammar.ts';

const dollars = (amount: number): string => money('de', amount);

export const kwireCommands: KwireCommands = {
  verbs: {
    buy: ['kaufen', 'kaufe', 'kauf'],
    open: ['kaufen', 'eröffnen', 'eröffne', 'kaufe', 'kauf'],
    sell: ['verkaufen', 'verkaufe', 'verkauf'],
    done: ['weiter', 'fertig', 'genug'],
    route: ['fliegen', 'fliege', 'flieg', 'strecke'],
    discard: ['ablegen', 'lege ab', 'wirf ab'],
    pass: ['passen', 'passe'],
    draw: ['ziehen', 'ziehe', 'zieh', 'nimm'],
    approve: ['zustimmen', 'ja', 'stimme zu'],
    refuse: ['ablehnen', 'nein', 'lehne ab'],
    rehome: ['heimat'],
    dispose: ['tauschen', 'tausche', 'tausch'],
    settle: ['ersetzen', 'ersetze'],
    power: ['spielen', 'spiele', 'sonderkarte'],
    decommission: ['streichen', 'stilllegen', 'streiche'],
    keep: ['behalten', 'behalte'],
    propose: ['vorschlagen', 'ende vorschlagen', 'abstimmen'],
    vote: ['abstimmen', 'stimme'],
  },
  nouns: {
    pile: ['stapel', 'oberste'],
    pool: ['ablage'],
    none: ['keine', 'nichts'],
    forfeit: ['aufgeben', 'verzichten', 'verzicht'],
    yes: ['ja', 'ende'],
    no: ['nein', 'weiterspielen'],
  },

  does: {
    buy: 'Eine Aktie kaufen',
    open: 'Eine Gesellschaft eröffnen',
    sell: 'Eine Aktie verkaufen',
    done: 'Weiter',
    route: 'Eine Strecke eröffnen',
    discard: 'Eine Karte ablegen',
    pass: 'In diesem Zug keine Karte',
    draw: 'Eine Karte ziehen',
    approve: 'Der Strecke zustimmen',
    refuse: 'Die Strecke ablehnen',
    rehome: 'Das Flugzeug für die übernommene Heimat',
    dispose: 'Aktien tauschen, zwei gegen eine, den Rest verkaufen',
    settle: 'Eine Stadt ohne Marker',
    power: 'Eine Sonderkarte spielen',
    decommission: 'Eine Stadt streichen',
    keep: 'Alle Städte behalten',
    propose: 'Das Ende vorschlagen',
    vote: 'Ende des Spiels, ja oder nein',
  },
  says: {
    airline: (name, home) => `${name}, Heimat ${home}`,
    buying: (airline, cost) => `Eine Aktie von ${airline} kaufen, mit Gebühr ${dollars(cost)}`,
    opening: (airline, cost) =>
      `${airline} eröffnen: zwei Aktien für ${dollars(cost)}, und in diesem Zug eine Strecke`,
    selling: (airline, gain) => `Eine Aktie von ${airline} verkaufen, nach Gebühr ${dollars(gain)}`,
    flying: (airline, city, aircraft) => `${airline} nach ${city} mit einer ${aircraft}`,
    discarding: (card) => `${card} ablegen`,
    taking: (city) => `${city} aus der Ablage nehmen`,
    drawing: { pile: 'Die oberste Karte des Stapels ziehen', none: 'Keine Karte ziehen' },
    rehoming: (aircraft) => `Eine ${aircraft} für die übernommene Heimat`,
    disposing: ({ gets, of, sells, brings }) =>
      [
        ...(gets > 0 ? [`${2 * gets} Aktien gegen ${gets} von ${of} tauschen`] : []),
        ...(sells > 0 ? [`${shares(sells)} für ${dollars(brings)} verkaufen`] : []),
      ].join(', ') || 'Kein Tausch',
    settling: (city, aircraft) => `Eine eigene ${aircraft} in ${city}`,
    forfeiting: (city) => `${city} aufgeben`,
    playing: (card) => `${card} spielen`,
    leaving: (airline, city) => `${airline} gibt ${city} auf`,
    keeping: (airline) => `${airline} behält alle Städte`,
    agreeing: 'Das Spiel soll enden',
    disagreeing: 'Wir spielen weiter',
    done: {
      stock: 'In diesem Zug keine Käufe und Verkäufe mehr',
      second: 'Keine zweite Strecke',
      'free-discard': 'Keine Karte mehr ablegen',
    },
    count: (count) => (count === 0 ? 'alle Aktien verkaufen' : `${shares(count)} für ${2 * count}`),

    traded: ({ airline, price, ceo, bankrupt }) =>
      bankrupt
        ? `${airline} ist dann bankrott.`
        : `Kurs danach: ${dollars(price)}.${ceo === null ? '' : ` CEO: ${ceo}.`}`,
    flown: ({ airline, points, asked, acquirer, defunct, pays, wins }) =>
      [
        ...(asked === null ? [] : [`Zuerst entscheidet der CEO: ${asked}.`]),
        `${airline} hat dann ${points} Stadtpunkte.`,
        ...(acquirer === null ? [] : [`Fusion: ${acquirer} übernimmt ${defunct}.`]),
        ...(wins ? ['Das Spiel endet.'] : []),
        ...(pays ? ['Die Dividende wird gezahlt.'] : []),
      ].join(' '),
  },
};

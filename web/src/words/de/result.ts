import { rich, strong } from '../rich.ts';
import type { Catalogue } from '../words.svelte.ts';
import { does, type Forms, named, ordinal, SHARE, verb, withPoints } from './grammar.ts';

const WIN: Forms = ['gewinnst', 'gewinnt', 'gewinnt', 'gewinnen'];
const HAVE: Forms = ['hast', 'hat', 'habt', 'haben'];
const LAY: Forms = ['lagst', 'lag', 'lagt', 'lagen'];

/** The end of a game: what is said at every table, and how Airlines Europe decides between equals. */
export const result: Catalogue['result'] = {
  title: 'Ergebnis',
  wins: (winners) => (winners.length > 1 ? `${does(winners, SHARE)} den Sieg` : does(winners, WIN)),
  posterTitle: (names) => names.join(' & '),

  endedBy: (reason) =>
    reason === 'all-blocked'
      ? 'Es gab keine Lizenz mehr zu kaufen, so endete das Spiel mit einer Schlusswertung.'
      : '',
  margin: (winners, margin) => rich`${strong(`${does(winners, WIN)} mit ${withPoints(margin)} Vorsprung.`)}`,
  tieBreak: (winners, beaten, abacus, next) =>
    rich`${strong(`${does([...winners, ...beaten], HAVE)} gleich viele Punkte.`)} ABACUS-Aktien im Depot entscheiden: ${abacus} gegen ${next}.`,
  shared: (abacus) =>
    abacus === 0
      ? rich`${strong('Gleich viele Punkte, und keine ABACUS-Aktie, die entscheidet.')} Der Sieg ist geteilt.`
      : rich`${strong('Gleich viele Punkte, gleich viele ABACUS-Aktien.')} Mit je ${abacus} im Depot ist der Sieg geteilt.`,
  ledBefore: (leaders, scoring, final, sameAsWinner) => {
    const before = `Vor der ${final ? 'Schlusswertung' : `${ordinal(scoring)}n Wertung`}`;
    const lay = `${before} ${verb(leaders, LAY)} ${named(leaders)}`;
    return sameAsWinner ? `${lay} schon vorn.` : `${lay} vorn; sie hat das Spiel gedreht.`;
  },
  decider: (sign, won, other, next) =>
    rich`Den größten Unterschied zu ${next.is === 'you' ? 'dir' : next.name} machte ${sign}: ${won} zu ${other}.`,

  chart: 'Punkte nach Wertungen',
  place: (place) => `${place}.`,
  columns: {
    place: 'Platz',
    player: 'Name',
    start: 'Start',
    total: 'Summe',
    abacus: 'ABACUS',
    best: 'Bester Ertrag',
  },

  open: 'Jetzt offen',
  inHand: (who) => (who.is === 'you' ? 'Deine Hand' : `Hand von ${who.name}`),
  inDeck: 'Noch im Stapel',
  none: 'nichts',
  cards: (airline, count) => `${airline}: ${count}`,
  scoringCards: (count) => (count === 1 ? '1 Wertungskarte' : `${count} Wertungskarten`),

  again: 'Noch einmal',
  againSays: 'Neu gemischt',
  sameDeal: 'Gleiche Karten',
  sameDealSays: 'Verteilt wie eben',
  log: 'Verlauf',
  history: 'Rückblick',
  table: 'Zum Tisch',
  home: 'Start',
};

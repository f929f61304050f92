import type { Texts } from '../../common.ts';
import { rich, strong } from '../../rich.ts';
import { does, type Forms, named, ordinal, SHARE, verb, withPoints } from '../grammar.ts';

const WIN: Forms = ['gewinnst', 'gewinnt', 'gewinnt', 'gewinnen'];
const LAY: Forms = ['lagst', 'lag', 'lagt', 'lagen'];

/** The end of a game. */
export const result: Texts['result'] = {
  title: 'Ergebnis',
  wins: (winners) => (winners.length > 1 ? `${does(winners, SHARE)} den Sieg` : does(winners, WIN)),
  posterTitle: (names) => names.join(' & '),
  margin: (winners, margin) => rich`${strong(`${does(winners, WIN)} mit ${withPoints(margin)} Vorsprung.`)}`,
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
    total: 'Summe',
    best: 'Bester Ertrag',
  },

  open: 'Jetzt offen',
  inHand: (who) => (who.is === 'you' ? 'Deine Hand' : `Hand von ${who.name}`),
  none: 'nichts',
  cards: (airline, count) => `${airline}: ${count}`,
  scoringCards: (count) => (count === 1 ? '1 Wertungskarte' : `${count} Wertungskarten`),

  again: 'Noch einmal',
  againSays: 'Neu gemischt',
  sameDeal: 'Gleiche Karten',
  sameDealSays: 'Gegeben wie eben',
  log: 'Verlauf',
  history: 'Rückblick',
  table: 'Zum Tisch',
  home: 'Start',
};

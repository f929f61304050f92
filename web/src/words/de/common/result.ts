import type { SceneTexts } from '../../common.ts';
import { rich, strong } from '../../rich.ts';
import { BEHIND, does, type Forms, named, ordinal, points, SHARE, verb } from '../grammar.ts';

const WIN: Forms = ['gewinnst', 'gewinnt', 'gewinnt', 'gewinnen'];
const LAY: Forms = ['lagst', 'lag', 'lagt', 'lagen'];

/** The end of a game. */
export const result: SceneTexts['result'] = {
  title: 'Ergebnis',
  wins: (winners) => (winners.length > 1 ? `${does(winners, SHARE)} den Sieg` : does(winners, WIN)),
  posterTitle: (names) => names.join(' & '),
  margin: (margin, next) => rich`${strong(`${does(next, BEHIND)} ${points(margin)} zurück.`)}`,
  points: (score) => points(score),
  best: (score, before, level, wins) =>
    `Dein Bestwert gegen ${level}: ${score}, bisher ${before}. Auf dieser Stufe hast du ${wins === 1 ? '1 Spiel' : `${wins} Spiele`} gewonnen.`,
  ledBefore: (leaders, scoring, final, sameAsWinner) => {
    const before = `Vor der ${final ? 'Schlusswertung' : `${ordinal(scoring)}n Wertung`}`;
    const lay = `${before} ${verb(leaders, LAY)} ${named(leaders)}`;
    return sameAsWinner ? `${lay} schon vorn.` : `${lay} vorn; sie hat das Spiel gedreht.`;
  },
  decider: (sign, won, other, next) =>
    rich`Den größten Unterschied zu ${next.is === 'you' ? 'dir' : next.name} machte ${sign}: ${won} zu ${other}.`,

  chart: 'Punkte nach Wertungen',
  overTime: 'Punkte im Lauf des Spiels',
  overTimeSays: 'Nach jeder Wertung',
  start: 'Start',
  moment: 'Nach',
  place: (place) => `${place}.`,
  columns: {
    place: 'Platz',
    player: 'Name',
    total: 'Summe',
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
  harder: 'Eine Stufe stärker',
  share: {
    open: 'Teilen',
    title: 'Ergebnis teilen',
    picture: (headline) => `Ein Plakat mit dem Ergebnis: ${headline}`,
    failed: 'Das Bild ließ sich nicht zeichnen.',
    send: 'Bild senden',
    notSent: 'Das Bild wurde nicht gesendet. Du kannst es stattdessen speichern.',
    save: 'Bild speichern',
    link: 'Link zum Spiel kopieren',
  },
  log: 'Verlauf',
  history: 'Rückblick',
  table: 'Zum Tisch',
  home: 'Start',
};

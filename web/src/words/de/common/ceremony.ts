import type { Texts } from '../../common.ts';
import { rich, strong } from '../../rich.ts';
import { capital, does, type Forms, isYou, ordinal, points, shares } from '../grammar.ts';

const NUMERALS = ['', 'I', 'II', 'III', 'E'];
const FETCH: Forms = ['holst', 'holt', 'holt', 'holen'];

/** Scorings, on the stage of any game. */
export const ceremony: Texts['ceremony'] = {
  title: (scoring, final) =>
    final || scoring > 3 ? 'Schlusswertung' : `${capital(ordinal(scoring))} Wertung`,
  numeral: (scoring) => NUMERALS[scoring] ?? '',
  progress: 'Wertungen',
  numberOf: (number, count) => `${number} von ${count}`,
  pays: 'Was die Plätze zahlen',
  place: (from, to) => (from === to ? `${from}.` : `${from}.–${to}.`),
  shares,
  noShare: 'keine Aktie',
  notPaid: 'ohne Punkte',
  podium: 'Wer wie viele Aktien hat',

  pointsThisTime: 'Punkte diesmal',
  soFar: 'Bisher',
  together: 'Diese Wertung',
  pay: 'Zahlt',
  nobodyHolds: 'Niemand hat',
  secret: 'Alle Punkte bleiben bis zum Ende geheim.',
  secretButYours: (before, now) =>
    `Bis zum Ende geheim. Nur du siehst deine Punkte: bisher ${before}\u00A0+\u00A0${now}.`,
  totals: (totals) => `Stand jetzt: ${totals.join(', ')}.`,
  totalOf: (name, total) => `${name} ${total}`,

  pause: 'Pause',
  carryOn: 'Fortsetzen',
  turnOver: (title) => `${title}: weiter`,
  sound: { question: 'Den Gong hören?', yes: 'Ja', no: 'Nein' },
  speed: (times) => `Tempo ${times}×`,
  toResult: 'Zum Ergebnis',
  next: 'Nächste',
  toSum: 'Zur Summe',
  continue: 'Weiter',
  strip: 'In dieser Wertung',
  rule: (number) => `Regel ${number}`,

  most: (who, most, mine) => {
    const yours = mine === null || who.some(isYou) ? '' : ` Du holst ${mine}.`;
    return rich`${strong(`${does(who, FETCH)} diesmal am meisten:`)} ${points(most)}.${yours}`;
  },
  nobodyScored: 'Diesmal bekommt niemand Punkte.',
  scoringBrought: 'Was diese Wertung brachte',
};

import { type Rich, rich, strong } from '../../rich.ts';
import type { Who } from '../../who.ts';
import { does, points, shares } from '../people.ts';

const SHORT_ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
const NUMERALS = ['', 'I', 'II', 'III', 'E'];
const SCORINGS = ['', 'First scoring', 'Second scoring', 'Third scoring'];

/** Scorings, on the stage of any game. */
export const ceremony = {
  title: (scoring: number, final: boolean): string =>
    final ? 'Final scoring' : (SCORINGS[scoring] ?? 'Final scoring'),
  numeral: (scoring: number) => NUMERALS[scoring] ?? '',
  progress: 'Scorings',
  numberOf: (number: number, count: number) => `${number} of ${count}`,
  pays: 'What the places pay',
  place: (from: number, to: number) =>
    from === to ? SHORT_ORDINALS[from] : `${SHORT_ORDINALS[from]}–${SHORT_ORDINALS[to]}`,
  shares,
  noShare: 'no share',
  notPaid: 'not paid',
  podium: 'Who holds how many shares',

  pointsThisTime: 'Points this time',
  soFar: 'So far',
  together: 'This scoring',
  pay: 'Pays',
  nobodyHolds: 'Nobody holds',
  secret: 'Totals stay secret until the end.',
  secretButYours: (before: number, now: number) =>
    `Totals stay secret until the end. Only you see yours: ${before} + ${now} so far.`,
  totals: (totals: readonly string[]) => `Totals now: ${totals.join(', ')}.`,
  totalOf: (name: string, total: number) => `${name} ${total}`,

  pause: 'Pause',
  carryOn: 'Continue',
  turnOver: (title: string) => `${title}: continue`,
  /** At the first ceremony of a device. */
  sound: { question: 'Hear the gong?', yes: 'Yes', no: 'No' },
  speed: (times: number) => `Speed ${times}×`,
  toResult: 'To the result',
  next: 'Next',
  toSum: 'Sum it up',
  continue: 'Continue',
  strip: 'In this scoring',
  rule: (number: string) => `Rule ${number}`,

  most: (who: readonly Who[], most: number, mine: number | null): Rich => {
    const claim = `${does(who, 'take')} the most this time:`;
    const yours = mine === null || who.some(({ is }) => is === 'you') ? '' : ` You take ${mine}.`;
    return rich`${strong(claim)} ${points(most)}.${yours}`;
  },
  nobodyScored: 'Nobody takes a point this time.',
  scoringBrought: 'What this scoring brought',
};

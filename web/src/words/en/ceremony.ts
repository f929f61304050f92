import type { Rich } from '../rich.ts';
import { rich, strong } from '../rich.ts';
import type { Who } from '../who.ts';
import { capital, does, isYou, list, named, points, shares } from './people.ts';

/** Those who share places, as in games/common/scoring/standings.ts, with people for seats. */
interface Group {
  readonly who: readonly Who[];
  readonly from: number;
  readonly to: number;
  readonly shares: number;
  readonly paid: readonly number[];
  readonly each: number;
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const SHORT_ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
const NUMERALS = ['', 'I', 'II', 'III', 'E'];
const SCORINGS = ['', 'First scoring', 'Second scoring', 'Third scoring'];

const isBank = ([first, second]: readonly Who[]): boolean => first?.is === 'third' && second === undefined;

function sum(paid: readonly number[], each: number): string {
  const total = paid.reduce((all, one) => all + one, 0);
  if (total === 0) return 'these places pay nothing.';
  const rounded = each * paid.length === total ? '' : ', rounded up';
  return `${paid.join(' + ')} = ${total}, so ${each} each${rounded}.`;
}

function singleSaid({ who, from, shares: held, each }: Group): [claim: string, outcome: string] {
  const verb = isYou(who) ? 'are' : 'is';
  const gets = isYou(who) ? 'get' : 'gets';
  if (isBank(who))
    return [`The bank is ${ORDINALS[from]} with ${shares(held)}`, 'it takes the place, but no points.'];
  if (from === 1)
    return [
      `${capital(named(who))} ${verb} first with ${shares(held)}`,
      each === 0 ? 'no points.' : `${points(each)}.`,
    ];
  return [`${capital(named(who))} ${verb} ${ORDINALS[from]}`, `${gets} ${each === 0 ? 'nothing' : each}.`];
}

function groupSaid(group: Group, first: boolean): Rich {
  const { who, from, to, paid, each } = group;
  if (who.length > 1) {
    const places = list(Array.from({ length: to - from + 1 }, (_, i) => ORDINALS[from + i] ?? ''));
    const bank = each > 0 && who.some(({ is }) => is === 'third') ? ' The bank’s part is not paid.' : '';
    const claim = `${capital(named(who))} share ${places} place:`;
    return first ? rich`${strong(claim)} ${sum(paid, each)}${bank}` : [`${claim} ${sum(paid, each)}${bank}`];
  }
  const [claim, outcome] = singleSaid(group);
  const joined = from === 1 || isBank(who) ? `${claim}: ` : `${claim} and `;
  return first ? rich`${strong(joined.trim())} ${outcome}` : [`${joined}${outcome}`];
}

/** Scorings: what is said at every table, and the reasons of Airlines Europe. */
export const ceremony = {
  title: (scoring: number, final: boolean): string =>
    final ? 'Final scoring' : (SCORINGS[scoring] ?? 'Final scoring'),
  numeral: (scoring: number) => NUMERALS[scoring] ?? '',
  progress: 'Scorings',
  /** A mark on the way through the history. */
  end: (scorings: readonly string[]) => `${scorings.join(' ')}, end`,
  numberOf: (number: number, count: number) => `Number ${number} of ${count}`,
  standsAt: (name: string, value: number) => `${name} stands at ${value}`,
  abacusPays: (name: string) => `${name} pays by the number of the scoring`,
  pays: 'What the places pay',
  place: (from: number, to: number) =>
    from === to ? SHORT_ORDINALS[from] : `${SHORT_ORDINALS[from]}–${SHORT_ORDINALS[to]}`,
  shares,
  noShare: 'no share',
  notPaid: 'not paid',
  bank: { name: 'The bank', said: 'the bank' },
  podium: 'Who holds how many shares',

  /** Why the points of one airline fell as they did. */
  reason(
    split: { who: Who; parts: readonly [number, number]; points: number } | null,
    groups: readonly Group[],
    without: readonly Who[],
  ): Rich {
    const sentences: Rich[] = [];
    if (split) {
      const counts = split.who.is === 'you' ? 'count' : 'counts';
      const claim = `${capital(named([split.who]))} ${counts} as two holders, ${split.parts.join(' and ')}:`;
      sentences.push(rich`${strong(claim)} ${points(split.points)} together.`);
    }
    groups.forEach((group, i) => {
      sentences.push(groupSaid(group, i === 0 && split === null));
    });
    if (without.some(({ is }) => is === 'you')) sentences.push(['You hold no share.']);
    return sentences.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]));
  },

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
  carryOn: 'Go on',
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

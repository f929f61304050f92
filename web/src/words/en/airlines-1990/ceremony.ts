import type { Who } from '../../who.ts';
import { capital, does, isYou, named, points, shares } from '../people.ts';

const rounding = (rounded: boolean): string => (rounded ? ', rounded down' : '');

/** The scorings of Airlines (1990). A reason is a claim and what comes of it. */
export const ceremony = {
  heading: (name: string, markers: number) =>
    markers === 1 ? `${name} has 1 marker on the board` : `${name} has ${markers} markers on the board`,
  third: { name: 'Third player', said: 'the third player' },
  /** A scoring card that is put back (A90-70). */
  tooEarly: 'Too early',

  first: (who: readonly Who[], held: number) =>
    `${capital(named(who))} ${isYou(who) ? 'are' : 'is'} first with ${shares(held)}:`,
  second: (who: readonly Who[], held: number) =>
    `${capital(named(who))} ${isYou(who) ? 'are' : 'is'} second with ${shares(held)}:`,
  alone: (who: readonly Who[]) => `Only ${named(who)} ${isYou(who) ? 'have' : 'has'} shares on the table:`,
  tiedFirst: (who: readonly Who[]) => `${does(who, 'share')} first and second place:`,
  tiedSecond: (who: readonly Who[]) => `${does(who, 'share')} second place:`,

  all: (count: number) => `all ${points(count)}.`,
  half: (count: number, rounded: boolean) => `half, ${count}${rounding(rounded)}.`,
  both: (sum: string, count: number) => `${sum} = ${points(count)}.`,
  /** `sum`: "9 + 4 = 13", or "4". */
  each: (sum: string, count: number, rounded: boolean) => `${sum}, so ${count} each${rounding(rounded)}.`,
  notPaid: 'a place without points.',
  thirdNotPaid: 'The part of the third player is not paid.',
  nothing: (who: readonly Who[]) => `${does(who, 'get')} nothing.`,
  without: 'You have no share of it on the table.',
};

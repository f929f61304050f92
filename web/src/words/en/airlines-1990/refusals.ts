import type { RefusalReason } from '@tarmac/airlines-1990';
import type { RefusalValues } from '@tarmac/kernel';
import { company } from '../../airlines-1990.ts';
import { names } from './names.ts';

const patterns: Readonly<Record<string, string>> = names.patterns;
const pattern = (id: string | number | undefined): string => patterns[String(id)] ?? '';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Readonly<Record<RefusalReason | 'no-card-fits', (values: RefusalValues) => string>> = {
  'match-over': () => 'The game is over.',
  'no-such-seat': () => 'Nobody sits there.',
  'not-your-turn': () => 'It is not your turn.',
  'chance-first': () => 'A pile is being shuffled.',
  'shuffle-due': () => 'First a pile is shuffled.',
  'other-pile': () => 'Another pile is to be shuffled.',
  'not-the-pile': () => 'These are not the cards of the pile.',
  'one-action': () => 'Choose first: found, expand, or play shares.',
  'fly-or-keep': () => 'Fly with a flight card now, or keep them all.',
  'share-due': () => 'Take a share now.',
  'sabotage-or-done': () => 'Sabotage a route now, or leave it.',
  'draw-first': () => 'Expand begins with drawing a flight card.',
  'card-not-held': () => 'You do not have this flight card.',
  'card-usable': () => 'Some company can still use this flight card.',
  'card-is-new': () => 'This flight card has just come by a swap. It waits for your next turn.',
  'refreshed-already': () => 'You have already replaced a share of the market this turn.',
  'pile-empty': () => 'The pile is empty.',
  'not-in-market': (v) => `The market has no share of ${company(v)}.`,
  'not-worthless': (v) => `Shares of ${company(v)} may still be worth something.`,
  'founded-already': (v) => `${company(v)} has been founded already.`,
  'not-founded': (v) => `${company(v)} has not been founded yet.`,
  inactive: (v) => `${company(v)} is inactive: it can no longer be founded, and its shares are worthless.`,
  'shares-not-held': (v) =>
    v.held === 0
      ? `You have no share of ${company(v)} in hand.`
      : `You do not have so many shares of ${company(v)}.`,
  'not-at-headquarters': (v) => `The first route of ${company(v)} begins at its headquarters.`,
  'other-pattern': (v) => `The route is a ${pattern(v.wanted)}, the card has a ${pattern(v.pattern)}.`,
  'may-not-fly': (v) => `${company(v)} may not fly this line pattern.`,
  'route-full': () => 'No circle of this route is free.',
  'card-too-low': (v) => `This route needs a card of ${v.needed} or more.`,
  'not-connected': (v) => `${company(v)} does not fly here yet.`,
  'flies-already': (v) => `${company(v)} flies this route already.`,
  'no-marker': (v) => `${company(v)} has no marker left.`,
  'no-such-circle': (v) => `The circles of this route are ${v.circles}.`,
  'circle-too-low': () => 'Only circles of 5 or more can be sabotaged.',
  'circle-taken': () => 'This circle is covered already.',
  'sabotaged-already': () => 'This route has been sabotaged already.',
  'no-card-fits': (v) => `No flight card of yours takes ${company(v)} anywhere.`,
};

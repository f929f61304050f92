import type { RefusalReason } from '@tarmac/airlines-1990';
import type { RefusalValues } from '@tarmac/kernel';
import { company } from '../../airlines-1990.ts';
import { names } from './names.ts';

const patterns: Readonly<Record<string, string>> = names.patterns;
const pattern = (id: string | number | undefined): string => patterns[String(id)] ?? '';

/** Reasons that the page finds by asking about everyone who could do it. */
type ForAll = 'nobody-connected' | 'nobody-may-fly' | 'nobody-can' | 'card-flies-nowhere';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Readonly<
  Record<RefusalReason | ForAll | 'no-card-fits', (values: RefusalValues) => string>
> = {
  'match-over': () => 'The game is over.',
  'no-such-seat': () => 'Nobody sits there.',
  'not-your-turn': () => 'It’s not your turn.',
  'chance-first': () => 'A pile is being shuffled. Wait a moment.',
  'shuffle-due': () => 'A pile has to be shuffled first.',
  'other-pile': () => 'The other pile has to be shuffled.',
  'not-the-pile': () => 'These aren’t the cards of the pile.',
  'one-action': () => 'Choose first: found, expand, or play shares.',
  'fly-or-keep': () => 'Fly with a flight card now, or keep them all.',
  'share-due': () => 'Take a share now.',
  'sabotage-or-done': () => 'Sabotage a route now, or choose not to.',
  'draw-first': () => 'Draw a flight card first.',
  'card-not-held': () => 'You don’t have this flight card.',
  'card-usable': () => 'A company can still use this flight card, so you keep it.',
  'card-is-new': () => 'You just swapped for this flight card. You can swap it on your next turn.',
  'refreshed-already': () => 'You have already replaced a share of the market this turn.',
  'pile-empty': () => 'The pile is empty.',
  'not-in-market': (v) => `The market has no share of ${company(v)}.`,
  'not-worthless': (v) => `Shares of ${company(v)} may still be worth something, so they stay.`,
  'founded-already': (v) => `${company(v)} has been founded already.`,
  'not-founded': (v) => `${company(v)} hasn’t been founded yet.`,
  inactive: (v) => `${company(v)} is inactive: it can no longer be founded, and its shares are worthless.`,
  'shares-not-held': (v) =>
    v.held === 0
      ? `You have no share of ${company(v)} in hand.`
      : `You don’t have that many shares of ${company(v)}.`,
  'not-at-headquarters': (v) => `The first route of ${company(v)} begins at its headquarters.`,
  'other-pattern': (v) => `The route is a ${pattern(v.wanted)}, your card has a ${pattern(v.pattern)}.`,
  'may-not-fly': (v) => `${company(v)} can’t fly this line pattern.`,
  'route-full': () => 'No circle of this route is free.',
  'card-too-low': (v) => `This route needs a card of ${v.needed} or more.`,
  'not-connected': (v) => `${company(v)} doesn’t fly here yet. Bring it to one of the two cities first.`,
  'flies-already': (v) => `${company(v)} flies this route already.`,
  'no-marker': (v) => `${company(v)} has no marker left.`,
  'no-such-circle': (v) => `The circles of this route are ${v.circles}.`,
  'circle-too-low': () => 'Only circles of 5 or more can be sabotaged.',
  'circle-taken': () => 'This circle is covered already.',
  'sabotaged-already': () => 'This route has been sabotaged already.',
  'no-card-fits': (v) => `None of your flight cards takes ${company(v)} anywhere.`,
  /* True for all that could do it. */
  'nobody-connected': (v) => `No company reaches ${v.from} or ${v.to} yet.`,
  'nobody-may-fly': () => 'None of the companies that could fly now takes this line pattern.',
  'nobody-can': (v) => `No company can fly ${v.from}–${v.to} now.`,
  'card-flies-nowhere': () => 'No company can fly with this card now.',
};

import type { RefusalReason } from '@tarmac/airlines-europe';
import type { RefusalValues } from '@tarmac/kernel';
import { airline } from '../../airlines-europe.ts';

type Value = string | number | undefined;
const shares = (count: Value): string => (count === 1 ? '1 share' : `${count} shares`);

/** Reasons that the page finds by asking about everyone who could do it. */
type ForAll = 'nobody-serves' | 'nobody-can';

/** What a player is told when the rules say no, by the reason that the game gives. */
export const refusals: Readonly<Record<RefusalReason | ForAll, (values: RefusalValues) => string>> = {
  'match-over': () => 'The game is over.',
  'no-such-seat': () => 'Nobody sits there.',
  'not-your-turn': () => 'It’s not your turn.',
  'has-chosen': () => 'You have chosen. The others are still choosing.',
  'keep-first': () => 'Everyone chooses two shares for the portfolio first.',
  'keep-from-hand': () => 'You don’t have both of these in your hand.',
  'keep-different': () => 'The two shares must be of different airlines.',
  'one-action': () => 'Choose one of the four actions first.',
  'licence-first': () => 'Buy a licence first. The share comes after it.',
  'second-or-share': () => 'Buy a second licence now, or take a share.',
  'share-due': () => 'Your licences are bought. Take a share now.',
  'discard-due': () => 'The exchange isn’t paid for yet. Give a share first.',
  'pick-due': () => 'A scoring is coming. Take a share from the market first.',
  'not-in-play': (v) => `${airline(v.airline)} isn’t in this game.`,
  'no-airplane': (v) => `${airline(v.airline)} has no plane left.`,
  'flies-already': (v) => `${airline(v.airline)} flies this route already.`,
  'route-full': () => 'All licences of this route are sold.',
  'not-served': (v) => `${airline(v.airline)} doesn’t fly here yet. Bring it to one of the two cities first.`,
  'route-held-back': () => 'The next licence of this route comes after the next scoring.',
  'too-expensive': (v) => `The next licence costs ${v.price} million. You have ${v.cash}.`,
  'not-in-market': (v) => `The market has no share of ${airline(v.share)}.`,
  'from-market-only': () => 'This share comes from the market, not from the deck.',
  'play-mixture': () => 'Play any number of one airline, or one each of two.',
  'not-in-hand': (v) =>
    v.held === 0
      ? `You have no share of ${airline(v.share)} in hand.`
      : `You have only ${shares(v.held)} of ${airline(v.share)} in hand.`,
  'abacus-short': (v) =>
    v.left === 0 ? 'No ABACUS share is left.' : `The supply has only ${shares(v.left)} of ABACUS left.`,
  'too-few-to-discard': (v) => `You need ${shares(v.needed)} to give for this, and you have fewer.`,
  'not-held': (v) =>
    `You have no share of ${airline(v.share)} in ${v.from === 'hand' ? 'hand' : 'your portfolio'}.`,
  'discard-order': () => 'Shares are given in order: hand first, then portfolio; ABACUS last in each.',
  'discard-earlier': () => 'Too few shares come after this one. Begin with an earlier one.',
  /* True for all that could do it. */
  'nobody-serves': (v) => `No airline reaches ${v.from} or ${v.to} yet.`,
  'nobody-can': (v) => `No airline can fly ${v.route} now.`,
};

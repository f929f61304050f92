import type { RefusalReason } from '@tarmac/airlines-europe';
import type { RefusalValues } from '@tarmac/kernel';
import { airline, airlines } from '../airlines.ts';
import { narration } from './airlines-europe-narration.ts';
import { onOff } from './on-off.ts';

type Value = string | number | undefined;
const shares = (count: Value): string => (count === 1 ? '1 share' : `${count} shares`);

/** What a player is told when the rules say no, by the reason that the game gives. */
const refusals: Readonly<Record<RefusalReason, (values: RefusalValues) => string>> = {
  'match-over': () => 'The game is over.',
  'no-such-seat': () => 'Nobody sits there.',
  'not-your-turn': () => 'It is not your turn.',
  'has-chosen': () => 'You have chosen. The others are still at it.',
  'keep-first': () => 'First everybody chooses two shares for the portfolio.',
  'keep-from-hand': () => 'These two are not both in your hand.',
  'keep-different': () => 'The two shares must be of different airlines.',
  'one-action': () => 'Choose one of the four actions first.',
  'licence-first': () => 'Buy a licence first; a share comes with it.',
  'second-or-share': () => 'Now a second licence, or a share.',
  'share-due': () => 'Your licences are bought. Take a share now.',
  'discard-due': () => 'The exchange is not paid for yet. Give a share first.',
  'pick-due': () => 'A scoring comes. Take a share of the market first.',
  'not-in-play': (v) => `${airline(v.airline)} is not in this game.`,
  'no-airplane': (v) => `${airline(v.airline)} has no airplane left.`,
  'flies-already': (v) => `${airline(v.airline)} flies this route already.`,
  'route-full': () => 'All licences of this route are sold.',
  'not-served': (v) => `${airline(v.airline)} does not fly here yet.`,
  'route-held-back': () => 'The next licence of this route comes after the next scoring.',
  'too-dear': (v) => `The next licence costs ${v.price} million. You have ${v.cash}.`,
  'not-in-market': (v) => `The market has no share of ${airline(v.share)}.`,
  'from-market-only': () => 'This share comes from the market, not from the deck.',
  'deck-empty': () => 'The deck is empty.',
  'play-mixture': () => 'Any number of one airline, or one each of two.',
  'not-in-hand': (v) =>
    v.held === 0
      ? `You have no share of ${airline(v.share)} in hand.`
      : `You have only ${shares(v.held)} of ${airline(v.share)} in hand.`,
  'abacus-short': (v) =>
    v.left === 0 ? 'No ABACUS share is left.' : `The supply has only ${shares(v.left)} of ABACUS left.`,
  'too-few-to-discard': (v) => `This takes ${shares(v.needed)} to give, and you have fewer.`,
  'not-held': (v) =>
    `You have no share of ${airline(v.share)} in ${v.from === 'hand' ? 'hand' : 'your portfolio'}.`,
  'discard-order': () => 'Shares are given in order: hand first, then portfolio; ABACUS last in each.',
  'discard-earlier': () => 'Too few shares come after this one. Begin with an earlier one.',
  'cash-always': () => 'Cash can always be taken.',
};

/** Airlines Europe: names, actions, narration, scoring, refusals by reason, options. */
export const europe = {
  /** Cities by their id on the board, where the board's own English name will not do. */
  cities: {} as Readonly<Record<string, string>>,
  title: 'Airlines Europe',
  hook: 'Buy licences, hold the shares that matter, be in front when a scoring card turns up.',

  airlines,
  route: (from: string, to: string) => `${from}–${to}`,

  boards: {
    'europe-1': {
      name: 'Europe',
      says: 'The whole map: 34 cities, 110 licences. Room to grow, even with five.',
    },
    'europe-small-1': {
      name: 'Europe, small',
      says: 'Fewer cities and 94 licences. Networks meet sooner and routes fill up.',
    },
  },

  options: {
    cut: {
      name: 'Where scoring cards lie',
      says: 'The first two lie about as deep in the deck as the rules say, or exactly so deep.',
      value: (value: string | number | boolean): string => (value === 'exact' ? 'Exactly' : 'Roughly'),
    },
    deck: {
      name: 'Deck',
      says: 'Standard keeps the last scoring card to the end. In thirds, one is shuffled into each third.',
      value: (value: string | number | boolean): string => (value === 'thirds' ? 'In thirds' : 'Standard'),
    },
    routePhases: {
      name: 'Routes open in phases',
      says: 'One airplane on each route before the first scoring, two before the second, then three.',
      value: onOff,
    },
    splitHoldings: {
      name: 'Large holdings split',
      says: 'Whoever leads an airline by more than one share counts as two holders in a scoring if that pays more.',
      value: onOff,
    },
    openScores: {
      name: 'Open scores',
      says: 'Everybody sees all points at all times, not only at the end.',
      value: onOff,
    },
    startingPlayer: {
      name: 'Who begins',
      says: 'Drawn by lot, or the seat you name.',
      value: (value: string | number | boolean): string =>
        value === 'drawn' ? 'Drawn by lot' : `Seat ${value}`,
    },
  },

  bots: {
    greedy: {
      name: 'greedy',
      says: 'Plays the turn after which it stands best. Watches majorities and purse, never plans far ahead.',
    },
    random: {
      name: 'random',
      says: 'Picks any legal move. Good for a first look at the table; it does not try to win.',
    },
  },

  ends: {
    'third-scoring': 'The third scoring ends the game.',
    'all-blocked': 'No licence is left to buy, so this scoring ends the game.',
  },

  refusals,
  narration,
};

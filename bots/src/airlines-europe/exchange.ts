import type { View } from '@tarmac/airlines-europe';
import {
  ABACUS,
  DISCARD_HAND,
  DISCARD_PORTFOLIO,
  discardsFor,
  EXCHANGE,
  SHARE_KINDS,
} from '@tarmac/airlines-europe';
import type { Plan } from '../plan.ts';
import { NO_PLAN } from '../plan.ts';
import { change } from './shares.ts';
import type { Table } from './table.ts';
import type { Worth } from './worth.ts';

type ExchangeView = NonNullable<View['exchange']>;

const PLACES = 2 * SHARE_KINDS;

/** AE-55: give up the shares that are missed least, for one or two of ABACUS. */
export function exchangeShares(t: Table, worth: Worth): Plan {
  let shares = 0;
  for (let place = 0; place < PLACES; place++) shares += held(t, place);
  let best = NO_PLAN;
  for (let take = 1; take <= 2; take++) {
    const discards = discardsFor(take);
    if (t.supply < take || shares < discards) break;
    const gain = change(t, worth, ABACUS, 0, take) - leastMissed(t, worth, discards, 0).loss;
    if (gain > best.worth) best = { code: EXCHANGE + take, worth: gain };
  }
  return best;
}

/** The next share to give up in an exchange under way. */
export function discardShare(t: Table, worth: Worth, exchange: ExchangeView): Plan {
  const { first, loss } = leastMissed(t, worth, exchange.discardsLeft, exchange.from ?? 0);
  const code = first < SHARE_KINDS ? DISCARD_HAND + first : DISCARD_PORTFOLIO + first - SHARE_KINDS;
  return { code, worth: -loss };
}

/**
 * Picks the discards one at a time, always the share that is missed least, and returns the one that comes first in the
 * order of places: the hand's kinds, then the portfolio's.
 */
function leastMissed(
  t: Table,
  worth: Worth,
  discards: number,
  from: number,
): { first: number; loss: number } {
  const given = new Uint8Array(PLACES);
  let first = PLACES;
  let loss = 0;
  for (let n = 0; n < discards; n++) {
    let chosen = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let place = from; place < PLACES; place++) {
      if (held(t, place) === given[place]) continue;
      const miss = missed(t, worth, given, place);
      if (miss < least) {
        least = miss;
        chosen = place;
      }
    }
    given[chosen]++;
    loss += least;
    first = Math.min(first, chosen);
  }
  return { first, loss };
}

/** How much one more discard from a place loses, after those already given. */
function missed(t: Table, worth: Worth, given: Uint8Array, place: number): number {
  const share = place % SHARE_KINDS;
  const hand = -given[share];
  const portfolio = -given[SHARE_KINDS + share];
  const before = hand + portfolio === 0 ? 0 : change(t, worth, share, portfolio, hand);
  const fromHand = place < SHARE_KINDS ? 1 : 0;
  return before - change(t, worth, share, portfolio - 1 + fromHand, hand - fromHand);
}

function held(t: Table, place: number): number {
  const at = t.me * SHARE_KINDS + (place % SHARE_KINDS);
  return place < SHARE_KINDS ? t.hand[at] : t.portfolio[at];
}

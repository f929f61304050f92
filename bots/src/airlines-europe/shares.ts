import {
  AIRLINE_COUNT,
  DIVIDEND,
  KEEP,
  NONE,
  PLAY_TWO,
  playCode,
  SHARE_KINDS,
  TAKE_DECK,
  TAKE_MARKET,
} from '@tarmac/airlines-europe';
import type { Plan } from '../plan.ts';
import { NO_PLAN } from '../plan.ts';
import type { Purse } from './purse.ts';
import type { Table } from './table.ts';
import type { Worth } from './worth.ts';

/** What a change of one's own holding is worth: this many more in the portfolio, this many more in the hand. */
export function change(t: Table, worth: Worth, share: number, portfolio: number, hand: number): number {
  const at = t.me * SHARE_KINDS + share;
  return worth.holding(share, t.portfolio[at] + portfolio, t.hand[at] + hand) - worth.now(share);
}

/** AE-49, AE-71: the best share to take; the deck gives the mean of all unseen shares. */
export function takeShare(t: Table, worth: Worth, deck: boolean): Plan {
  const wanted = new Float64Array(AIRLINE_COUNT).fill(Number.NaN);
  const gain = (airline: number): number => {
    if (Number.isNaN(wanted[airline])) wanted[airline] = change(t, worth, airline, 0, 1);
    return wanted[airline];
  };
  let best = NO_PLAN;
  for (const airline of t.market) {
    if (airline === NONE || gain(airline) <= best.worth) continue;
    best = { code: TAKE_MARKET + airline, worth: gain(airline) };
  }
  if (!deck) return best;
  let mean = 0;
  for (let airline = 0; airline < AIRLINE_COUNT; airline++) {
    if (t.unseen[airline] > 0) mean += (gain(airline) * t.unseen[airline]) / t.unseenTotal;
  }
  return mean > best.worth ? { code: TAKE_DECK, worth: mean } : best;
}

/** AE-50: the best shares to play, with their dividend. */
export function playShares(t: Table, worth: Worth, purse: Purse): Plan {
  const single = new Float64Array(SHARE_KINDS);
  let best = NO_PLAN;
  for (let share = 0; share < SHARE_KINDS; share++) {
    const held = t.hand[t.me * SHARE_KINDS + share];
    for (let count = 1; count <= held; count++) {
      const gain = change(t, worth, share, count, -count);
      if (count === 1) single[share] = gain;
      const total = gain + purse.earn(count * DIVIDEND);
      if (total > best.worth) best = { code: playCode(share, count), worth: total };
    }
  }
  return bestPair(t, single, PLAY_TWO, purse.earn(2 * DIVIDEND), best);
}

/** AE-17: the best two shares for the first portfolio. */
export function keepShares(t: Table, worth: Worth): Plan {
  const single = new Float64Array(SHARE_KINDS);
  for (let airline = 0; airline < AIRLINE_COUNT; airline++) {
    if (t.hand[t.me * SHARE_KINDS + airline] > 0) single[airline] = change(t, worth, airline, 1, -1);
  }
  return bestPair(t, single, KEEP, 0, NO_PLAN);
}

/** The best pair of one share each of two kinds in the hand, if it beats the best so far. */
function bestPair(t: Table, single: Float64Array, base: number, extra: number, known: Plan): Plan {
  let best = known;
  for (let a = 0; a < SHARE_KINDS; a++) {
    if (t.hand[t.me * SHARE_KINDS + a] === 0) continue;
    for (let b = a + 1; b < SHARE_KINDS; b++) {
      if (t.hand[t.me * SHARE_KINDS + b] === 0) continue;
      const worth = single[a] + single[b] + extra;
      if (worth > best.worth) best = { code: base + a * 16 + b, worth };
    }
  }
  return best;
}

import type { State } from '@tarmac/airlines-europe';
import {
  ABACUS,
  AIRLINE_COUNT,
  DISCARD_HAND,
  DISCARD_PORTFOLIO,
  DIVIDEND,
  discardsFor,
  EXCHANGE,
  KEEP,
  PLAY_TWO,
  playedCount,
  playedShare,
  SHARE_KINDS,
  TAKE_DECK,
  TAKE_MARKET,
} from '@tarmac/airlines-europe';
import type { Outlook } from './outlook.ts';
import type { Purse } from './purse.ts';
import type { Table } from './table.ts';
import type { PolicyWeights } from './weights.ts';
import type { Worth } from './worth.ts';

/** Places of shares in an exchange: the kinds in hand, then those in the portfolio. */
const PLACES = 2 * SHARE_KINDS;

/** What moves with shares are worth. `change` is a change of one's own holding against what it is now. */
export class Shares {
  readonly #t: Table;
  readonly #worth: Worth;
  readonly #purse: Purse;
  readonly #outlook: Outlook;
  readonly #weights: PolicyWeights;
  readonly #given = new Uint8Array(PLACES);
  readonly #single = new Float64Array(SHARE_KINDS);

  constructor(t: Table, outlook: Outlook, worth: Worth, purse: Purse, weights: PolicyWeights) {
    this.#t = t;
    this.#outlook = outlook;
    this.#weights = weights;
    this.#worth = worth;
    this.#purse = purse;
  }

  #change(s: State, share: number, portfolio: number, hand: number): number {
    const at = this.#t.me * SHARE_KINDS + share;
    const inPortfolio = s.portfolio[at];
    const inHand = s.hand[at];
    return (
      this.#worth.holding(s, share, inPortfolio + portfolio, inHand + hand) -
      this.#worth.holding(s, share, inPortfolio, inHand)
    );
  }

  /** AE-49, AE-71: shares to take, from `from` to before `to` in the list. Returns the worth of the best. */
  take(s: State, codes: Int32Array, from: number, to: number, out: Float64Array): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      out[i] = codes[i] === TAKE_DECK ? this.#drawn(s) : this.#change(s, codes[i] - TAKE_MARKET, 0, 1);
      best = Math.max(best, out[i]);
    }
    return best;
  }

  /** The best share that can be taken at the end of action A; at least what the deck brings. */
  bestTake(s: State): number {
    let best = s.drawn < s.deckSize ? this.#drawn(s) : 0;
    for (let kinds = s.marketKinds; kinds !== 0; kinds &= kinds - 1) {
      best = Math.max(best, this.#change(s, 31 - Math.clz32(kinds & -kinds), 0, 1));
    }
    return best;
  }

  /** The deck gives the mean of all unseen shares. */
  #drawn(s: State): number {
    const { unseen, unseenTotal } = this.#t;
    if (unseenTotal === 0) return 0;
    let mean = 0;
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      if (unseen[a] > 0) mean += this.#change(s, a, 0, 1) * unseen[a];
    }
    return mean / unseenTotal;
  }

  /**
   * What the risk costs that the card drawn in action A is a scoring card (AE-70): then the two best shares in hand are
   * not on the table, nor are those of the others.
   */
  unready(s: State): number {
    const chance = this.#outlook.hazard[0];
    if (chance === 0) return 0;
    const { me, players } = this.#t;
    let best = 0;
    let next = 0;
    for (let kinds = s.handKinds[me]; kinds !== 0; kinds &= kinds - 1) {
      const share = 31 - Math.clz32(kinds & -kinds);
      const gain = this.#worth.shown(s, share, s.portfolio[me * SHARE_KINDS + share]);
      next = Math.max(next, Math.min(best, gain));
      best = Math.max(best, gain);
    }
    let others = 0;
    for (let p = 0; p < players; p++) if (p !== me) others += s.handSize[p];
    const { hazard, hazardRival } = this.#weights;
    return chance * (hazard * (best + next) - (hazardRival * others) / (players - 1));
  }

  /** AE-50: shares to play, from `from` to before `to` in the list, with their dividend. */
  play(s: State, codes: Int32Array, from: number, to: number, out: Float64Array): void {
    const single = this.#single;
    const { me } = this.#t;
    let i = from;
    for (; i < to && codes[i] < PLAY_TWO; i++) {
      const share = playedShare(codes[i]);
      const count = playedCount(codes[i]);
      const gain = this.#change(s, share, count, -count);
      if (count === 1) single[share] = gain;
      out[i] = gain + this.#purse.earn(s, me, count * DIVIDEND);
    }
    if (i === to) return;
    const dividend = this.#purse.earn(s, me, 2 * DIVIDEND);
    for (; i < to; i++) {
      const two = codes[i] - PLAY_TWO;
      out[i] = single[two >> 4] + single[two & 15] + dividend;
    }
  }

  /** AE-17: two shares for the first portfolio. */
  keep(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    const single = this.#single;
    for (let kinds = s.handKinds[this.#t.me]; kinds !== 0; kinds &= kinds - 1) {
      const share = 31 - Math.clz32(kinds & -kinds);
      single[share] = this.#change(s, share, 1, -1);
    }
    for (let i = 0; i < count; i++) {
      const two = codes[i] - KEEP;
      out[i] = single[two >> 4] + single[two & 15];
    }
  }

  /** AE-55: one or two of ABACUS for the shares that are missed least. */
  exchange(s: State, code: number): number {
    const take = code - EXCHANGE;
    this.#given.fill(0);
    return this.#change(s, ABACUS, 0, take) - this.#leastMissed(s, discardsFor(take), 0);
  }

  /** The next share to give up in an exchange under way, with those that may follow it. */
  discard(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    for (let i = 0; i < count; i++) {
      const code = codes[i];
      const place = code < DISCARD_PORTFOLIO ? code - DISCARD_HAND : code - DISCARD_PORTFOLIO + SHARE_KINDS;
      this.#given.fill(0);
      const loss = this.#missed(s, place);
      this.#given[place]++;
      out[i] = -loss - this.#leastMissed(s, s.discardsLeft - 1, place);
    }
  }

  /** Picks discards one at a time, always the share that is missed least; returns their total loss. */
  #leastMissed(s: State, discards: number, from: number): number {
    const given = this.#given;
    let loss = 0;
    for (let n = 0; n < discards; n++) {
      let chosen = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let place = from; place < PLACES; place++) {
        if (this.#held(s, place) === given[place]) continue;
        const miss = this.#missed(s, place);
        if (miss < least) {
          least = miss;
          chosen = place;
        }
      }
      if (chosen < 0) return loss;
      given[chosen]++;
      loss += least;
    }
    return loss;
  }

  /** How much one more discard from a place loses, after those already given. */
  #missed(s: State, place: number): number {
    const share = place < SHARE_KINDS ? place : place - SHARE_KINDS;
    const at = this.#t.me * SHARE_KINDS + share;
    const hand = s.hand[at] - this.#given[share];
    const portfolio = s.portfolio[at] - this.#given[SHARE_KINDS + share];
    const fromHand = place < SHARE_KINDS ? 1 : 0;
    return (
      this.#worth.holding(s, share, portfolio, hand) -
      this.#worth.holding(s, share, portfolio - 1 + fromHand, hand - fromHand)
    );
  }

  #held(s: State, place: number): number {
    const from = this.#t.me * SHARE_KINDS;
    return place < SHARE_KINDS ? s.hand[from + place] : s.portfolio[from + place - SHARE_KINDS];
  }
}

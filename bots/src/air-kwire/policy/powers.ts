import type { State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';

const { FEE, MAX_AIRLINES, PHASE, POWER, STATUS, TRADES, isQualified, rateOf } = rules;

/**
 * AK-70: what playing a power card now gains. In their next turn the others benefit from it like the player, so only
 * the gain of being first counts.
 */
export class Powers {
  readonly #table: Table;
  readonly #hand: Hand;

  constructor(table: Table, hand: Hand) {
    this.#table = table;
    this.#hand = hand;
  }

  /** Compared with the best that can be done without it. */
  gain(s: State, power: number): number {
    const w = this.#table.weights;
    const fresh = this.#hand.withUnseen(s) - this.#hand.total;
    if (power === POWER.freeDiscard) return this.#exchanges(fresh) - w.power;
    return this.#effect(s, power) + fresh - w.power;
  }

  #effect(s: State, power: number): number {
    const w = this.#table.weights;
    const left = s.phase === PHASE.stock ? TRADES - s.trades : 0;
    switch (power) {
      case POWER.blockTrade:
        return w.block * left * (left - 1);
      case POWER.feesWaived:
        return FEE * left;
      case POWER.doubleRoutes:
        return this.#second(s);
      case POWER.payDividends:
        return this.#payout(s, 1);
      case POWER.resetMarker:
        return this.#payout(s, 0);
      default:
        return 0;
    }
  }

  /** AK-74: the second card of the hand can be flown too. */
  #second(s: State): number {
    if (s.phase === PHASE.replenish || s.routes > 1) return 0;
    const { best, size } = this.#hand;
    let most = 0;
    let next = 0;
    for (let i = 0; i < size; i++) {
      if (best[i] > most) {
        next = most;
        most = best[i];
      } else if (best[i] > next) next = best[i];
    }
    return next * (1 - this.#table.weights.hand);
  }

  /** AK-76, AK-77: the marker goes to the top, with a payout or without. */
  #payout(s: State, pays: number): number {
    const t = this.#table;
    if (t.due) return 0;
    let sum = 0;
    for (let a = 0; a < t.board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open) continue;
      sum -= t.net[a] * t.soon[a] * s.points[a] * t.progress;
      if (pays === 0 || !isQualified(s, a)) continue;
      for (let p = 0; p < t.players; p++) {
        sum += t.cash * t.counts[p] * s.shares[p * MAX_AIRLINES + a] * rateOf(s, a);
      }
    }
    return sum;
  }

  /** AK-75: all cards that are worth less than what may come for them. */
  #exchanges(fresh: number): number {
    const { loss, size } = this.#hand;
    let sum = 0;
    for (let i = 0; i < size; i++) if (fresh > loss[i]) sum += fresh - loss[i];
    return sum;
  }
}

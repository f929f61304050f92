import type { Board } from '@tarmac/airlines-1990';
import {
  flyCode,
  foundCode,
  KEEP,
  MAX_HEADQUARTERS_ROUTES,
  MAX_VALUE,
  NONE,
  PATTERN_COUNT,
  VALUES,
} from '@tarmac/airlines-1990';
import type { Plan } from '../plan.ts';
import { NO_PLAN } from '../plan.ts';
import type { Network } from './network.ts';
import { FULL, lowest } from './network.ts';
import type { Outlook } from './outlook.ts';
import type { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';
import type { Worth } from './worth.ts';

/** What can be flown now: for every kind of flight card the best it could do. Filled again for every decision. */
export class Flights {
  readonly #t: Table;
  readonly #network: Network;
  readonly #outlook: Outlook;
  readonly #worth: Worth;
  readonly #weights: GreedyWeights;
  /** By kind of card: what the best flight is worth, and which one it is. */
  readonly #gain = new Float64Array(PATTERN_COUNT * VALUES);
  readonly #company = new Uint8Array(PATTERN_COUNT * VALUES);
  readonly #route = new Uint8Array(PATTERN_COUNT * VALUES);

  constructor(t: Table, network: Network, outlook: Outlook, worth: Worth, weights: GreedyWeights) {
    this.#t = t;
    this.#network = network;
    this.#outlook = outlook;
    this.#worth = worth;
    this.#weights = weights;
  }

  read(): void {
    const { board, founded } = this.#t;
    this.#gain.fill(Number.NEGATIVE_INFINITY);
    for (let route = 0; route < board.routeCount; route++) {
      const kind = board.pattern[route] * VALUES + this.#network.number[route];
      for (let rest = this.#network.flyers(route) & founded; rest !== 0; rest &= rest - 1) {
        const company = lowest(rest);
        const gain = this.#flown(company, route);
        if (gain > this.#gain[kind]) this.#set(kind, gain, company, route);
      }
    }
    for (let p = 0; p < PATTERN_COUNT; p++) {
      for (let kind = p * VALUES + 2; kind <= p * VALUES + MAX_VALUE; kind++) {
        const below = kind - 1;
        if (this.#gain[below] > this.#gain[kind])
          this.#set(kind, this.#gain[below], this.#company[below], this.#route[below]);
      }
    }
  }

  /** A90-21, after the draw: the best flight with the share it brings, or none. */
  flyOrKeep(share: number): Plan {
    const kind = this.#bestCard();
    const keep: Plan = { code: KEEP, worth: this.#weights.spare };
    if (kind === NONE || this.#with(kind) + share <= keep.worth) return keep;
    return {
      code: flyCode(this.#company[kind], this.#route[kind], kind % VALUES),
      worth: this.#with(kind) + share,
    };
  }

  /** A90-21, before the draw: what can be expected of the cards in hand and the one to come. */
  expected(share: number): number {
    const { drawable, drawableTotal } = this.#t;
    const best = this.#bestCard();
    const inHand = best === NONE ? Number.NEGATIVE_INFINITY : this.#with(best) + share;
    if (drawableTotal === 0) return Math.max(0, inHand);
    let sum = 0;
    for (let kind = 0; kind < drawable.length; kind++) {
      if (drawable[kind] === 0) continue;
      sum += drawable[kind] * Math.max(this.#weights.spare, inHand, this.#with(kind) + share);
    }
    return sum / drawableTotal;
  }

  /** A90-20: the best founding, with the share it brings. */
  found(share: number): Plan {
    const { board, cards } = this.#t;
    let best = NO_PLAN;
    for (let c = 0; c < board.companyCount; c++) {
      if (this.#t.isFounded(c) || this.#t.holds(c) === 0) continue;
      const shares = this.#bestStake(c);
      for (let slot = 0; slot < MAX_HEADQUARTERS_ROUTES; slot++) {
        const route = board.headquartersRoutes[c * MAX_HEADQUARTERS_ROUTES + slot];
        if (route === NONE || (this.#network.flyers(route) & (1 << c)) === 0) continue;
        const value = lowestCard(board, cards, route, this.#network.number[route]);
        if (value === NONE) continue;
        const gain = shares.worth + this.#covered(c, route) - this.#weights.height * value + share;
        if (gain > best.worth) best = { code: foundCode(c, slot, value, shares.code), worth: gain };
      }
    }
    return best;
  }

  /** With how many shares a company is best founded; `code` is their number. */
  #bestStake(c: number): Plan {
    const hand = this.#t.holds(c);
    const worth = this.#worth;
    let best = NO_PLAN;
    for (let count = 1; count <= hand; count++) {
      const early = this.#early(worth.earlyFounded(c, count));
      const gain = worth.founded(c, count, hand - count) - worth.now(c) + early;
      if (gain > best.worth) best = { code: count, worth: gain };
    }
    return best;
  }

  /** What flying a route gains for all companies. */
  #flown(company: number, route: number): number {
    const worth = this.#worth;
    const early = this.#early(worth.earlyMarker[company]);
    return worth.marker[company] - worth.supply[company] + early + this.#covered(company, route);
  }

  /** What a covered circle does to the room of everybody. */
  #covered(company: number, route: number): number {
    const { room } = this.#worth;
    const narrowed = this.#network.narrowed(route);
    let gain = room[company] * this.#network.opened(company, route);
    for (let rest = this.#network.flyers(route) & ~(1 << company); rest !== 0; rest &= rest - 1) {
      gain -= room[lowest(rest)] * narrowed;
    }
    return gain;
  }

  /**
   * What it is worth that the share taken afterwards may trigger a scoring, if a scoring now would count this much
   * more.
   */
  #early(more: number): number {
    return this.#weights.hasten * this.#outlook.atOnce * (this.#worth.early + more);
  }

  #set(kind: number, gain: number, company: number, route: number): void {
    this.#gain[kind] = gain;
    this.#company[kind] = company;
    this.#route[kind] = route;
  }

  #with(kind: number): number {
    return this.#gain[kind] - this.#weights.height * (kind % VALUES);
  }

  /** The kind of one's own card that does best; NONE if there is none. */
  #bestCard(): number {
    let best = NONE;
    for (const kind of this.#t.cards) {
      if (this.#gain[kind] === Number.NEGATIVE_INFINITY) continue;
      if (best === NONE || this.#with(kind) > this.#with(best)) best = kind;
    }
    return best;
  }
}

/** The value of one's lowest card that flies a route; NONE if none does. */
function lowestCard(board: Board, cards: readonly number[], route: number, number: number): number {
  const first = board.pattern[route] * VALUES;
  let best = NONE;
  for (const kind of cards) {
    const value = kind - first;
    if (value >= number && value < FULL && value < best) best = value;
  }
  return best;
}

import type { AirKwireTypes, Board, State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { Policy, PolicyMaker } from '../../mind/policy.ts';
import { Answers } from './answers.ts';
import { Cards } from './cards.ts';
import { Endings } from './endings.ts';
import { Hand } from './hand.ts';
import { Powers } from './powers.ts';
import { Routes } from './routes.ts';
import { Stock } from './stock.ts';
import { Table } from './table.ts';
import type { PolicyWeights } from './weights.ts';
import { DIRECT, WEIGHTS } from './weights.ts';

const { DISCARD, PHASE, POWER_CARD, VOTE_YES, airKwire } = rules;
const { search } = airKwire;

/** Moves that are worse than the best by more than this are all equally bad. */
const WORST = -12;

/**
 * Ranks each move by what the best plan that begins with it gains. What all moves of a decision share is read once; a
 * move is then valued by what it changes. Never looks at the others' hands or the order of the pile.
 */
class KwirePolicy implements Policy<AirKwireTypes> {
  readonly #table: Table;
  readonly #hand: Hand;
  readonly #routes: Routes;
  readonly #stock: Stock;
  readonly #powers: Powers;
  readonly #cards: Cards;
  readonly #answers: Answers;

  constructor(board: Board, weights: PolicyWeights) {
    this.#table = new Table(board, weights);
    this.#hand = new Hand(this.#table);
    const endings = new Endings(this.#table, this.#hand);
    this.#routes = new Routes(this.#table, endings);
    this.#stock = new Stock(this.#table, this.#hand, this.#routes, endings);
    this.#powers = new Powers(this.#table, this.#hand);
    this.#cards = new Cards(this.#table, this.#hand, this.#routes, this.#powers);
    this.#answers = new Answers(this.#table, this.#routes);
  }

  rank(s: State, seat: number, codes: Int32Array, likings: Float64Array): number {
    const count = search.list(s, seat, codes);
    if (count === 1) {
      likings[0] = 0;
      return 1;
    }
    this.#table.read(s, seat);
    this.#weigh(s, codes, count, likings);
    this.#toLikings(s, count, likings);
    return count;
  }

  /** Writes what the moves are worth, in dollars. */
  #weigh(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    switch (s.phase) {
      case PHASE.freeDiscard:
        this.#hand.read(s);
        this.#cards.rankDiscards(s, codes, count, out);
        return;
      case PHASE.stock:
        this.#hand.read(s);
        this.#routes.read(s);
        this.#rankTrades(s, codes, count, out);
        return;
      case PHASE.card:
      case PHASE.second:
        this.#hand.read(s);
        this.#routes.read(s);
        this.#cards.rankPlays(s, codes, count, out);
        return;
      case PHASE.replenish:
        this.#hand.read(s);
        this.#cards.rankDraws(s, codes, count, out);
        return;
      case PHASE.consent:
        this.#routes.read(s);
        this.#answers.rankConsent(s, codes, count, out);
        return;
      case PHASE.vote:
        this.#answers.rankVote(s, codes, count, out);
        return;
      case PHASE.rehome:
        this.#answers.rankRehomes(codes, count, out);
        return;
      case PHASE.dispose:
        this.#answers.rankDisposal(s, codes, count, out);
        return;
      case PHASE.settle:
        this.#answers.rankSettlements(s, codes, count, out);
        return;
      default:
        this.#answers.rankDecommissions(s, codes, count, out);
    }
  }

  #rankTrades(s: State, codes: Int32Array, count: number, out: Float64Array): void {
    const stock = this.#stock;
    stock.read(s);
    const done = stock.done(s);
    let best = done;
    for (let i = 0; i < count; i++) {
      const code = codes[i];
      out[i] = stock.isTrade(code) ? stock.plan(s, code) : done;
      if (out[i] > best) best = out[i];
    }
    for (let i = 0; i < count; i++) {
      const code = codes[i];
      if (code === VOTE_YES) out[i] = best + this.#answers.proposal(s);
      else if (code >= POWER_CARD && code < DISCARD) out[i] = best + this.#powers.gain(s, code - POWER_CARD);
    }
  }

  #toLikings(s: State, count: number, likings: Float64Array): void {
    const { weights, players } = this.#table;
    let best = likings[0];
    for (let i = 1; i < count; i++) if (likings[i] > best) best = likings[i];
    let wealth = 0;
    for (let p = 0; p < players; p++) wealth += this.#table.wealth[p];
    let calm = weights.calm + (weights.calmer * wealth) / players;
    if (s.phase === PHASE.replenish) calm *= weights.calmDraw;
    for (let i = 0; i < count; i++) likings[i] = Math.max(WORST, (likings[i] - best) / calm);
  }
}

export const policy: PolicyMaker<AirKwireTypes> = (board) => new KwirePolicy(board, WEIGHTS);

const weighing = (board: Board, weights: PolicyWeights): Policy<AirKwireTypes> =>
  new KwirePolicy(board, weights);

/** How it is played: by the policy, in other manners, or with other weights. */
export const ways = {
  policy,
  manners: (board: Board): readonly Policy<AirKwireTypes>[] => [weighing(board, DIRECT)],
  weighing,
  weights: WEIGHTS,
};

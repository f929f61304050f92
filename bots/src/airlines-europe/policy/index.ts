import type { AirlinesEuropeTypes, Board, State } from '@tarmac/airlines-europe';
import { airlinesEurope, CASH, CASH_ACTION, LICENCE, PHASE, popcount } from '@tarmac/airlines-europe';
import type { Seat } from '@tarmac/kernel';
import type { Policy, PolicyMaker } from '../../mind/policy.ts';
import { Licences } from './licences.ts';
import { Outlook } from './outlook.ts';
import { Purse } from './purse.ts';
import { Shares } from './shares.ts';
import { Table } from './table.ts';
import type { PolicyWeights } from './weights.ts';
import { DIRECT, WEIGHTS, WEIGHTS_OF_TWO } from './weights.ts';
import { Worth } from './worth.ts';

const { search } = airlinesEurope;

/** No move is less likely than the best one by more than this, as a power of e. */
const LEAST = -12;

/**
 * Weighs the turn that begins with each move, as the seat sees the table now. The model is that of greedy-1, read from
 * the state; what several moves ask for is computed once.
 */
class Ranking implements Policy<AirlinesEuropeTypes> {
  readonly #weights: PolicyWeights;
  readonly #table: Table;
  readonly #outlook: Outlook;
  readonly #worth: Worth;
  readonly #purse: Purse;
  readonly #shares: Shares;
  readonly #licences: Licences;

  constructor(board: Board, weights: PolicyWeights) {
    this.#weights = weights;
    this.#table = new Table(weights);
    this.#outlook = new Outlook(weights);
    this.#worth = new Worth(board, this.#table, this.#outlook, weights);
    this.#purse = new Purse(this.#outlook, weights);
    this.#shares = new Shares(this.#table, this.#outlook, this.#worth, this.#purse, weights);
    this.#licences = new Licences(board, this.#worth, this.#purse, weights, search.most(board));
  }

  rank(s: State, seat: Seat, codes: Int32Array, likings: Float64Array): number {
    const count = search.list(s, seat, codes);
    if (count === 1) {
      likings[0] = 0;
      return count;
    }
    this.#table.read(s, seat);
    this.#outlook.read(s, popcount(s.handKinds[seat]));
    this.#worth.read(s);
    this.#weigh(s, seat, codes, count, likings);
    this.#scale(likings, count);
    return count;
  }

  /** Writes what each move is worth, in points. */
  #weigh(s: State, seat: Seat, codes: Int32Array, count: number, out: Float64Array): void {
    const shares = this.#shares;
    switch (s.phase) {
      case PHASE.keep:
        shares.keep(s, codes, count, out);
        break;
      case PHASE.discard:
        shares.discard(s, codes, count, out);
        break;
      case PHASE.turn:
        this.#weighTurn(s, seat, codes, count, out);
        break;
      case PHASE.second: {
        const licences = licencesIn(codes, count);
        this.#licences.rank(s, seat, codes, licences, out);
        const share = shares.take(s, codes, licences, count, out);
        for (let i = 0; i < licences; i++) out[i] += share;
        break;
      }
      default:
        shares.take(s, codes, 0, count, out);
    }
  }

  /** In the order of the list: actions A, B, C, D. */
  #weighTurn(s: State, seat: Seat, codes: Int32Array, count: number, out: Float64Array): void {
    const shares = this.#shares;
    const licences = licencesIn(codes, count);
    if (licences > 0) {
      this.#licences.rank(s, seat, codes, licences, out);
      const share = shares.bestTake(s) - shares.unready(s);
      for (let i = 0; i < licences; i++) out[i] += share;
    }
    let others = count - 1;
    out[others] = this.#purse.earn(s, seat, CASH_ACTION);
    for (; others > licences && codes[others - 1] <= CASH + 2; others--) {
      out[others - 1] = shares.exchange(s, codes[others - 1]);
    }
    shares.play(s, codes, licences, others, out);
  }

  /** From points to likings; the best has 0. */
  #scale(likings: Float64Array, count: number): void {
    const { temperature } = this.#weights;
    let best = likings[0];
    for (let i = 1; i < count; i++) best = Math.max(best, likings[i]);
    for (let i = 0; i < count; i++) likings[i] = Math.max(LEAST, (likings[i] - best) / temperature);
  }
}

function licencesIn(codes: Int32Array, count: number): number {
  let licences = 0;
  while (licences < count && codes[licences] >= LICENCE) licences++;
  return licences;
}

/** Two players fight for places that a third holds in the end (AE-92), and every point of one is lost to the other. */
export const policy: PolicyMaker<AirlinesEuropeTypes> = (board) => {
  const two = new Ranking(board, WEIGHTS_OF_TWO);
  const more = new Ranking(board, WEIGHTS);
  return {
    rank: (s, seat, codes, likings) => (s.setting.players === 2 ? two : more).rank(s, seat, codes, likings),
  };
};

const weighing = (board: Board, weights: PolicyWeights): Policy<AirlinesEuropeTypes> =>
  new Ranking(board, weights);

/** How it is played: by the policy, in other manners, or with other weights. */
export const ways = {
  policy,
  manners: (board: Board): readonly Policy<AirlinesEuropeTypes>[] => [weighing(board, DIRECT)],
  weighing,
  weights: WEIGHTS,
};

import type { Airlines1990Types, Board, View } from '@tarmac/airlines-1990';
import { DRAW, NONE, REFRESH, SWAP, VALUES } from '@tarmac/airlines-1990';
import type { Code, Seat } from '@tarmac/kernel';
import type { BotMaker } from '../bot.ts';
import { best } from '../plan.ts';
import { Flights } from './flights.ts';
import { Network } from './network.ts';
import { Others } from './others.ts';
import { Outlook } from './outlook.ts';
import { sabotage } from './sabotage.ts';
import { playShares, takeShare } from './shares.ts';
import { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';
import { WEIGHTS_1 } from './weights.ts';
import { Worth } from './worth.ts';

/**
 * Plays the turn that leaves it best placed, as it sees the table now: it plans every decision again from the view
 * alone and plays the first move of the best plan. It uses no randomness.
 */
class Greedy {
  readonly #weights: GreedyWeights;
  readonly #table: Table;
  readonly #network: Network;
  readonly #outlook = new Outlook();
  readonly #others = new Others();
  readonly #worth: Worth;
  readonly #flights: Flights;

  constructor(board: Board, weights: GreedyWeights) {
    this.#weights = weights;
    this.#table = new Table(board);
    this.#network = new Network(board);
    this.#worth = new Worth(this.#table, this.#network, this.#outlook, this.#others, weights);
    this.#flights = new Flights(this.#table, this.#network, this.#outlook, this.#worth, weights);
  }

  choose(view: View, seat: Seat): Code {
    const t = this.#table;
    const weights = this.#weights;
    t.read(view, seat);
    this.#network.read(view, t);
    this.#outlook.read(t, weights);
    this.#others.read(t, this.#outlook, weights);
    this.#worth.read();
    if (view.phase === 'take') return takeShare(t, this.#worth).code;
    if (view.phase === 'sabotage') return sabotage(t, this.#network, this.#worth, weights);
    this.#flights.read();
    const share = t.turnsLeft > 0 ? 0 : takeShare(t, this.#worth).worth;
    if (view.phase === 'expand') return this.#flights.flyOrKeep(share).code;
    return this.#begin(view, share);
  }

  #begin(view: View, share: number): Code {
    const t = this.#table;
    const swap = this.#unusable();
    if (swap !== NONE && t.drawableTotal > 0) return SWAP + swap;
    const refresh = view.refreshed || t.pile === 0 ? NONE : this.#worthless();
    const early = this.#weights.hasten * this.#outlook.atOnce * this.#worth.early;
    if (refresh !== NONE && early + this.#weights.refresh > 0) return REFRESH + refresh;
    return best([
      { code: DRAW, worth: this.#flights.expected(share) },
      this.#flights.found(share),
      playShares(t, this.#worth, this.#weights.patience),
    ]).code;
  }

  /** A90-43: the kind of a card of one's own that can never be flown again; NONE if there is none to swap. */
  #unusable(): number {
    const { cards, fresh } = this.#table;
    const count = (list: readonly number[], kind: number) => list.filter((other) => other === kind).length;
    const useless = (kind: number) => kind % VALUES < this.#network.least[Math.floor(kind / VALUES)];
    return cards.find((kind) => useless(kind) && count(cards, kind) > count(fresh, kind)) ?? NONE;
  }

  /** A90-51: a company whose shares in the market are worthless; NONE if there is none. */
  #worthless(): number {
    const { market, inactive } = this.#table;
    return market.find((company) => company !== NONE && (inactive & (1 << company)) !== 0) ?? NONE;
  }
}

function greedy(name: string, weights: GreedyWeights): BotMaker<Airlines1990Types> {
  return {
    name,
    weights,
    make(id, board, set) {
      const player = new Greedy(board, { ...weights, ...set });
      return { id, choose: (view, seat) => player.choose(view, seat) };
    },
  };
}

export const greedy1 = greedy('greedy-1', WEIGHTS_1);

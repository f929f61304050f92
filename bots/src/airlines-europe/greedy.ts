import type { AirlinesEuropeTypes, Board, View } from '@tarmac/airlines-europe';
import { CASH, CASH_ACTION } from '@tarmac/airlines-europe';
import type { Seat } from '@tarmac/kernel';
import type { BotMaker } from '../bot.ts';
import type { Plan } from '../plan.ts';
import { best } from '../plan.ts';
import { discardShare, exchangeShares } from './exchange.ts';
import { Licences } from './licences.ts';
import { Others } from './others.ts';
import { Outlook } from './outlook.ts';
import { Purse } from './purse.ts';
import { keepShares, playShares, takeShare } from './shares.ts';
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
  readonly #outlook = new Outlook();
  readonly #others = new Others();
  readonly #worth: Worth;
  readonly #purse: Purse;
  readonly #licences: Licences;

  constructor(board: Board, weights: GreedyWeights) {
    this.#weights = weights;
    this.#table = new Table(board);
    this.#worth = new Worth(this.#table, this.#outlook, this.#others);
    this.#purse = new Purse(this.#table, this.#outlook, weights);
    this.#licences = new Licences(this.#table, this.#worth, this.#purse, weights);
  }

  plan(view: View, seat: Seat): Plan {
    const t = this.#table;
    const worth = this.#worth;
    t.read(view, seat);
    this.#outlook.read(t, view, this.#weights);
    this.#others.read(t, this.#outlook, this.#weights);
    worth.read();
    if (view.phase === 'keep') return keepShares(t, worth);
    if (view.exchange) return discardShare(t, worth, view.exchange);
    if (view.phase === 'pick') return takeShare(t, worth, false);
    const share = takeShare(t, worth, view.deck.size > 0);
    if (view.phase === 'share') return share;
    const licences = this.#licences;
    licences.read();
    if (view.phase === 'second') {
      const licence = licences.one();
      return licence.worth > 0 ? licence : share;
    }
    const licence = licences.oneOrTwo();
    return best([
      { code: licence.code, worth: licence.worth + share.worth },
      playShares(t, worth, this.#purse),
      exchangeShares(t, worth),
      { code: CASH, worth: this.#purse.earn(CASH_ACTION) },
    ]);
  }
}

function greedy(name: string, weights: GreedyWeights): BotMaker<AirlinesEuropeTypes> {
  return {
    name,
    weights,
    make(id, board, set) {
      const player = new Greedy(board, { ...weights, ...set });
      return { id, choose: (view, seat) => player.plan(view, seat).code };
    },
  };
}

export const greedy1 = greedy('greedy-1', WEIGHTS_1);

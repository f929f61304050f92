import { CASH_KEPT_IN_BANKRUPTCY } from '@tarmac/airlines-europe';
import type { Outlook } from './outlook.ts';
import type { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';

/** What money is worth: less beyond a full purse, and less as fewer scorings are left to use it. */
export class Purse {
  readonly #t: Table;
  readonly #outlook: Outlook;
  readonly #weights: GreedyWeights;

  constructor(t: Table, outlook: Outlook, weights: GreedyWeights) {
    this.#t = t;
    this.#outlook = outlook;
    this.#weights = weights;
  }

  #worth(cash: number): number {
    const { cash: each, purse, rich } = this.#weights;
    return each * this.#outlook.money * (cash <= purse ? cash : purse + rich * (cash - purse));
  }

  /** What is lost by spending. */
  spend(amount: number): number {
    const cash = this.#t.cash[this.#t.me];
    return this.#worth(cash) - this.#worth(cash - amount);
  }

  /** What an income gains; if the bank cannot pay, everybody gives back first (AE-65). */
  earn(amount: number): number {
    const { cash, bank, players, me } = this.#t;
    const own = cash[me];
    if (amount <= bank) return this.#worth(own + amount) - this.#worth(own);
    let others = 0;
    for (let p = 0; p < players; p++) {
      if (p !== me) others += this.#worth(cash[p]) - this.#worth(Math.min(cash[p], CASH_KEPT_IN_BANKRUPTCY));
    }
    const left = Math.min(own, CASH_KEPT_IN_BANKRUPTCY);
    return this.#worth(left + amount) - this.#worth(own) + others / (players - 1);
  }
}

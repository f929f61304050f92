import type { State } from '@tarmac/airlines-europe';
import { CASH_KEPT_IN_BANKRUPTCY } from '@tarmac/airlines-europe';
import type { Outlook } from './outlook.ts';
import type { GreedyWeights } from './weights.ts';

/** What money is worth: less beyond a full purse, and the less the fewer scorings it can still serve. */
export class Purse {
  readonly #s: State;
  readonly #me: number;
  readonly #each: number;
  readonly #weights: GreedyWeights;

  constructor(s: State, me: number, outlook: Outlook, weights: GreedyWeights) {
    this.#s = s;
    this.#me = me;
    this.#each = weights.cash * outlook.money;
    this.#weights = weights;
  }

  #worth(cash: number): number {
    const { purse, rich } = this.#weights;
    return this.#each * (cash <= purse ? cash : purse + rich * (cash - purse));
  }

  /** What is lost by spending. */
  spend(amount: number): number {
    const cash = this.#s.cash[this.#me];
    return this.#worth(cash) - this.#worth(cash - amount);
  }

  /** What is won by an income; if the bank cannot pay, everybody gives back first (AE-65). */
  earn(amount: number): number {
    const { cash, bank, setting } = this.#s;
    const own = cash[this.#me];
    if (amount <= bank) return this.#worth(own + amount) - this.#worth(own);
    let others = 0;
    for (let p = 0; p < setting.players; p++) {
      if (p !== this.#me) others += this.#worth(cash[p]) - this.#worth(Math.min(cash[p], CASH_KEPT_IN_BANKRUPTCY));
    }
    const left = Math.min(own, CASH_KEPT_IN_BANKRUPTCY);
    return this.#worth(left + amount) - this.#worth(own) + others / (setting.players - 1);
  }
}

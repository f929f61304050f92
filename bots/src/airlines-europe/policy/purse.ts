import type { State } from '@tarmac/airlines-europe';
import { CASH_KEPT_IN_BANKRUPTCY } from '@tarmac/airlines-europe';
import type { Outlook } from './outlook.ts';
import type { PolicyWeights } from './weights.ts';

/** What money is worth: less beyond a full purse, and less as fewer scorings are left to use it. */
export class Purse {
  readonly #outlook: Outlook;
  readonly #weights: PolicyWeights;

  constructor(outlook: Outlook, weights: PolicyWeights) {
    this.#outlook = outlook;
    this.#weights = weights;
  }

  #worth(cash: number): number {
    const { purse, rich } = this.#weights;
    return this.#outlook.money[0] * (cash <= purse ? cash : purse + rich * (cash - purse));
  }

  /** What is lost by spending. */
  spend(cash: number, amount: number): number {
    return this.#worth(cash) - this.#worth(cash - amount);
  }

  /** What an income gains; if the bank cannot pay, everybody gives back first (AE-65). */
  earn(s: State, me: number, amount: number): number {
    const { cash } = s;
    const own = cash[me];
    if (amount <= s.bank) return this.#worth(own + amount) - this.#worth(own);
    const { players } = s.setting;
    let others = 0;
    for (let p = 0; p < players; p++) {
      if (p !== me) others += this.#worth(cash[p]) - this.#worth(Math.min(cash[p], CASH_KEPT_IN_BANKRUPTCY));
    }
    const left = Math.min(own, CASH_KEPT_IN_BANKRUPTCY);
    return this.#worth(left + amount) - this.#worth(own) + others / (players - 1);
  }
}

import type { Sink } from '@tarmac/kernel';
import { replaceMarket } from './cards.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import * as types from './types.ts';

const { CASH_KEPT_IN_BANKRUPTCY } = types;

/** AE-50, AE-60: the bank pays, and if it cannot, it is reset first (AE-65). */
export function pay(s: State, seat: number, amount: number, sink?: Sink<Event>): void {
  if (amount > s.bank) resetBank(s, sink);
  s.bank -= amount;
  s.cash[seat] += amount;
  if (sink) sink({ type: 'paid', seat, amount });
}

/** AE-65; a scoring card drawn here scores after the payment (AE-66). */
function resetBank(s: State, sink?: Sink<Event>): void {
  const before = sink && s.cash.slice(0, s.setting.players);
  for (let p = 0; p < s.setting.players; p++) {
    const excess = Math.max(0, s.cash[p] - CASH_KEPT_IN_BANKRUPTCY);
    s.cash[p] -= excess;
    s.bank += excess;
  }
  if (sink && before) sink({ type: 'bankrupt', returned: Array.from(before, (cash, p) => cash - s.cash[p]) });
  replaceMarket(s, sink);
}

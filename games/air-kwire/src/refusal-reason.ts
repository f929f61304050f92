import type { RefusalValues } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';

/** Why a move is refused. The list is closed: screens translate by it. */
export type RefusalReason =
  | 'match-over'
  | 'no-such-seat'
  | 'not-your-turn'
  | 'chance-first'
  | 'shuffle-due'
  | 'not-the-pile'
  | 'stock-step'
  | 'free-discard-step'
  | 'vote-due'
  | 'decommission-due'
  | 'card-step'
  | 'consent-due'
  | 'rehome-due'
  | 'dispose-due'
  | 'settle-due'
  | 'second-route-step'
  | 'replenish-step'
  | 'three-trades'
  | 'no-shares-left'
  | 'no-cash'
  | 'defunct'
  | 'home-occupied'
  | 'one-opening'
  | 'route-impossible'
  | 'route-owed'
  | 'no-shares-held'
  | 'card-not-held'
  | 'served-already'
  | 'city-limit'
  | 'type-not-allowed'
  | 'no-aircraft'
  | 'out-of-range'
  | 'refused-already'
  | 'may-not-pass'
  | 'hand-full'
  | 'pile-empty'
  | 'no-route-created'
  | 'not-in-pool'
  | 'one-power-card'
  | 'after-draw'
  | 'too-late'
  | 'pile-not-emptied'
  | 'voted-already'
  | 'only-agree'
  | 'not-this-airline'
  | 'not-served'
  | 'home-stays'
  | 'range-breaks'
  | 'too-many-exchanges'
  | 'not-taken-over';

export function illegal(
  rule: string,
  reason: RefusalReason,
  message: string,
  values: RefusalValues = {},
): TarmacError {
  return new TarmacError('illegal-move', message, { rule, reason, values });
}

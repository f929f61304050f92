import type { RefusalValues } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';

/** Why a move is refused. The list is closed: screens translate by it. */
export type RefusalReason =
  | 'match-over'
  | 'no-such-seat'
  | 'not-your-turn'
  | 'chance-first'
  | 'shuffle-due'
  | 'other-pile'
  | 'not-the-pile'
  | 'one-action'
  | 'fly-or-keep'
  | 'share-due'
  | 'sabotage-or-done'
  | 'draw-first'
  | 'card-not-held'
  | 'card-usable'
  | 'card-is-new'
  | 'refreshed-already'
  | 'pile-empty'
  | 'not-in-market'
  | 'not-worthless'
  | 'founded-already'
  | 'not-founded'
  | 'inactive'
  | 'shares-not-held'
  | 'not-at-headquarters'
  | 'other-pattern'
  | 'may-not-fly'
  | 'route-full'
  | 'card-too-low'
  | 'not-connected'
  | 'flies-already'
  | 'no-marker'
  | 'no-such-circle'
  | 'circle-too-low'
  | 'circle-taken'
  | 'sabotaged-already';

export function illegal(
  rule: string,
  reason: RefusalReason,
  message: string,
  values: RefusalValues = {},
): TarmacError {
  return new TarmacError('illegal-move', message, { rule, reason, values });
}

import type { RefusalValues } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';

/** Why a move is refused. The list is closed: screens translate by it. */
export type RefusalReason =
  | 'match-over'
  | 'no-such-seat'
  | 'not-your-turn'
  | 'has-chosen'
  | 'keep-first'
  | 'keep-from-hand'
  | 'keep-different'
  | 'one-action'
  | 'licence-first'
  | 'second-or-share'
  | 'share-due'
  | 'discard-due'
  | 'pick-due'
  | 'not-in-play'
  | 'no-airplane'
  | 'flies-already'
  | 'route-full'
  | 'not-served'
  | 'route-held-back'
  | 'too-expensive'
  | 'not-in-market'
  | 'from-market-only'
  | 'play-mixture'
  | 'not-in-hand'
  | 'abacus-short'
  | 'too-few-to-discard'
  | 'not-held'
  | 'discard-order'
  | 'discard-earlier';

export function illegal(
  rule: string,
  reason: RefusalReason,
  message: string,
  values: RefusalValues = {},
): TarmacError {
  return new TarmacError('illegal-move', message, { rule, reason, values });
}

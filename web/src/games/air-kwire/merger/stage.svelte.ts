import type { Event } from '@tarmac/air-kwire';
import { Theatre } from '../../common/stage/theatre.svelte.ts';
import type { Payout } from './payout.ts';
import type { WatchedMerger } from './watched.svelte.ts';

/** What the stage shows; in a replay a note that waits for nobody. `opens`: its card is turned over first. */
export type Showing =
  | { readonly kind: 'merger'; readonly watched: WatchedMerger; readonly opens: boolean }
  /** `cash`: the viewer's after it. */
  | {
      readonly kind: 'payout';
      readonly payout: Payout;
      readonly cash: number | null;
      readonly opens: boolean;
    }
  | { readonly kind: 'brief'; readonly title: string; readonly amounts: readonly number[] };

/** Mergers and payouts on the stage. Movements open it, `Ceremony.svelte` shows it. */
export const stage = new Theatre<Showing>();

const STAGED: readonly Event['type'][] = [
  'merger',
  'rehomed',
  'bonus',
  'disposed',
  'taken-over',
  'replaced',
  'forfeited',
  'paid',
  'unpaid',
];

/** What the stage shows of a move: mergers and payouts. */
export function isStaged({ type }: Event): boolean {
  return STAGED.includes(type);
}

import { Theatre } from '../../common/stage/theatre.svelte.ts';
import type { Attendance } from './attendance.svelte.ts';
import type { Payout } from './payout.ts';

/** What the stage shows; in a replay a note that waits for nobody. */
export type Showing =
  | { readonly kind: 'merger'; readonly attendance: Attendance }
  /** `cash`: the viewer's after it. */
  | { readonly kind: 'payout'; readonly payout: Payout; readonly cash: number | null }
  | { readonly kind: 'brief'; readonly title: string; readonly amounts: readonly number[] };

/** Mergers and payouts on the stage. Movements open it, `Ceremony.svelte` shows it. */
export const stage = new Theatre<Showing>();

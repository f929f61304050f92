import type { AnyEvent } from '@tarmac/kernel';
import type { OpenTable, Pace } from '../../../play/open-table.ts';
import { perform } from '../scoring/perform.ts';
import type { Script } from '../scoring/script.ts';
import type { Sky } from './sky.ts';

/** How a game shows its events. */
interface Acting<E> {
  readonly pace: Pace;
  readonly table: Pick<OpenTable, 'history'>;
  /** Cleared when everything has been shown. */
  readonly sky: Pick<Sky, 'clear'>;
  /** The scorings of the move, in their order. */
  readonly scripts: readonly Script[];
  /** The number of the scoring that an event belongs to. */
  scoringOf(event: E): number | null;
  /** Shows one event that is no scoring. */
  act(event: E): Promise<void>;
}

/** Shows a move, one event after the other; a scoring waits until it is closed. */
export async function show<E extends AnyEvent>(
  events: readonly E[],
  { pace, table, sky, scripts, scoringOf, act }: Acting<E>,
): Promise<void> {
  const still = pace.ms(1) === 0;
  const toCome = [...scripts];
  try {
    for (const event of events) {
      const scoring = scoringOf(event);
      if (scoring === null) {
        if (!still && !pace.skipped) await act(event);
      } else if (scoring === toCome[0]?.scoring) {
        await perform(toCome[0], pace, table); // with it, all airlines of the scoring
        toCome.shift();
      }
    }
  } finally {
    sky.clear();
  }
}

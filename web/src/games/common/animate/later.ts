import type { AnyEvent, AnyMove } from '@tarmac/kernel';
import type { Frame, Told } from '@tarmac/table';
import type { OpenTable, Pace } from '../../../play/open-table.ts';

/** Shows a move, as `GameScreen.animate` does. */
type Enact<View, Move extends AnyMove, Event extends AnyEvent> = (
  told: Told<Move, Event>,
  before: Frame<View, Move>,
  after: Frame<View, Move>,
  pace: Pace,
  table: OpenTable<View, Move, Event>,
) => Promise<void>;
/** Null: there is nothing to be shown. */
type EnactLater<View, Move extends AnyMove, Event extends AnyEvent> = (
  ...of: Parameters<Enact<View, Move, Event>>
) => Promise<void> | null;

/**
 * Movements that are loaded after the table. Where movement is off, only what waits for a person is worth loading
 * them: `waits`, by default a scoring.
 */
export function enactLater<View, Move extends AnyMove, Event extends AnyEvent>(
  load: () => Promise<{ readonly enact: Enact<View, Move, Event> }>,
  waits: (event: Event) => boolean = ({ type }) => type === 'scored',
): EnactLater<View, Move, Event> {
  return (told, before, after, pace, table) => {
    if (pace.ms(1) === 0 && !told.events.some(waits)) return null;
    return load().then(({ enact }) => enact(told, before, after, pace, table));
  };
}

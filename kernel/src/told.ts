import type { AnyEvent, AnyMove, Seat } from './game.ts';

/** One move that happened, as a viewer saw it. */
export interface Told<Move extends AnyMove = AnyMove, Event extends AnyEvent = AnyEvent> {
  /** Counted from 1. */
  readonly step: number;
  readonly seat: Seat | 'chance';
  /** Null where the viewer may not know it; `events` then tell what everybody saw. */
  readonly move: Move | null;
  readonly events: readonly Event[];
}

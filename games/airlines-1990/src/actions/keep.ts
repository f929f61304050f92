import type { Sink } from '@tarmac/kernel';
import type { Event } from '../events.ts';
import { endTurn } from '../flow.ts';
import type { State } from '../state.ts';

/** A90-21, A90-81: nothing is flown and no share taken; idle if nothing at all happened in the turn. */
export function play(s: State, seat: number, sink?: Sink<Event>): void {
  const idle = (s.drew | s.swaps | s.refreshed) === 0;
  if (sink) sink({ type: 'kept', seat, idle });
  endTurn(s, idle, sink);
}

import type { Sink } from '@tarmac/kernel';
import { drawFlight, flightsAreLeft } from '../cards.ts';
import type { Event } from '../events.ts';
import { askForShuffle, beginAction } from '../flow.ts';
import type { State } from '../state.ts';
import * as phases from '../state.ts';

const { PHASE, SHUFFLE } = phases;

/** A90-21, A90-23: EXPAND begins with a flight card, if there is one. It is always allowed. */
export function play(s: State, seat: number, sink?: Sink<Event>): void {
  beginAction(s);
  if (s.flightPileSize === 0 && flightsAreLeft(s)) {
    askForShuffle(s, SHUFFLE.expand);
    return;
  }
  s.phase = PHASE.expand;
  if (s.flightPileSize > 0) {
    s.drew = 1;
    drawFlight(s, sink);
  } else if (sink) {
    sink({ type: 'no-flight', seat });
  }
}

import type { AnyGame } from '@tarmac/games';
import type { Viewer } from '@tarmac/kernel';
import { CHANCE, sameJson } from '@tarmac/kernel';
import type { Step } from './timeline.ts';
import type { Told } from './types.ts';

/**
 * A move as a viewer saw it: the events as the game lets this viewer know them, and the move itself only where
 * they give it away already.
 *
 * The events of a decision that one seat makes alone say in full what was decided; so whoever sees them all
 * unchanged knows the move. As soon as one of them is veiled, the move is withheld. While several seats decide at
 * once, events hold the decisions back until all are made, so such a move is told to nobody else, not even
 * later: what was told of a step never changes.
 */
export function tell(game: AnyGame, step: Step, place: number, viewer: Viewer): Told {
  const { seat, move, together } = step;
  const events = step.events.map((event) => game.seen(event, viewer));
  const veiled = together || !sameJson(events, step.events);
  return {
    step: place,
    seat: seat === CHANCE ? 'chance' : seat,
    move: seat === viewer || !veiled ? move : null,
    events,
  };
}

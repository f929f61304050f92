import type { AnyGame } from '@tarmac/games';
import type { Told, Viewer } from '@tarmac/kernel';
import { CHANCE, sameJson } from '@tarmac/kernel';
import type { Step, Timeline } from './timeline.ts';

/** Tells viewers of the moves of a timeline; each once, because what was told of a step never changes. */
export class Teller {
  private readonly timeline: Timeline;
  private readonly known = new WeakMap<Step, Map<Viewer, Told>>();

  constructor(timeline: Timeline) {
    this.timeline = timeline;
  }

  /** The moves after the first `after`, up to this one. */
  tell(viewer: Viewer, after: number, upTo: number): Told[] {
    const told: Told[] = [];
    for (let place = after + 1; place <= upTo; place++) {
      const { step } = this.timeline.at(place);
      if (step) told.push(this.once(step, place, viewer));
    }
    return told;
  }

  private once(step: Step, place: number, viewer: Viewer): Told {
    const byViewer = this.known.get(step) ?? new Map<Viewer, Told>();
    this.known.set(step, byViewer);
    const told = byViewer.get(viewer) ?? tell(this.timeline.game, step, place, viewer);
    byViewer.set(viewer, told);
    return told;
  }
}

/**
 * A move as a viewer saw it: the events as the game lets this viewer know them, and the move itself only where
 * they give it away already.
 *
 * The events of a decision that one seat makes alone say in full what was decided; so whoever sees them all
 * unchanged knows the move. As soon as one of them is veiled, the move is withheld. While several seats decide at
 * once, events hold the decisions back until all are made, so such a move is told to nobody else, not even
 * later: what was told of a step never changes.
 */
function tell(game: AnyGame, step: Step, place: number, viewer: Viewer): Told {
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

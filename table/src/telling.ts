import type { AnyGame } from '@tarmac/games';
import type { Told, Viewer } from '@tarmac/kernel';
import { CHANCE, sameJson } from '@tarmac/kernel';
import type { Step, Timeline } from './timeline.ts';

/** What was told of one step, by seat; spectators come last. */
interface Telling {
  readonly step: Step;
  readonly told: (Told | undefined)[];
}

/**
 * Tells viewers of the moves of a timeline; each once, because what was told of a step never changes. Viewers who were
 * told the same share it.
 */
export class Teller {
  private readonly timeline: Timeline;
  private readonly tellings: Telling[] = [];

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
    const seats = this.timeline.match.seats.length;
    const known = this.tellings[place];
    // Another step may have come in place of one that was taken back.
    const telling: Telling = known?.step === step ? known : { step, told: [] };
    this.tellings[place] = telling;
    const mine = viewer ?? seats;
    telling.told[mine] ??= shared(tell(this.timeline.game, step, place, viewer), telling.told);
    return telling.told[mine];
  }
}

function shared(told: Told, others: readonly (Told | undefined)[]): Told {
  return others.find((other) => other && sameJson(other, told)) ?? told;
}

/**
 * A move as a viewer saw it: the events as the game lets this viewer know them, and the move itself only where
 * they give it away already.
 *
 * The events of a decision that one seat makes alone say in full what was decided; so a viewer who sees them all
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

import { type AnyMove, sameJson } from '@tarmac/kernel';
import type { Frame } from '@tarmac/table';

/** What a person does at a table. */
export type Press =
  | { readonly kind: 'play'; readonly move: AnyMove }
  | { readonly kind: 'undo' }
  | { readonly kind: 'end' };

interface Made {
  readonly press: Press;
  /** What the person saw. */
  readonly frame: Frame;
}

interface PressesNeeds {
  /** What is on the screen now. */
  frame(): Frame;
  /** Does it, or refuses visibly. */
  act(press: Press): Promise<void>;
}

/**
 * One press after the other: none is lost while another is under way. The second press of a double click is the same
 * press; any other that the first one made impossible is refused like a move that the rules refuse.
 */
export class Presses {
  readonly #needs: PressesNeeds;
  #last: Made | null = null;
  #queue: Promise<void> = Promise.resolve();

  constructor(needs: PressesNeeds) {
    this.#needs = needs;
  }

  add(press: Press): Promise<void> {
    const before = this.#last;
    const made: Made = { press, frame: this.#needs.frame() };
    this.#last = made;
    const done = this.#queue.then(async () => {
      if (before && isDouble(before, made) && !isPossible(press, this.#needs.frame())) return;
      await this.#needs.act(press);
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }
}

/** Pressed twice at the same moment of the table. */
function isDouble(first: Made, second: Made): boolean {
  return first.frame === second.frame && sameJson(first.press, second.press);
}

function isPossible(press: Press, { viewer, legal, status }: Frame): boolean {
  if (press.kind === 'play') return legal.some((move) => sameJson(move, press.move));
  const isOwn = viewer !== null && [...status.deciding, status.waitingFor].includes(viewer);
  return isOwn && (press.kind === 'end' ? status.waitingFor === viewer : status.undoable > 0);
}

import { findGame } from '@tarmac/games';
import { boardShelf, type GameTypes } from '@tarmac/kernel';
import { withDelta } from '@tarmac/protocol';
import { type WireEvent, WireStream } from './wire-stream.ts';

export type Form = 'delta' | 'full';

export interface FollowWhat {
  readonly url: string;
  /** The table. */
  readonly id: string;
  readonly game: string;
  /** Nobody's: looks as a stranger does. */
  readonly token?: string | undefined;
  readonly form?: Form;
}

/** With `form=delta` moves are codes. */
interface HeardFrame {
  readonly step: number;
  readonly legal: readonly unknown[];
  readonly status: {
    readonly waitingFor: number | null;
    readonly undoable: number;
    readonly outcome: unknown;
  };
}

const shelves = new Map<string, (file: unknown) => GameTypes['Board']>();

function boardOf(game: string, file: unknown): GameTypes['Board'] {
  const shelf = shelves.get(game) ?? boardShelf(findGame(game));
  shelves.set(game, shelf);
  return shelf(file);
}

/** One browser's stream of one table: puts the frames together, and finds what is missing. */
export class Follower {
  readonly stream: WireStream;
  board: GameTypes['Board'] | undefined;
  frame: HeardFrame | undefined;
  at = 0;
  /** When the last news came. */
  heardAt = 0;
  trouble: string | null = null;
  private told = 0;

  /** `heard` is called for every event, when it has been taken in. */
  constructor({ url, id, game, token, form = 'delta' }: FollowWhat, heard: (event: WireEvent) => void) {
    this.stream = new WireStream(url, `/api/events?form=${form}&at=${id}`, token, (event) => {
      if (event.event === 'coded' || event.event === 'table') this.begin(game, event);
      if (event.event === 'delta' || event.event === 'news') this.hear(event);
      heard(event);
    });
  }

  get isOver(): boolean {
    return Boolean(this.frame?.status.outcome);
  }

  private begin(game: string, { data: { play } }: WireEvent): void {
    this.board = boardOf(game, play.board);
    this.frame = play.frame;
    this.at = play.at;
    this.told = play.told.length;
    this.heardAt = performance.now();
  }

  private hear({ event, data: { at, keep, steps, frame } }: WireEvent): void {
    const inOrder = steps.every(
      ({ told }: { told: { step: number } }, i: number) => told.step === keep + i + 1,
    );
    if (at <= this.at || keep > this.told || !inOrder)
      this.trouble ??= `after ${this.at} came ${at}, out of order`;
    let after: unknown = this.frame;
    if (event === 'delta') for (const step of steps) if (step.frame) after = withDelta(after, step.frame);
    this.frame = (event === 'delta' ? withDelta(after, frame) : frame) as HeardFrame;
    this.at = at;
    this.told = keep + steps.length;
    this.heardAt = performance.now();
    if (this.frame.step !== this.told) this.trouble ??= `${this.told} steps were told of ${this.frame.step}`;
  }
}

import { oncePainted } from '../ui/once-painted.ts';
import type { Pace } from './open-table.ts';
import { reducedMotion, type Settings } from './settings.svelte.ts';

/** How much longer than its duration an animation may take: a hidden page never finishes one. */
const GRACE = 100;

/** The pace of one move after the other, which a person can skip. */
export class TablePace implements Pace {
  #skip = new AbortController();
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get reduced(): boolean {
    return reducedMotion();
  }

  get ceremonies(): number {
    return this.#settings.ceremonies;
  }

  get skipped(): boolean {
    return this.#skip.signal.aborted;
  }

  ms(duration: number): number {
    const { speed } = this.#settings;
    return speed === 0 ? 0 : duration / speed;
  }

  pause(duration: number): Promise<void> {
    return this.#wait(this.ms(duration));
  }

  /** Waits also when movement is off: then as long as at the highest speed. */
  rest(duration: number): Promise<void> {
    return this.#wait(duration / (this.#settings.speed || 4));
  }

  async run(animation: Animation): Promise<void> {
    const { effect, playbackRate } = animation;
    const length = Number(effect?.getComputedTiming().endTime ?? 0) / Math.abs(playbackRate || 1);
    if (this.ms(1) > 0) await Promise.race([ended(animation), this.#wait(length + GRACE)]);
    finish(animation);
    // Animations end inside a frame: what follows is a task of its own, so that neither is long.
    if (this.ms(1) > 0 && !this.skipped) await new Promise((resolve) => setTimeout(resolve));
  }

  /** A hidden page paints nothing, and does not wait for it. */
  async painted(): Promise<void> {
    if (this.ms(1) === 0 || this.skipped) return;
    await Promise.race([new Promise<void>((resolve) => oncePainted(resolve)), this.#wait(GRACE)]);
  }

  /** The next move is not skipped any more. */
  begin(): void {
    this.#skip = new AbortController();
  }

  skip(): void {
    this.#skip.abort();
  }

  #wait(milliseconds: number): Promise<void> {
    const { signal } = this.#skip;
    if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      signal.addEventListener('abort', done);
    });
  }
}

/** Also when somebody cancels it. */
function ended(animation: Animation): Promise<unknown> {
  return animation.finished.catch(() => undefined);
}

function finish(animation: Animation): void {
  try {
    animation.finish();
  } catch {
    animation.cancel(); // an animation that repeats for ever has no end
  }
}

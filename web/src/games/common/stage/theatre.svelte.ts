import type { Pace } from '../../../play/open-table.ts';

/** How long a scene stays at speed 1, and a note in a replay, in milliseconds. */
export const STAY = 4200;
const BRIEF = 2600;

/** A place where something is shown: loads what it needs for it. */
interface Stage {
  load(): Promise<unknown>;
}

/** Shows one thing at a time, and tells when it is closed. A page has one table at a time. */
export class Theatre<Showing> {
  #showing = $state.raw<Showing | null>(null);
  readonly #stages = new Set<Stage>();
  #resolveClosed = (): void => {};

  get showing(): Showing | null {
    return this.#showing;
  }

  /** Loads what the stage needs, so that what is opened is there at once. */
  async prepare(): Promise<void> {
    await Promise.all([...this.#stages].map((stage) => stage.load()));
  }

  /** Resolves when it is closed; at once where there is no stage. */
  open(next: Showing): Promise<void> {
    this.close();
    if (this.#stages.size === 0) return Promise.resolve();
    this.#showing = next;
    return new Promise((resolve) => {
      this.#resolveClosed = resolve;
    });
  }

  /** In a replay: a note that goes away by itself. */
  async note(next: Showing, pace: Pace): Promise<void> {
    await this.prepare();
    void this.open(next);
    await pace.pause(BRIEF);
    this.close();
  }

  close(): void {
    this.#showing = null;
    this.#resolveClosed();
    this.#resolveClosed = () => {};
  }

  /** A stage stands ready until the function it gets is called. */
  enter(stage: Stage): () => void {
    this.#stages.add(stage);
    return () => {
      this.#stages.delete(stage);
      this.close();
    };
  }
}

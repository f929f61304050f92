import type { Frame } from '@tarmac/table';

/** How the past is fetched and shown. */
interface PastNeeds {
  at(step: number): Promise<Frame>;
  /** The latest step there is. */
  last(): number;
  /** Shows the move from one moment to the next. */
  show(before: Frame, after: Frame): Promise<void>;
}

/** The past of a table: any moment of it, or one after the other. */
export class Past {
  readonly #needs: PastNeeds;
  #frame = $state.raw<Frame | null>(null);
  #playing = $state.raw(false);
  #wanted: number | null = null;
  #fetching: Promise<void> | null = null;

  constructor(needs: PastNeeds) {
    this.#needs = needs;
  }

  /** The moment that is drawn; null while the table is live. */
  get frame(): Frame | null {
    return this.#frame;
  }
  /** Whether it runs by itself. */
  get playing(): boolean {
    return this.#playing;
  }
  set playing(playing: boolean) {
    this.#playing = playing;
  }
  /** Whether a moment of the past is drawn or on its way. */
  get open(): boolean {
    return this.#frame !== null || this.#wanted !== null;
  }

  goTo(step: number): Promise<void> {
    this.#playing = false;
    return this.#goTo(step);
  }

  async leave(): Promise<void> {
    this.#playing = false;
    this.#wanted = null;
    await this.#fetching?.catch(() => undefined);
    this.#frame = null;
  }

  /** From the moment that is drawn to the last one, as long as `playing`. */
  async play(): Promise<void> {
    try {
      if (!this.#frame) await this.#goTo(0);
      while (this.#playing && this.#frame && this.#frame.step < this.#needs.last()) {
        await this.#playOn(this.#frame);
      }
    } finally {
      this.#playing = false;
    }
  }

  /** Only the latest step that was asked for is fetched. */
  #goTo(step: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(Math.round(step), this.#needs.last()));
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = null;
    });
    return this.#fetching;
  }

  async #playOn(before: Frame): Promise<void> {
    const after = await this.#needs.at(before.step + 1);
    if (this.#playing) await this.#needs.show(before, after);
    if (this.#frame !== before) return;
    this.#wanted = after.step;
    this.#frame = after;
  }

  async #fetch(): Promise<void> {
    while (this.#wanted !== null && this.#wanted !== this.#frame?.step) {
      const step = this.#wanted;
      try {
        const frame = await this.#needs.at(step);
        if (this.#wanted !== null) this.#frame = frame;
      } catch (error) {
        this.#wanted = this.#frame?.step ?? null;
        throw error;
      }
    }
  }
}

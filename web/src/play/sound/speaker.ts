import { type Cue, RECIPES } from './recipes.ts';
import { sound } from './synth.ts';

/** A cue that could be heard only this many seconds later is left out: by then something else has happened. */
const LATEST = 0.4;

/** Plays one cue after the other, and leaves out what would make it noise. */
export class Speaker {
  #context: AudioContext | null = null;
  /** When the next cue may begin, in the time of the context. */
  #free = 0;
  /** When each cue began last, or will. */
  readonly #begins = new Map<Cue, number>();

  /** Called while somebody touches the page: browsers let it sound only then. */
  wake(): void {
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    if (this.#context.state === 'suspended') this.#context.resume().catch(() => undefined);
  }

  /** The cues that are worth it, in this order. Before the first touch nothing is heard. */
  play(cues: readonly Cue[]): void {
    const context = this.#context;
    if (context === null) return;
    const now = context.currentTime;
    for (const cue of new Set(cues)) {
      const at = Math.max(now, this.#free);
      const { always = false, busy } = RECIPES[cue];
      const isWaiting = (this.#begins.get(cue) ?? -1) >= now;
      if (always ? isWaiting : at - now > LATEST) continue;
      sound(context, cue, at, context.destination);
      this.#begins.set(cue, at);
      this.#free = at + busy;
    }
  }
}

/** There is one for each page. */
export const speaker = new Speaker();

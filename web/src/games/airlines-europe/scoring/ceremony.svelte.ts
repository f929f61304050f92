import type { Script } from './script.ts';

/** How a scoring is shown. */
export interface Showing {
  readonly script: Script;
  /** `whole`: airline by airline; `sum`: opened at its end; `brief`: a note that does not wait for anybody. */
  readonly as: 'whole' | 'sum' | 'brief';
  /** Whether it goes on to the next airline by itself. */
  readonly runs: boolean;
}

let showing = $state.raw<Showing | null>(null);
let stages = 0;
let patient = false;
let resolveClosed = (): void => {};

/** The scoring on the stage. Movements open it, `Ceremony.svelte` shows it; a page has one table at a time. */
export const ceremony = {
  get showing(): Showing | null {
    return showing;
  },

  /** Somebody explains it: the next airline waits for a press. */
  get patient(): boolean {
    return patient;
  },
  set patient(waits: boolean) {
    patient = waits;
  },

  /** Resolves when it is closed; at once where there is no stage. */
  open(next: Showing): Promise<void> {
    ceremony.close();
    if (stages === 0) return Promise.resolve();
    showing = next;
    return new Promise((resolve) => {
      resolveClosed = resolve;
    });
  },

  close(): void {
    showing = null;
    resolveClosed();
    resolveClosed = () => {};
  },

  /** A stage stands ready until the function it gets is called. */
  enter(): () => void {
    stages++;
    return () => {
      stages--;
      ceremony.close();
    };
  },
};

import type { Script } from './script.ts';

/** How a scoring is shown. */
export interface Showing {
  readonly script: Script;
  /** `whole`: airline by airline; `sum`: opened at its end; `brief`: a note that does not wait for anybody. */
  readonly as: 'whole' | 'sum' | 'brief';
  /** Whether it goes on to the next airline by itself. */
  readonly runs: boolean;
}

/** A place where scorings are shown: loads what it needs for it. */
interface Stage {
  load(): Promise<unknown>;
}

let showing = $state.raw<Showing | null>(null);
const stages = new Set<Stage>();
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

  /** Loads what the stage needs, so that what is opened is there at once. */
  async prepare(): Promise<void> {
    await Promise.all([...stages].map((stage) => stage.load()));
  },

  /** Resolves when it is closed; at once where there is no stage. */
  open(next: Showing): Promise<void> {
    ceremony.close();
    if (stages.size === 0) return Promise.resolve();
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
  enter(stage: Stage): () => void {
    stages.add(stage);
    return () => {
      stages.delete(stage);
      ceremony.close();
    };
  },
};

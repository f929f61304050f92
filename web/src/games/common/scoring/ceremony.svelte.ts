import { Theatre } from '../stage/theatre.svelte.ts';
import type { Script } from './script.ts';

/** How a scoring is shown. */
export interface Showing {
  readonly script: Script;
  /** `whole`: airline by airline; `sum`: opened at its end; `brief`: a note that does not wait for anybody. */
  readonly as: 'whole' | 'sum' | 'brief';
  /** Whether its card is turned over first. */
  readonly opens: boolean;
  /** Whether it goes on to the next airline by itself. */
  readonly runs: boolean;
}

class Ceremony extends Theatre<Showing> {
  /** Somebody explains it: what comes next waits for a press. */
  patient = false;
}

/** The scoring on the stage. Movements open it, `Ceremony.svelte` shows it. */
export const ceremony = new Ceremony();

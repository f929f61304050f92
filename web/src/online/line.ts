import { LIMITS } from '@tarmac/protocol';
import { Pauses, pauseAfter } from './pauses.ts';
import { EventReader, type Heard } from './sse.ts';

/* In milliseconds. */
/** A line on which nothing comes is dead: a comment comes every fifteen seconds, whatever happens. */
const SILENCE = 40_000;
/** Somebody looks: what has been silent for longer than a comment takes may be dead. */
const DOUBTFUL = LIMITS.heartbeat + 3_000;
const LONGEST_PAUSE = 8_000;
/** Shorter gaps nobody needs to hear of. */
const UNNOTICED = 2_000;

interface LineNeeds {
  /** What to ask for; it changes as tables are told. */
  address(): string;
  hear(heard: Heard): void;
  /** Whether the line stands; not told of gaps that nobody notices. */
  stands(stands: boolean): void;
}

/** One stream from the server, opened again whenever it breaks off: servers restart, lines break, devices sleep. */
export class Line {
  readonly #needs: LineNeeds;
  readonly #pauses = new Pauses();
  #wanted = false;
  #open: AbortController | null = null;
  #stands = false;
  /** Asked for anew by ourselves. */
  #atOnce = false;
  #running = false;
  #lastHeard = 0;
  #noticed: ReturnType<typeof setTimeout> | undefined;

  constructor(needs: LineNeeds) {
    this.#needs = needs;
  }

  /** Something else is wanted: the stream is asked for anew. */
  renew(wanted: boolean): void {
    this.#wanted = wanted;
    this.#atOnce = true;
    this.#open?.abort();
    if (!wanted) return;
    this.#pauses.wake();
    if (!this.#running) void this.#run();
  }

  /** There may be a network again, or somebody looks. */
  wake(): void {
    this.#pauses.wake();
    if (this.#stands && Date.now() - this.#lastHeard > DOUBTFUL) this.#open?.abort();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let failures = 0; this.#wanted; ) {
      this.#atOnce = false;
      this.#open = new AbortController();
      const heard = await this.#read(this.#open);
      this.#brokeOff();
      failures = heard ? 0 : failures + 1;
      if (this.#wanted && !this.#atOnce) await this.#pauses.pause(pauseAfter(failures, LONGEST_PAUSE));
    }
    this.#running = false;
  }

  /** Until it breaks off; whether anything came. */
  async #read(open: AbortController): Promise<boolean> {
    let heard = false;
    let silence = setTimeout(() => open.abort(), SILENCE);
    try {
      const response = await fetch(this.#needs.address(), { cache: 'no-store', signal: open.signal });
      if (!response.ok || !response.body || !isStream(response)) return false;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const events = new EventReader();
      for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) {
        clearTimeout(silence);
        silence = setTimeout(() => open.abort(), SILENCE);
        this.#lastHeard = Date.now();
        for (const event of events.take(value)) {
          if (open.signal.aborted) return heard;
          heard = true;
          this.#found();
          this.#needs.hear(event);
        }
      }
    } catch {
      // cut, by us or by the network
    } finally {
      clearTimeout(silence);
      open.abort();
    }
    return heard;
  }

  #found(): void {
    clearTimeout(this.#noticed);
    this.#noticed = undefined;
    if (this.#stands) return;
    this.#stands = true;
    this.#needs.stands(true);
  }

  #brokeOff(): void {
    this.#noticed ??= setTimeout(() => {
      this.#stands = false;
      this.#needs.stands(false);
    }, UNNOTICED);
  }
}

/** Whatever stands in front of a server may answer with a page. */
function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

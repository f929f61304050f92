import { LIMITS } from '@tarmac/protocol';
import { Pauses, pauseAfter } from './pauses.ts';
import { EventReader, type Heard } from './sse.ts';

/* In milliseconds. */
/** A line on which nothing comes is dead: a comment comes every fifteen seconds, whatever happens. */
const SILENCE = 40_000;
/** A server greets at once; a stream on which nothing comes for this long is held back by something on the way. */
const FIRST_WORD = 6_000;
/** Somebody looks: what has been silent for longer than a comment takes may be dead. */
const DOUBTFUL = LIMITS.heartbeat + 3_000;
/** And so may a question that has not been answered for this long. */
const HANGING = 3_000;
/** Every page of a browser says that there is a network again; what was opened just now knows that already. */
const JUST_NOW = 1_000;
const LONGEST_PAUSE = 8_000;
/** Nobody needs to hear of shorter gaps. */
const UNNOTICED = 2_000;
/** Where streams are held back: how often to ask for what is new, and when to try a stream again. */
const ASK_EVERY = 1_500;
const STREAM_AGAIN = 5 * 60_000;
const ONE_ANSWER = 15_000;

interface LineNeeds {
  /** What to ask for; it changes as tables are told. */
  address(): string;
  hear(heard: Heard): void;
  /** Whether the line is open; says nothing of gaps that nobody notices. */
  stands(stands: boolean): void;
}

/** What came of an opening: events; nothing at all though it was there; or no stream. */
type Came = 'events' | 'silence' | 'nothing';

/**
 * What the server tells, as it happens: one stream, opened again whenever it breaks off, since servers restart, lines
 * break and devices sleep. Where something on the way holds streams back, what is new is asked for again and again.
 */
export class Line {
  readonly #needs: LineNeeds;
  readonly #pauses = new Pauses();
  #wanted = false;
  #open: AbortController | null = null;
  #stands = false;
  /** Asked for again by ourselves. */
  #atOnce = false;
  #running = false;
  #openedAt = 0;
  /** In this opening; 0: nothing yet. */
  #lastHeard = 0;
  /** Until then no stream is tried. */
  #askUntil = 0;
  #noticed: ReturnType<typeof setTimeout> | undefined;

  constructor(needs: LineNeeds) {
    this.#needs = needs;
  }

  /** Something else is wanted: the stream is asked for again. */
  renew(wanted: boolean): void {
    this.#wanted = wanted;
    this.#again();
    if (wanted && !this.#running) void this.#run();
  }

  /** There is something to hear. */
  hurry(): void {
    this.#pauses.wake();
  }

  /** Somebody looks. */
  wake(): void {
    this.hurry();
    const unheard = Date.now() - (this.#lastHeard || this.#openedAt);
    if (unheard > (this.#lastHeard ? DOUBTFUL : HANGING)) this.#again();
  }

  /** There is a network again, perhaps another one. */
  online(): void {
    this.#askUntil = 0;
    if (Date.now() - this.#openedAt > JUST_NOW) this.#again();
  }

  #again(): void {
    this.#atOnce = true;
    this.#open?.abort();
    this.#pauses.wake();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let failures = 0; this.#wanted; ) {
      this.#atOnce = false;
      const asks = Date.now() < this.#askUntil;
      const came = await this.#read(asks);
      const isAnswered = asks && came === 'events';
      if (!isAnswered) this.#brokeOff();
      failures = came === 'events' ? 0 : failures + 1;
      if (!this.#wanted || this.#atOnce) continue;
      // Silence: the other way is tried at once. If that is not answered either, nobody is there at all.
      if (!asks && came === 'silence') this.#askUntil = Date.now() + STREAM_AGAIN;
      else if (asks && !isAnswered) this.#askUntil = 0;
      else await this.#pauses.pause(isAnswered ? ASK_EVERY : pauseAfter(failures, LONGEST_PAUSE));
    }
    this.#running = false;
  }

  /** A stream until it breaks off, or what there is to tell now. */
  async #read(asks: boolean): Promise<Came> {
    const open = new AbortController();
    this.#open = open;
    this.#openedAt = Date.now();
    this.#lastHeard = 0;
    let came: Came = 'nothing';
    const isSilent = (): void => {
      if (came === 'nothing') came = 'silence';
      open.abort();
    };
    let silence = setTimeout(isSilent, asks ? ONE_ANSWER : FIRST_WORD);
    try {
      const address = `${this.#needs.address()}${asks ? '&once=true' : ''}`;
      const response = await fetch(address, { cache: 'no-store', signal: open.signal });
      if (!response.ok || !response.body || !isStream(response)) return came;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const events = new EventReader();
      for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) {
        clearTimeout(silence);
        silence = setTimeout(isSilent, SILENCE);
        this.#lastHeard = Date.now();
        for (const event of events.take(value)) {
          if (open.signal.aborted) return came;
          came = 'events';
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
    return came;
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

/** Whatever is in front of a server may answer with a page. */
function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

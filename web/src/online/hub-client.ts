import { setOutdated } from '../shell/version.svelte.ts';
import { tryNow } from './calls.ts';
import { onNewGuest } from './guest.ts';
import type { FromHub, ToHub } from './hub-messages.ts';
import { type HubPort, startHub } from './start-hub.ts';

/* In milliseconds. */
const HERE_EVERY = 15_000;
/** The hub says something every ten seconds; a browser may have ended its worker. */
const DEAD = 35_000;
/** Where every page has a hub of its own, a hidden page gives up its line. */
const HIDDEN = 60_000;
/** Somebody looks: a request that has been under way for this long may never come back. */
const HANGING = 3_000;

export interface Wishes {
  readonly tables: readonly string[];
  readonly mine: boolean;
}

/** This page's end of the hub; begins with the first wish. */
export class HubClient {
  readonly #hear: (message: FromHub) => void;
  #port: HubPort | null = null;
  #wishes: Wishes = { tables: [], mine: false };
  #heard = 0;
  #isOutdated = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #hidden: ReturnType<typeof setTimeout> | undefined;

  constructor(hear: (message: FromHub) => void) {
    this.#hear = hear;
  }

  wish(wishes: Wishes): void {
    this.#wishes = wishes;
    if (this.#isIdle) this.#rest();
    else if (this.#timer === undefined) this.#begin();
    else this.#post(this.#wants);
  }

  hurry(): void {
    this.#post({ is: 'answered' });
  }

  doubt(): void {
    this.#post({ is: 'doubt' });
  }

  get #isIdle(): boolean {
    return this.#wishes.tables.length === 0 && !this.#wishes.mine;
  }

  get #wants(): ToHub {
    return { is: 'wants', base: location.href, ...this.#wishes };
  }

  #begin(): void {
    this.#timer ??= setInterval(() => this.#check(), HERE_EVERY);
    if (this.#port) {
      this.#heard = Date.now();
      this.#post(this.#wants);
      return;
    }
    this.#start();
    addEventListener('pagehide', () => this.#post({ is: 'bye' }));
    addEventListener('pageshow', ({ persisted }) => persisted && this.#wake('awake'));
    addEventListener('online', () => this.#wake('online'));
    document.addEventListener('visibilitychange', () => this.#looked());
    onNewGuest(() => this.#post({ is: 'another-guest' }));
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#post({ is: 'bye' });
  }

  #start(): void {
    this.#heard = Date.now();
    this.#port = startHub({
      hear: (message) => this.#take(message),
      gone: () => this.#outdate(),
    });
    this.#post(this.#wants);
  }

  /** The hub belongs to a version that the server no longer has: only a page that is loaded again gets a working one. */
  #outdate(): void {
    this.#isOutdated = true;
    setOutdated(true);
  }

  #take(message: FromHub): void {
    this.#heard = Date.now();
    if (message.is !== 'forgotten') this.#hear(message);
    else if (this.#timer !== undefined) this.#post(this.#wants);
  }

  #post(message: ToHub): void {
    this.#port?.post(message);
  }

  #check(): void {
    this.#post({ is: 'here' });
    const isDead = document.visibilityState === 'visible' && Date.now() - this.#heard >= DEAD;
    if (!isDead || this.#isOutdated) return;
    this.#port?.stop();
    this.#start();
  }

  /** A page that slept may have been forgotten. */
  #wake(why: 'awake' | 'online'): void {
    tryNow(why === 'online' ? 0 : HANGING);
    if (this.#isIdle) return;
    this.#begin();
    this.#post({ is: why });
  }

  #looked(): void {
    clearTimeout(this.#hidden);
    if (document.visibilityState === 'visible') this.#wake('awake');
    else if (this.#port?.shared === false) this.#hidden = setTimeout(() => this.#rest(), HIDDEN);
  }
}

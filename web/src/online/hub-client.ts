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
  #timer: ReturnType<typeof setInterval> | undefined;
  #hidden: ReturnType<typeof setTimeout> | undefined;

  constructor(hear: (message: FromHub) => void) {
    this.#hear = hear;
  }

  wish(wishes: Wishes): void {
    this.#wishes = wishes;
    const idle = wishes.tables.length === 0 && !wishes.mine;
    if (idle) this.#rest();
    else if (this.#timer === undefined) this.#begin();
    else this.#post(this.#wants);
  }

  doubt(): void {
    this.#post({ is: 'doubt' });
  }

  #begin(): void {
    this.#timer = setInterval(() => this.#check(), HERE_EVERY);
    if (this.#port) {
      this.#heard = Date.now();
      this.#post(this.#wants);
      return;
    }
    this.#start();
    addEventListener('pagehide', () => this.#post({ is: 'bye' }));
    addEventListener('pageshow', ({ persisted }) => persisted && this.#wake());
    addEventListener('online', () => this.#wake());
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
    this.#port = startHub((message) => {
      this.#heard = Date.now();
      this.#hear(message);
    });
    this.#post(this.#wants);
  }

  #post(message: ToHub): void {
    this.#port?.post(message);
  }

  get #wants(): ToHub {
    return { is: 'wants', base: location.href, ...this.#wishes };
  }

  #check(): void {
    this.#post({ is: 'here' });
    if (document.visibilityState !== 'visible' || Date.now() - this.#heard < DEAD) return;
    this.#port?.stop();
    this.#start();
  }

  /** A page that slept may have been forgotten. */
  #wake(): void {
    tryNow();
    if (this.#timer === undefined) return;
    this.#heard = Date.now();
    this.#post(this.#wants);
    this.#post({ is: 'awake' });
  }

  #looked(): void {
    clearTimeout(this.#hidden);
    if (document.visibilityState === 'visible') this.#wake();
    else if (this.#port?.shared === false) {
      this.#hidden = setTimeout(() => this.#post({ is: 'bye' }), HIDDEN);
    }
  }
}

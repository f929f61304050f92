import type { Seat, Told } from '@tarmac/kernel';
import type { Frame, Player } from '@tarmac/table';
import type { Stored } from '../engine/api.ts';
import { painted } from '../ui/once-painted.ts';
import { keepEqual } from '../ui/steady.svelte.ts';
import { isBacklog } from './backlog.ts';
import type { TablePace } from './pace.ts';
import type { HeardNews, Opened } from './table-source.ts';

/* In milliseconds at speed 1. */
const THINKING = 350;
const READING = 700;

interface ShowingNeeds {
  readonly pace: TablePace;
  /** Null if there is nothing to show. */
  animate(told: Told, before: Frame, after: Frame): Promise<void> | null;
  /** Whether the past is on the screen: then nothing moves over it. */
  inPast(): boolean;
  /** Whether nobody sees the table: then nothing has to be watched later. */
  unseen(): boolean;
  /** Whether this seat takes a moment before it moves; people have taken theirs. */
  ponders(seat: Seat): boolean;
  /** Tells how much has been shown. */
  shown(at: number): void;
  /** Everything has been shown. */
  done(): Promise<void>;
}

/** The table as it was last shown, and what is still to be shown: one move after the other, at the pace of a person. */
export class Showing {
  readonly #needs: ShowingNeeds;
  #frame = $state.raw<Frame>() as Frame;
  #log = $state.raw<readonly Told[]>([]);
  #telling = $state.raw<Told | null>(null);
  #players = $state.raw<readonly Player[]>([]);
  #stored = $state.raw<Stored>('saved');
  #at = 0;
  #heard: HeardNews[] = [];
  #work: Promise<void> | null = null;

  constructor(needs: ShowingNeeds, opened: Opened) {
    this.#needs = needs;
    this.show(opened);
  }

  get frame(): Frame {
    return this.#frame;
  }
  get log(): readonly Told[] {
    return this.#log;
  }
  /** The move that is being shown right now. */
  get telling(): Told | null {
    return this.#telling;
  }
  get players(): readonly Player[] {
    return this.#players;
  }
  get stored(): Stored {
    return this.#stored;
  }
  /** How many things the viewer had seen happen at the moment that is shown. */
  get at(): number {
    return this.#at;
  }

  /**
   * The table as it stands, instead of everything that was to be shown. `early`: heard since then; what the seat `known`
   * did has been seen already.
   */
  show({ info, frame, told, at, stored }: Opened, early: readonly HeardNews[] = [], known?: Seat): void {
    this.#heard = [];
    this.#frame = frame;
    this.#log = told;
    this.#telling = null;
    this.#players = info.players;
    this.#stored = stored;
    this.#at = at;
    const fresh = early.findIndex(({ steps }) => steps.some(({ told }) => told.seat !== known));
    const seen = fresh < 0 ? early : early.slice(0, fresh);
    for (const news of seen) void this.#tell(news, true); // nothing moves, so it is told at once
    this.#heard.push(...early.slice(seen.length));
  }

  hear(news: HeardNews): void {
    this.#heard.push(news);
    void this.all();
  }

  /** Until everything that was heard has been shown. */
  all(): Promise<void> {
    this.#work ??= this.#showAll().finally(() => {
      this.#work = null;
    });
    return this.#work;
  }

  /** Somebody is back from the past: the table goes on. */
  resume(): void {
    this.#needs.shown(this.#at);
    void this.all();
  }

  async #showAll(): Promise<void> {
    do {
      for (let news = this.#heard[0]; news; news = this.#heard[0]) {
        const late = isBacklog(this.#heard, this.#frame.viewer) ? this.#heard.length : 0;
        this.#heard.shift();
        await this.#tell(news, late > 0);
        for (const missed of this.#heard.splice(0, late - 1)) await this.#tell(missed, true);
        if (isOwn(news)) await painted(); // a press is answered before others move on
        if (!this.#needs.inPast()) this.#needs.shown(this.#at);
      }
      await this.#needs.done();
    } while (this.#heard.length > 0);
  }

  /** Words first, then movement, then the table as it is after the move. `late`: only what the table has become. */
  async #tell(news: HeardNews, late: boolean): Promise<void> {
    const { viewer } = this.#frame;
    const aside = late || this.#isAside(news) || news.keep < this.#log.length;
    this.#stored = news.stored;
    this.#players = keepEqual(this.#players, news.players); // otherwise every move would draw every name again
    let log = this.#log.slice(0, news.keep);
    for (const { told, frame } of news.steps) {
      if (frame && !aside) {
        const still = this.#needs.inPast() || this.#needs.unseen();
        const shown = still ? null : this.#play(told, frame, told.seat !== viewer);
        if (shown) await shown;
        if (this.#frame.viewer !== viewer) return; // meanwhile somebody else has taken the device
        this.#frame = frame;
      }
      log = [...log, told];
      this.#log = log;
    }
    this.#log = log;
    this.#frame = news.frame;
    this.#at = news.at;
    this.#telling = null;
  }

  /** `watched`: somebody is looking and has time to read. Null where nothing moves: then it is drawn once. */
  #play(told: Told, frame: Frame, watched: boolean): Promise<void> | null {
    const { pace, animate } = this.#needs;
    pace.begin();
    if (watched && pace.ms(1) > 0) return this.#watch(told, frame);
    this.#telling = told;
    return animate(told, this.#frame, frame);
  }

  async #watch(told: Told, frame: Frame): Promise<void> {
    const { pace, animate, ponders } = this.#needs;
    if (told.seat !== 'chance' && ponders(told.seat)) await pace.pause(THINKING);
    this.#telling = told;
    await pace.pause(READING);
    await animate(told, this.#frame, frame);
  }

  /** What others decide at the same time does not disturb a viewer who is choosing. */
  #isAside({ frame, steps }: HeardNews): boolean {
    const { viewer } = frame;
    const asked = ({ status }: Frame): boolean => viewer !== null && status.deciding.includes(viewer);
    return asked(this.#frame) && asked(frame) && steps.every(({ told }) => told.seat !== viewer);
  }

  /** A move of the past, shown once more. */
  async again(told: Told, before: Frame, after: Frame): Promise<void> {
    this.#needs.pace.begin();
    this.#telling = told;
    await this.#needs.animate(told, before, after);
  }

  /** Nothing is being shown any more. */
  quiet(): void {
    this.#telling = null;
  }
}

function isOwn({ frame: { viewer }, steps }: HeardNews): boolean {
  return steps.some(({ told }) => told.seat === viewer);
}

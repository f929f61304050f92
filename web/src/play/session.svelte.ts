import type { AnyMove, Seat, Viewer } from '@tarmac/kernel';
import type { Frame, Player, Told } from '@tarmac/table';
import type { Engine, Opened, Played, Refusal, Stored, TableInfo } from '../engine/api.ts';
import { refusalOf } from '../engine/refusal.ts';
import { Device } from './device.svelte.ts';
import { botName, fullNames, seatNames } from './names.ts';
import type { GameScreen, History, OpenTable } from './open-table.ts';
import { TablePace } from './pace.ts';
import { Past } from './past.svelte.ts';
import { planAgain } from './plan-again.ts';
import { type Settings, settings as theSettings } from './settings.svelte.ts';
import { actors, lastOwnStep } from './turns.ts';

/* In milliseconds at speed 1. */
const THINKING = 350;
const READING = 700;
const HANDING_OVER = 900;
const REPLAY_STEP = 600;

/** So often a bot may fail before the table waits for somebody to load it again. */
const MOST_FAILURES = 3;

export interface SessionNeeds {
  readonly engine: Engine;
  readonly screen: GameScreen;
  /** Another table was made and is to be shown instead. */
  onOpen(id: string): void;
  /** How the game calls a bot; as in the registry of bots if absent. */
  callBot?(bot: string): string;
  readonly settings?: Settings;
}

/** An open table on the page: asks the engine, and shows move after move. */
export class Session implements OpenTable {
  readonly info: TableInfo;
  readonly #needs: SessionNeeds;
  readonly #pace: TablePace;
  readonly #device: Device;
  readonly #past: Past;

  #live = $state.raw<Frame>() as Frame;
  #log = $state.raw<readonly Told[]>([]);
  readonly #told = $derived.by(() => {
    const { frame } = this.#past;
    return frame ? this.#log.slice(0, frame.step) : this.#log;
  });
  readonly #names = $derived.by(() => seatNames(this.info.players));
  readonly #fullNames = $derived.by(() => fullNames(this.info.players, this.#needs.callBot ?? botName));
  #telling = $state.raw<Told | null>(null);
  #thinking = $state.raw<Seat | null>(null);
  #refusal = $state.raw<Refusal | null>(null);
  #stored = $state.raw<Stored>('saved');

  #closed = false;
  #queue: Promise<unknown> = Promise.resolve();
  #advancing = false;
  #acting = false;
  /** Of bots in a row. */
  #failures = 0;

  /** Opens a table and lets it go on where it stood; at an earlier step if one is given. */
  static async open(id: string, needs: SessionNeeds, step?: number): Promise<Session> {
    const session = new Session(await needs.engine.open(id), needs);
    if (step !== undefined && step < session.#live.step) await session.goTo(step);
    session.#advance();
    return session;
  }

  private constructor(opened: Opened, needs: SessionNeeds) {
    const { info } = opened;
    this.info = info;
    this.#needs = needs;
    this.#pace = new TablePace(needs.settings ?? theSettings);
    this.#device = new Device(info.playable ? info.players : []);
    this.#past = new Past({
      at: (step) => needs.engine.at(info.id, step, this.viewer),
      last: () => this.#live.step,
      show: (before, after) => this.#showAgain(before, after),
    });
    this.#show(opened);
  }

  get frame(): Frame {
    return this.#past.frame ?? this.#live;
  }
  get log(): readonly Told[] {
    return this.#log;
  }
  get told(): readonly Told[] {
    return this.#told;
  }
  get telling(): Told | null {
    return this.#telling;
  }
  get viewer(): Viewer {
    return this.#live.viewer;
  }
  get thinking(): Seat | null {
    return this.#past.frame ? null : this.#thinking;
  }
  get handTo(): Seat | null {
    return this.#device.handTo;
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  get stored(): Stored {
    return this.#stored;
  }
  get history(): History | null {
    const { frame, playing } = this.#past;
    const { step: steps, status } = this.#live;
    return frame && { step: frame.step, steps, playing, over: status.outcome !== null };
  }

  get since(): number {
    const { viewer, status, step } = this.#live;
    return viewer === null ? step : lastOwnStep(this.#log, status, viewer);
  }

  get myMove(): boolean {
    return this.#mine && this.#live.status.deciding.some((seat) => seat === this.viewer);
  }
  get mayEnd(): boolean {
    return this.#mine && this.viewer !== null && this.#live.status.waitingFor === this.viewer;
  }
  get mayUndo(): boolean {
    const { status } = this.#live;
    return this.#mine && status.undoable > 0 && actors(status).some((seat) => seat === this.viewer);
  }
  /** Live, nothing being shown, and the viewer may act at this table. */
  get #mine(): boolean {
    return this.info.playable && !this.#past.frame && !this.#telling && this.handTo === null;
  }

  player(seat: Seat): Player {
    const player = this.info.players[seat];
    if (!player) throw new RangeError(`there is no seat ${seat}`);
    return player;
  }
  name(seat: Seat): string {
    return this.#names[seat] ?? '';
  }
  fullName(seat: Seat): string {
    return this.#fullNames[seat] ?? '';
  }

  play(move: AnyMove): Promise<void> {
    return this.#act(async (seat) => {
      await this.#tell(await this.#needs.engine.move(this.info.id, seat, move, seat), false);
    });
  }

  undo(): Promise<void> {
    return this.#act(async (seat) => {
      const { frame, stored } = await this.#needs.engine.undo(this.info.id, seat, seat);
      this.#log = this.#log.slice(0, frame.step);
      this.#live = frame;
      this.#stored = stored;
    });
  }

  end(): Promise<void> {
    return this.#act(async (seat) => {
      const { frame, stored } = await this.#needs.engine.end(this.info.id, seat, seat);
      this.#device.passedOn = true;
      this.#live = frame;
      this.#stored = stored;
    });
  }

  async why(move: AnyMove): Promise<Refusal | null> {
    if (this.viewer === null) return null;
    try {
      return await this.#needs.engine.why(this.info.id, this.viewer, move);
    } catch (error) {
      return refusalOf(error);
    }
  }

  refuse(refusal: Refusal | null): void {
    this.#refusal = refusal;
  }

  skip(): void {
    this.#pace.skip();
  }

  async take(): Promise<void> {
    const seat = this.handTo;
    if (seat === null) return;
    await this.#attempt(async () => {
      this.#show(await this.#needs.engine.look(this.info.id, seat));
      this.#device.handTo = null;
    });
    this.#advance();
  }

  async again(sameDeal: boolean): Promise<void> {
    await this.#leaveFor(({ engine }) =>
      sameDeal ? engine.fork(this.info.id, 0) : engine.create(planAgain(this.info)),
    );
  }

  async fork(): Promise<void> {
    await this.#leaveFor(({ engine }) => engine.fork(this.info.id, this.frame.step));
  }

  async goTo(step: number): Promise<void> {
    this.#pace.skip();
    await this.#attempt(() => this.#past.goTo(step));
  }

  async backToLive(): Promise<void> {
    const left = this.#past.leave();
    this.#pace.skip();
    await left;
    this.#advance();
  }

  replay(playing: boolean): void {
    if (playing === this.#past.playing) return;
    this.#past.playing = playing;
    if (playing) void this.#inTurn(() => this.#attempt(() => this.#past.play()));
    else this.#pace.skip();
  }

  /** Somebody comes back to this page: another tab may have played on meanwhile. */
  async refresh(): Promise<void> {
    await this.#inTurn(() => this.#attempt(() => this.#catchUp()));
    this.#advance();
  }

  /** Stops everything; the table stays as it is stored. */
  close(): void {
    this.#closed = true;
    this.#past.playing = false;
    this.#pace.skip();
  }

  /** One thing the viewer does; while it is under way, others are ignored (a double click). */
  async #act(work: (seat: Seat) => Promise<void>): Promise<void> {
    const seat = this.viewer;
    if (seat === null || this.#acting || this.#closed) return;
    this.#acting = true;
    this.#refusal = null;
    this.#pace.skip();
    await this.#inTurn(() => this.#attempt(() => work(seat)));
    this.#acting = false;
    this.#advance();
  }

  /** What fails becomes a refusal; if the table here may be behind, it is read again. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'changed-elsewhere' || refusal.code === 'internal') await this.#reread();
      this.#refusal = refusal;
    }
  }

  /** Another table takes the place of this one. */
  async #leaveFor(make: (needs: SessionNeeds) => Promise<Opened>): Promise<void> {
    await this.#attempt(async () => this.#needs.onOpen((await make(this.#needs)).info.id));
  }

  async #reread(): Promise<void> {
    try {
      this.#show(await this.#needs.engine.look(this.info.id, this.viewer));
    } catch (error) {
      console.error(error);
    }
  }

  async #catchUp(): Promise<void> {
    if (this.#closed || this.#past.open || !this.info.playable) return;
    const opened = await this.#needs.engine.look(this.info.id, this.viewer);
    if (opened.frame.step === this.#live.step) return;
    this.#show(opened);
    this.#device.handTo = null;
    this.#refusal = { code: 'changed-elsewhere', message: 'This table was played on in another tab.' };
  }

  #show({ frame, told, stored }: Opened): void {
    this.#live = frame;
    this.#log = told;
    this.#stored = stored;
    this.#telling = null;
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job);
    this.#queue = done.catch((error) => console.error(error));
    return done;
  }

  /** Lets the table go on by itself until a person is to act. One step at a time, so that persons come between. */
  #advance(): void {
    if (this.#advancing) return;
    this.#advancing = true;
    void this.#inTurn(() => this.#step()).then(
      (more) => {
        this.#advancing = false;
        if (more) this.#advance();
      },
      () => {
        this.#advancing = false;
      },
    );
  }

  /** Hands the device over, or plays for a bot. Says whether more may follow. */
  async #step(): Promise<boolean> {
    if (this.#closed || this.#past.open || this.handTo !== null || !this.info.playable) return false;
    const { status } = this.#live;
    if (this.#device.isAsked(status)) {
      const next = this.#device.nextAfter(this.viewer, status);
      if (next !== null) await this.#hand(next);
      return false;
    }
    const [bot] = status.deciding;
    if (bot === undefined) return false;
    return this.#botStep(bot);
  }

  async #hand(seat: Seat): Promise<void> {
    if (this.viewer !== null && !this.#device.passedOn) {
      this.#pace.begin();
      await this.#pace.pause(HANDING_OVER);
    }
    if (this.#closed || this.#past.open) return;
    await this.#attempt(async () => {
      this.#show(await this.#needs.engine.look(this.info.id, null));
      this.#device.handTo = seat;
    });
  }

  async #botStep(seat: Seat): Promise<boolean> {
    const { step } = this.#live;
    this.#thinking = seat;
    this.#pace.begin();
    let played: Played | null = null;
    await this.#attempt(async () => {
      const asked = this.#needs.engine.bot(this.info.id, this.viewer);
      [played] = await Promise.all([asked, this.#pace.pause(THINKING)]);
    });
    this.#thinking = null;
    if (this.#closed) return false;
    if (played) {
      this.#failures = 0;
      await this.#tell(played, true);
      return true;
    }
    // Another tab may have been faster, or the engine has started anew: the table was read again.
    return this.#live.step > step || ++this.#failures < MOST_FAILURES;
  }

  /**
   * Words first, then movement, then the table as it is after the move; what chance did after it, likewise. `watched`:
   * somebody looks on, who has time to read, and no frame need draw everything.
   */
  async #tell({ steps, stored }: Played, watched: boolean): Promise<void> {
    this.#stored = stored;
    this.#device.passedOn = false;
    for (const { told, frame } of steps) {
      if (!this.#past.open) await this.#animate(told, this.#live, frame, watched);
      this.#live = frame;
      // The end is one picture: the result lies over the table.
      if (watched && frame.status.outcome === null) await this.#pace.painted(2);
      this.#log = [...this.#log, told];
    }
    this.#telling = null;
    if (watched) await this.#pace.painted();
  }

  async #animate(told: Told, before: Frame, after: Frame, watched: boolean): Promise<void> {
    this.#pace.begin();
    this.#telling = told;
    if (watched) await this.#pace.pause(READING);
    try {
      await this.#needs.screen.animate(told, before, after, this.#pace, this);
    } catch (error) {
      console.error(error);
    }
  }

  async #showAgain(before: Frame, after: Frame): Promise<void> {
    const told = this.#log[before.step];
    if (told) await this.#animate(told, before, after, false);
    await this.#pace.rest(REPLAY_STEP);
    this.#telling = null;
  }
}

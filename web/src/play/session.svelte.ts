import type { AnyMove, Seat, Viewer } from '@tarmac/kernel';
import type { Frame, Player, Status, Told } from '@tarmac/table';
import type { Engine, Opened, Played, Refusal, Stored, TableInfo } from '../engine/api.ts';
import { refusalOf } from '../engine/refusal.ts';
import type { GameScreen, History, OpenTable } from './open-table.ts';
import { TablePace } from './pace.ts';
import { planAgain } from './plan-again.ts';
import { type Settings, settings as theSettings } from './settings.svelte.ts';

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
  readonly settings?: Settings;
}

/** An open table on the page: asks the engine, shows move after move, and knows who holds the device. */
export class Session implements OpenTable {
  readonly info: TableInfo;
  readonly #engine: Engine;
  readonly #screen: GameScreen;
  readonly #onOpen: (id: string) => void;
  readonly #pace: TablePace;
  readonly #persons: readonly Seat[];

  #live = $state.raw<Frame>() as Frame;
  #liveTold = $state.raw<readonly Told[]>([]);
  #past = $state.raw<{ readonly frame: Frame; readonly told: readonly Told[] } | null>(null);
  #playing = $state.raw(false);
  #telling = $state.raw<Told | null>(null);
  #thinking = $state.raw<Seat | null>(null);
  #handTo = $state.raw<Seat | null>(null);
  #refusal = $state.raw<Refusal | null>(null);
  #stored = $state.raw<Stored>('saved');

  #closed = false;
  #queue: Promise<unknown> = Promise.resolve();
  #advancing = false;
  #acting = false;
  /** Of bots in a row. */
  #failures = 0;
  /** The viewer has ended the turn and seen everything. */
  #passedOn = false;
  #wantedStep: number | null = null;
  #scrubbing: Promise<void> | null = null;

  /** Opens a table and lets it go on where it stood; at an earlier step if one is given. */
  static async open(id: string, needs: SessionNeeds, step?: number): Promise<Session> {
    const session = new Session(await needs.engine.open(id), needs);
    if (step !== undefined && step < session.#live.step) await session.goTo(step);
    session.#advance();
    return session;
  }

  private constructor(opened: Opened, needs: SessionNeeds) {
    this.info = opened.info;
    this.#engine = needs.engine;
    this.#screen = needs.screen;
    this.#onOpen = needs.onOpen;
    this.#pace = new TablePace(needs.settings ?? theSettings);
    const { players, playable } = opened.info;
    this.#persons = playable
      ? players.flatMap((player, seat): Seat[] => (player.kind === 'person' ? [seat] : []))
      : [];
    this.#show(opened);
  }

  get frame(): Frame {
    return this.#past?.frame ?? this.#live;
  }
  get told(): readonly Told[] {
    return this.#past?.told ?? this.#liveTold;
  }
  get telling(): Told | null {
    return this.#telling;
  }
  get viewer(): Viewer {
    return this.#live.viewer;
  }
  get thinking(): Seat | null {
    return this.#past ? null : this.#thinking;
  }
  get handTo(): Seat | null {
    return this.#handTo;
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  get stored(): Stored {
    return this.#stored;
  }
  get history(): History | null {
    if (!this.#past) return null;
    return { step: this.#past.frame.step, steps: this.#live.step, playing: this.#playing };
  }

  get since(): number {
    const { viewer, status } = this.#live;
    if (viewer === null) return this.#live.step;
    let at = this.#liveTold.length - 1;
    if (actors(status).includes(viewer)) while (this.#liveTold[at]?.seat === viewer) at--;
    while (at >= 0 && this.#liveTold[at]?.seat !== viewer) at--;
    return this.#liveTold[at]?.step ?? 0;
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
    return this.info.playable && !this.#past && !this.#telling && this.#handTo === null;
  }

  player(seat: Seat): Player {
    const player = this.info.players[seat];
    if (!player) throw new RangeError(`there is no seat ${seat}`);
    return player;
  }
  name(seat: Seat): string {
    return this.player(seat).name;
  }

  play(move: AnyMove): Promise<void> {
    return this.#act(async (seat) => {
      await this.#tell(await this.#engine.move(this.info.id, seat, move, seat), false);
    });
  }

  undo(): Promise<void> {
    return this.#act(async (seat) => {
      const { frame, stored } = await this.#engine.undo(this.info.id, seat, seat);
      this.#liveTold = this.#liveTold.slice(0, frame.step);
      this.#live = frame;
      this.#stored = stored;
    });
  }

  end(): Promise<void> {
    return this.#act(async (seat) => {
      const { frame, stored } = await this.#engine.end(this.info.id, seat, seat);
      this.#passedOn = true;
      this.#live = frame;
      this.#stored = stored;
    });
  }

  async why(move: AnyMove): Promise<Refusal | null> {
    if (this.viewer === null) return null;
    try {
      return await this.#engine.why(this.info.id, this.viewer, move);
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
    const seat = this.#handTo;
    if (seat === null) return;
    await this.#attempt(async () => {
      this.#show(await this.#engine.look(this.info.id, seat));
      this.#handTo = null;
    });
    this.#advance();
  }

  async again(sameDeal: boolean): Promise<void> {
    await this.#attempt(async () => {
      const made = sameDeal
        ? await this.#engine.fork(this.info.id, 0)
        : await this.#engine.create(planAgain(this.info));
      this.#onOpen(made.info.id);
    });
  }

  async fork(): Promise<void> {
    await this.#attempt(async () => {
      const made = await this.#engine.fork(this.info.id, this.frame.step);
      this.#onOpen(made.info.id);
    });
  }

  /** Only the latest step that was asked for is fetched. */
  goTo(step: number): Promise<void> {
    this.#playing = false;
    return this.#scrubTo(step);
  }

  async backToLive(): Promise<void> {
    this.#playing = false;
    this.#wantedStep = null;
    await this.#scrubbing;
    this.#past = null;
    this.#advance();
  }

  replay(playing: boolean): void {
    if (playing === this.#playing) return;
    this.#playing = playing;
    if (playing) void this.#inTurn(() => this.#replayOn());
    else this.#pace.skip();
  }

  /** Stops everything; the table stays as it is stored. */
  close(): void {
    this.#closed = true;
    this.#playing = false;
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

  async #reread(): Promise<void> {
    try {
      this.#show(await this.#engine.look(this.info.id, this.viewer));
    } catch (error) {
      console.error(error);
    }
  }

  #show({ frame, told, stored }: Opened): void {
    this.#live = frame;
    this.#liveTold = told;
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
    if (this.#closed || this.#past || this.#handTo !== null || !this.info.playable) return false;
    const { status } = this.#live;
    const waiting = this.#persons.filter((seat) => actors(status).includes(seat));
    if (waiting.length > 0) {
      const [next] = waiting;
      if (next !== undefined && (this.viewer === null || !waiting.includes(this.viewer)))
        await this.#hand(next);
      return false;
    }
    const [bot] = status.deciding;
    if (bot === undefined) return false;
    return this.#botStep(bot);
  }

  async #hand(seat: Seat): Promise<void> {
    if (this.viewer !== null && !this.#passedOn) {
      this.#pace.begin();
      await this.#pace.pause(HANDING_OVER);
    }
    await this.#attempt(async () => {
      this.#show(await this.#engine.look(this.info.id, null));
      this.#handTo = seat;
    });
  }

  async #botStep(seat: Seat): Promise<boolean> {
    const { step } = this.#live;
    this.#thinking = seat;
    this.#pace.begin();
    let played: Played | null = null;
    await this.#attempt(async () => {
      const asked = this.#engine.bot(this.info.id, this.viewer);
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

  /** Words first, then movement, then the table as it is after the move. */
  async #tell({ told, frame, stored }: Played, readFirst: boolean): Promise<void> {
    this.#stored = stored;
    this.#passedOn = false;
    await this.#animate(told, this.#live, frame, readFirst);
    this.#live = frame;
    this.#liveTold = [...this.#liveTold, told];
    this.#telling = null;
  }

  async #animate(told: Told, before: Frame, after: Frame, readFirst: boolean): Promise<void> {
    this.#pace.begin();
    this.#telling = told;
    if (readFirst) await this.#pace.pause(READING);
    try {
      await this.#screen.animate(told, before, after, this.#pace, this);
    } catch (error) {
      console.error(error);
    }
  }

  #scrubTo(step: number): Promise<void> {
    this.#wantedStep = Math.max(0, Math.min(Math.round(step), this.#live.step));
    this.#pace.skip();
    this.#scrubbing ??= this.#scrub().finally(() => {
      this.#scrubbing = null;
    });
    return this.#scrubbing;
  }

  async #scrub(): Promise<void> {
    while (this.#wantedStep !== null && this.#wantedStep !== this.#past?.frame.step) {
      const step = this.#wantedStep;
      try {
        const frame = await this.#engine.at(this.info.id, step, this.viewer);
        if (this.#wantedStep !== null) this.#past = { frame, told: this.#liveTold.slice(0, step) };
      } catch (error) {
        this.#refusal = refusalOf(error);
        return;
      }
    }
  }

  async #replayOn(): Promise<void> {
    if (!this.#past) await this.#scrubTo(0);
    while (this.#playing && !this.#closed && this.#past && this.#past.frame.step < this.#live.step) {
      const { frame: before } = this.#past;
      const told = this.#liveTold[before.step];
      if (!told) break;
      const after = await this.#engine.at(this.info.id, told.step, this.viewer);
      await this.#animate(told, before, after, false);
      await this.#pace.pause(REPLAY_STEP);
      this.#telling = null;
      if (this.#past?.frame === before)
        this.#past = { frame: after, told: this.#liveTold.slice(0, told.step) };
    }
    this.#playing = false;
  }
}

/** The seats the table waits for. */
function actors({ deciding, waitingFor }: Status): readonly Seat[] {
  return waitingFor === null ? deciding : [waitingFor];
}

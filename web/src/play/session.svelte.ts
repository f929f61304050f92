import type { AnyMove, Seat, Told, Viewer } from '@tarmac/kernel';
import type { Frame, Player } from '@tarmac/table';
import type { Engine, Refusal, Stored } from '../engine/api.ts';
import { refusalOf } from '../engine/refusal.ts';
import { isPageHidden, whenPageHides } from '../ui/page-hidden.ts';
import { Device } from './device.svelte.ts';
import { Eyes } from './eyes.ts';
import { botName, fullNames, seatNames } from './names.ts';
import type { Again, GameScreen, History, OpenTable } from './open-table.ts';
import { TablePace } from './pace.ts';
import { Past } from './past.svelte.ts';
import { planAgain, withHarderBots } from './plan-again.ts';
import { type Press, Presses } from './presses.ts';
import { type Settings, settings as theSettings } from './settings.svelte.ts';
import { Showing } from './showing.svelte.ts';
import type { Following, HeardNews, Opened, TableInfo, TableSource } from './table-source.ts';
import { actors, lastOwnStep, whoseTurn } from './turns.ts';

/* In milliseconds at speed 1. */
const HANDING_OVER = 900;
const REPLAY_STEP = 600;

export interface SessionNeeds {
  readonly source: TableSource;
  /** Makes other tables of this one, where it lives on this device. */
  readonly keeper?: Pick<Engine, 'create' | 'fork'>;
  readonly screen: GameScreen;
  /** Another table was made and is to be shown instead. */
  onOpen(id: string): void;
  /** How the game calls a bot; as in the registry of bots if absent. */
  callBot?(bot: string): string;
  readonly settings?: Settings;
}

/** An open table on the page: follows where it lives, shows what happens there, and sends what people do. */
export class Session implements OpenTable {
  readonly #about: TableInfo;
  readonly #needs: SessionNeeds;
  readonly #pace: TablePace;
  readonly #device: Device;
  readonly #past: Past;
  readonly #showing: Showing;
  readonly #presses: Presses;

  readonly #info = $derived.by((): TableInfo => {
    const { players } = this.#showing;
    return players === this.#about.players ? this.#about : { ...this.#about, players };
  });
  readonly #told = $derived.by(() => {
    const { frame } = this.#past;
    return frame ? this.#showing.log.slice(0, frame.step) : this.#showing.log;
  });
  readonly #names = $derived.by(() => seatNames(this.#info.players));
  readonly #fullNames = $derived.by(() => fullNames(this.#info.players, this.#needs.callBot ?? botName));
  #refusal = $state.raw<Refusal | null>(null);
  #stuck = $state.raw<Refusal | null>(null);

  readonly #eyes: Eyes;
  readonly #unwatch: () => void;
  #closed = false;

  /** Opens a table and lets it continue where it was; at an earlier step if one is given. */
  static async open(id: string, needs: SessionNeeds, step?: number): Promise<Session> {
    let session: Session | undefined;
    const early: HeardNews[] = [];
    let stuck: Refusal | null = null;
    const following = await needs.source.follow(id, undefined, {
      hear: (news) => (session ? session.#hear(news) : early.push(news)),
      stuck: (refusal) => {
        if (session) session.#stuck = refusal;
        else stuck = refusal;
      },
    });
    try {
      await needs.screen.prepare?.(following.opened.frame);
    } catch (error) {
      following.stop();
      throw error;
    }
    session = new Session(following, needs);
    session.#stuck = stuck;
    if (step !== undefined && step < session.#live.step) await session.goTo(step);
    for (const news of early) session.#hear(news);
    void session.#showing.all();
    return session;
  }

  private constructor(following: Following, needs: SessionNeeds) {
    const { info } = following.opened;
    this.#about = info;
    this.#needs = needs;
    this.#pace = new TablePace(needs.settings ?? theSettings);
    this.#device = new Device(info.here);
    this.#past = new Past({
      at: (step) => needs.source.frameAt(info.id, step, this.viewer),
      last: () => this.#live.step,
      show: (before, after) => this.#showAgain(before, after),
    });
    this.#showing = new Showing(
      {
        pace: this.#pace,
        animate: (...move) => this.#animate(...move),
        inPast: () => this.#past.open,
        unseen: () => isPageHidden() && !this.#isShow,
        ponders: (seat) => info.owned && this.info.players[seat]?.kind === 'bot',
        shown: (at) => this.#eyes.shown(at),
        done: () => this.#handOn(),
      },
      following.opened,
    );
    this.#eyes = new Eyes(following, {
      source: needs.source,
      hear: (news) => this.#hear(news),
      stuck: (refusal) => {
        this.#stuck = refusal;
      },
      show: (...opened) => this.#showing.show(...opened),
    });
    this.#presses = new Presses({ frame: () => this.#live, act: (press) => this.#act(press) });
    this.#unwatch = whenPageHides(() => {
      if (!this.#isShow) this.#pace.skip();
    });
  }

  get info(): TableInfo {
    return this.#info;
  }
  get #live(): Frame {
    return this.#showing.frame;
  }
  get frame(): Frame {
    return this.#past.frame ?? this.#live;
  }
  get log(): readonly Told[] {
    return this.#showing.log;
  }
  get told(): readonly Told[] {
    return this.#told;
  }
  get telling(): Told | null {
    return this.#showing.telling;
  }
  get viewer(): Viewer {
    return this.#live.viewer;
  }
  get thinking(): Seat | null {
    const { deciding } = this.#live.status;
    if (this.#past.frame || this.telling || !this.info.playable || this.#device.isAsked(this.#live.status)) {
      return null;
    }
    return deciding.find((seat) => this.info.players[seat]?.kind === 'bot') ?? null;
  }
  get handTo(): Seat | null {
    return this.#device.handTo;
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  get stuck(): Refusal | null {
    return this.#stuck;
  }
  get stored(): Stored {
    return this.#showing.stored;
  }
  get history(): History | null {
    const { frame, playing } = this.#past;
    const { step: steps, status } = this.#live;
    return frame && { step: frame.step, steps, playing, over: status.outcome !== null };
  }

  get since(): number {
    const { viewer, status, step } = this.#live;
    return viewer === null ? step : lastOwnStep(this.log, status, viewer);
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
  get awaited(): boolean {
    const { viewer, status } = this.#live;
    return this.info.playable && viewer !== null && actors(status).includes(viewer);
  }
  /** Bots play here to be watched, so nothing may be missed. */
  get #isShow(): boolean {
    const { owned, here } = this.#about;
    return owned && here.length === 0;
  }
  /** Live, nothing being shown, and the viewer may act at this table. */
  get #mine(): boolean {
    return this.info.playable && !this.#past.frame && !this.telling && this.handTo === null;
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
    return this.#press({ kind: 'play', move });
  }
  retry(): Promise<void> {
    this.#stuck = null;
    return this.refresh();
  }
  undo(): Promise<void> {
    return this.#press({ kind: 'undo' });
  }
  end(): Promise<void> {
    return this.#press({ kind: 'end' });
  }

  async why(move: AnyMove): Promise<Refusal | null> {
    if (this.viewer === null) return null;
    try {
      return await this.#needs.source.why(this.info.id, this.viewer, move);
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
      await this.#eyes.lookAs(seat);
      this.#device.handTo = null;
    });
  }

  async again(how: Again): Promise<void> {
    const { info } = this;
    await this.#leaveFor((keeper) => {
      if (how === 'same-deal') return keeper.fork(info.id, 0);
      return keeper.create(
        planAgain(how === 'harder' ? { ...info, players: withHarderBots(info.players) } : info),
      );
    });
  }

  async fork(): Promise<void> {
    await this.#leaveFor((keeper) => keeper.fork(this.info.id, this.frame.step));
  }

  async goTo(step: number): Promise<void> {
    this.#pace.skip();
    await this.#attempt(() => this.#past.goTo(step));
  }

  async backToLive(): Promise<void> {
    const left = this.#past.leave();
    this.#pace.skip();
    await left;
    this.#showing.resume();
  }

  replay(playing: boolean): void {
    if (playing === this.#past.playing) return;
    this.#past.playing = playing;
    if (playing) void this.#attempt(() => this.#past.play());
    else this.#pace.skip();
  }

  /** Somebody comes back to this page: another tab may have played on meanwhile. */
  async refresh(): Promise<void> {
    if (this.#closed || !this.info.playable) return;
    await this.#attempt(() => this.#needs.source.refresh(this.info.id));
  }

  /** Stops everything; the table stays as it is stored. */
  close(): void {
    this.#closed = true;
    this.#unwatch();
    this.#eyes.close();
    this.#past.playing = false;
    this.#pace.skip();
  }

  #hear(news: HeardNews): void {
    this.#stuck = null;
    if (this.#eyes.leaving) return; // nobody in particular hears it, too
    this.#showing.hear(news);
  }

  #press(press: Press): Promise<void> {
    if (this.viewer === null || this.#closed) return Promise.resolve();
    this.#refusal = null;
    this.#pace.skip();
    return this.#presses.add(press);
  }

  /** What the viewer does, with all that follows from it until it has been shown. */
  #act(press: Press): Promise<void> {
    return this.#attempt(async () => {
      await this.#showing.all();
      const seat = this.viewer;
      if (seat === null || this.#closed) return;
      const { source } = this.#needs;
      const { id } = this.info;
      const { at } = this.#showing;
      if (press.kind === 'play') await source.move(id, seat, press.move, at);
      else if (press.kind === 'end' && this.#passesOn(seat)) await this.#eyes.passOn(seat, at);
      else await source[press.kind](id, seat, at);
      this.#device.passedOn = press.kind === 'end';
      await this.#showing.all();
    });
  }

  /** What fails becomes a refusal. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#refusal = refusalOf(error);
    }
  }

  /** Another table takes the place of this one. */
  async #leaveFor(make: (keeper: NonNullable<SessionNeeds['keeper']>) => Promise<Opened>): Promise<void> {
    const { keeper, onOpen } = this.#needs;
    if (keeper) await this.#attempt(async () => onOpen((await make(keeper)).info.id));
  }

  /** Several people share this device, and with the end of this turn it lies open to all of them. */
  #passesOn(seat: Seat): boolean {
    return this.info.here.length > 1 && whoseTurn(this.log) !== seat;
  }

  /** Everything has been shown: the next person at this device is asked to take it. */
  async #handOn(): Promise<void> {
    const idle = this.#closed || this.#past.open || this.handTo !== null;
    const next = idle ? null : this.#device.nextAfter(this.viewer, this.#live.status);
    if (next === null) {
      if (!idle && this.#hasPassedOn()) await this.#attempt(() => this.#eyes.lookAs(null));
      return;
    }
    if (this.viewer !== null && !this.#device.passedOn) {
      this.#pace.begin();
      await this.#pace.pause(HANDING_OVER);
    }
    if (this.#closed || this.#past.open) return;
    await this.#attempt(async () => {
      await this.#eyes.lookAs(null);
      this.#device.handTo = next;
    });
  }

  /** Others play now, and the device lies open to everyone who shares it. */
  #hasPassedOn(): boolean {
    const { viewer, status } = this.#live;
    if (viewer === null || this.info.here.length < 2 || status.outcome !== null) return false;
    return !actors(status).includes(viewer) && whoseTurn(this.log) !== viewer;
  }

  #animate(told: Told, before: Frame, after: Frame): Promise<void> | null {
    try {
      const shown = this.#needs.screen.animate(told, before, after, this.#pace, this);
      return shown?.catch((error) => console.error(error)) ?? null;
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  async #showAgain(before: Frame, after: Frame): Promise<void> {
    const told = this.log[before.step];
    if (told) await this.#showing.again(told, before, after);
    await this.#pace.rest(REPLAY_STEP);
    this.#showing.quiet();
  }
}

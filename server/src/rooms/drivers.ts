import { setTimeout as pause } from 'node:timers/promises';
import type { BotJob } from '@tarmac/bots';
import type { AnyMove } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { Conflict, StoreFailed } from '../store/database.ts';
import type { Peers } from '../store/peers.ts';
import type { Hosted } from './hosted.ts';
import { botsDecide } from './hosted.ts';
import { personsOf } from './room.ts';
import type { Rooms } from './rooms.ts';

/** How often in a row a bot may fail before a random move is played, so that nobody waits for ever. */
const MOST_FAILURES = 2;
const LAST_RESORT = 'random';
/**
 * How long bots wait after a move when no person plays, in milliseconds: nobody could watch faster, and other tables
 * need the threads.
 */
const PACE = 250;

export interface DriverNeeds {
  readonly rooms: Rooms;
  decide(job: BotJob): Promise<AnyMove>;
  /** Somebody is looking at the table. */
  isWatched(id: string): boolean;
  failed(error: unknown): void;
}

/**
 * Lets bots play on: one decision of a table at a time, decided elsewhere, taken only if the table is still where it
 * was. The decision follows from the stored table, so after a crash it is simply asked again.
 */
export class Drivers {
  private readonly needs: DriverNeeds;
  private readonly busy = new Set<string>();
  /** Tables whose next move could not be stored, or whose bot could not be loaded. */
  private readonly stalled = new Set<string>();
  /** The bots that could not be loaded, by table. */
  private readonly unloaded = new Map<string, string>();
  private stopped = false;

  constructor(needs: DriverNeeds) {
    this.needs = needs;
    needs.rooms.onChange((hosted, _, here) => {
      if (here || this.peers?.isClaimed(hosted.id)) this.wake(hosted);
    });
    needs.rooms.keepWhile((id) => this.busy.has(id));
  }

  /** Also where nobody is left at a table: then it waits for somebody to come back. */
  wake(hosted: Hosted): void {
    const { id } = hosted;
    if (this.stopped || this.busy.has(id) || !this.isAsked(hosted)) return;
    this.busy.add(id);
    void this.drive(id)
      .catch((error: unknown) => this.stopped || this.needs.failed(error))
      .finally(() => this.busy.delete(id));
  }

  /** Bots that could not be loaded when they were last asked. */
  get missing(): readonly string[] {
    return [...new Set(this.unloaded.values())];
  }

  /**
   * Moves that could not be stored are decided again by the same bot, and bots that could not be loaded are tried
   * again.
   */
  async again(): Promise<void> {
    for (const id of [...this.stalled]) {
      this.stalled.delete(id);
      this.unloaded.delete(id);
      await this.needs.rooms.look(id, (hosted) => this.wake(hosted)).catch(this.needs.failed);
    }
  }

  /** Takes up tables of this memory that no other process looks after, and lets go of those that have left it. */
  async tidy(): Promise<void> {
    const { open } = this.needs.rooms;
    for (const hosted of open) this.wake(hosted);
    const here = new Set(open.map(({ id }) => id));
    for (const id of this.peers?.claimed ?? []) if (!here.has(id)) await this.peers?.release(id);
  }

  /** Pending decisions are made again after the next start. */
  stop(): void {
    this.stopped = true;
  }

  private get peers(): Peers | null {
    return this.needs.rooms.needs.store.peers;
  }

  private isAsked({ id, room, table }: Hosted): boolean {
    return botsDecide(table) && (personsOf(room).length > 0 || this.needs.isWatched(id));
  }

  private async drive(id: string): Promise<void> {
    const { rooms, decide } = this.needs;
    if (this.peers && !(await this.peers.claim(id))) return;
    let failures = 0;
    while (!this.stopped) {
      const job = await rooms.glance(id, (hosted) =>
        this.isAsked(hosted) ? hosted.table?.host.job() : null,
      );
      if (!job || this.stopped) return;
      const bot = failures < MOST_FAILURES ? job.bot : LAST_RESORT;
      try {
        const move = await decide({ ...job, bot });
        const { room } = await rooms.change(id, ({ table, hosted }) => {
          table?.host.answer(job, move);
          hosted.stuck = null;
        });
        this.unloaded.delete(id);
        failures = 0;
        if (personsOf(room).length === 0) await pause(PACE, undefined, { ref: false });
      } catch (error) {
        if (this.stopped) return;
        if (error instanceof StoreFailed || error instanceof Conflict) {
          // No fault of the bot.
          this.stalled.add(id);
          throw error;
        }
        if (isMissing(error)) {
          await this.wait(id, job);
          throw error;
        }
        if (++failures > MOST_FAILURES || error instanceof TarmacError) this.needs.failed(error);
        if (failures > MOST_FAILURES + 1) return;
      }
    }
  }

  /** Nobody else plays for a bot that could not be loaded: the table says so and waits. */
  private async wait(id: string, { bot, seat }: BotJob): Promise<void> {
    this.stalled.add(id);
    this.unloaded.set(id, bot);
    await this.needs.rooms.look(id, (hosted) => {
      hosted.stuck = seat;
      this.needs.rooms.tell(hosted);
      this.peers?.tell({ table: id, stuck: seat });
    });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof TarmacError && error.code === 'missing-net';
}

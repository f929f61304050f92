import { type Seat, TarmacError } from '@tarmac/kernel';
import { queues, type Table, type TablePlan } from '@tarmac/table';
import { StoreFailed } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { TableChange, TableVersion } from '../store/tables.ts';
import { botsDecide, catchUp, dealtText, type Hosted, load } from './hosted.ts';
import { Refused } from './refused.ts';
import { personsOf, type Room } from './room.ts';
import { settled } from './settled.ts';

export interface RoomsNeeds {
  readonly store: Store;
  /** Milliseconds since 1970. */
  now(): number;
  /** This many unguessable bytes. */
  random(bytes: number): Buffer;
  deal(plan: TablePlan): Table;
  /** Receives errors that nobody waits for. */
  failed(error: unknown): void;
  /** How many tables stay in memory; of more, those that nobody needs and that were used longest ago are forgotten. */
  readonly mostOpen?: number | undefined;
}

const MOST_OPEN = 500;
/** How often a change is tried while other processes are faster. */
const MOST_TRIES = 50;
/** How many are looked at to find one to forget. */
const LOOKED_AT = 8;

/** A table in the middle of a change: to change it, play on `table` and put another `room` in place. */
export interface Draft {
  readonly now: number;
  readonly hosted: Hosted;
  room: Room;
  table: Table | null;
  /** Stores the change, if something else is to be stored with it. */
  write?(change: TableChange): Promise<void>;
}

/** Plays on a draft, or refuses. */
type Act = (draft: Draft) => void | Promise<void>;

/** Something a client asked for under its own id: asked again, it gets the same answer. */
export interface Deed {
  readonly moveId: string;
  answer(table: Table): unknown;
  /** Whether this entry came from the same request. */
  isSame(entry: unknown): boolean;
}

/** `here`: it was changed by this process. */
type Listen = (hosted: Hosted, before: Room, here: boolean) => void;

/**
 * All tables of this server. Every change goes the same way: tried on the table in memory, stored for good, then told.
 * One queue for each table, for those who look too: nobody sees what is not stored yet.
 *
 * Other processes may change the same tables. So what is in memory is brought up to date before somebody looks at it; a
 * change is tried on it as it is, because the store refuses what was made from an older revision.
 */
export class Rooms {
  readonly needs: RoomsNeeds;
  /** The last used come last. */
  private readonly hosted = new Map<string, Hosted>();
  private readonly inTurn = queues();
  private readonly listeners: Listen[] = [];
  private readonly keepers: ((id: string) => boolean)[] = [];

  constructor(needs: RoomsNeeds) {
    this.needs = needs;
  }

  /** Called after every stored change, in the table's queue. */
  onChange(listen: Listen): void {
    this.listeners.push(listen);
  }

  /** A table stays in memory while somebody needs it. */
  keepWhile(isNeeded: (id: string) => boolean): void {
    this.keepers.push(isNeeded);
  }

  /** Does something with a table as it is stored now. */
  look<T>(id: string, use: (hosted: Hosted) => T | Promise<T>): Promise<T> {
    return this.inTurn(id, async () => {
      const hosted = await this.find(id);
      await this.catchUp(hosted);
      return use(hosted);
    });
  }

  /** The same where a table that is a little behind will do, unless that is why it is refused. */
  glance<T>(id: string, use: (hosted: Hosted) => T | Promise<T>): Promise<T> {
    return this.inTurn(id, () => this.tried(id, use));
  }

  /** What is refused changes nothing, and so does what cannot be stored. */
  change(id: string, act: Act): Promise<Hosted> {
    return this.glance(id, async (hosted) => {
      await this.commit(hosted, act);
      return hosted;
    });
  }

  /** As `change`, once for each id of the client. */
  changeOnce(id: string, deed: Deed, act: Act): Promise<unknown> {
    return this.glance(id, async (hosted) => {
      const known = await this.needs.store.tables.byMoveId(id, deed.moveId);
      if (!known) return this.commit(hosted, act, deed);
      if (!deed.isSame(JSON.parse(known.entry))) throw new Refused('id-used');
      return JSON.parse(known.answer ?? 'null');
    });
  }

  /** It is stored: those who follow the table are told, at the other processes too. */
  announce(hosted: Hosted, before = hosted.room, parted: readonly string[] = []): void {
    this.tell(hosted, before);
    this.needs.store.peers?.tell({ table: hosted.id, ...(parted.length > 0 && { parted }) });
  }

  /** It is stored: if a listener fails, that does not concern the others, nor the one who asked. */
  tell(hosted: Hosted, before = hosted.room, here = true): void {
    for (const listen of this.listeners) {
      try {
        listen(hosted, before, here);
      } catch (error) {
        this.needs.failed(error);
      }
    }
  }

  /** Another process has stored something: those who follow the table here are told. Gives whether it is in memory. */
  refresh(id: string): Promise<boolean> {
    return this.inTurn(id, async () => {
      const known = this.hosted.get(id);
      if (!known && !this.isNeeded(id)) return false;
      const hosted = await this.find(id);
      if (known) await this.catchUp(known);
      else this.tell(hosted, hosted.room, false);
      return true;
    });
  }

  /** Whether what is in memory is as the store says. */
  isAt(id: string, { revision, talk }: Pick<TableVersion, 'revision' | 'talk'>): boolean {
    const hosted = this.hosted.get(id);
    return hosted !== undefined && versionOf(hosted) === `${revision} ${talk ?? 0}`;
  }

  /** Another process could not load a bot. */
  noteStuck(id: string, seat: Seat): void {
    const hosted = this.hosted.get(id);
    if (!hosted) return;
    hosted.stuck = seat;
    this.tell(hosted, hosted.room, false);
  }

  /** Those in memory. */
  get open(): readonly Hosted[] {
    return [...this.hosted.values()];
  }

  /** The table leaves the memory, unless somebody needs it or has come in between. */
  forget(id: string, isIdle: (hosted: Hosted) => boolean): Promise<void> {
    return this.inTurn(id, () => {
      const hosted = this.hosted.get(id);
      if (hosted && isIdle(hosted) && !this.isNeeded(id)) this.hosted.delete(id);
    });
  }

  /** Removes a table that never began. */
  expire(id: string): Promise<void> {
    return this.inTurn(id, async () => {
      await this.needs.store.tables.removeGathering(id);
      this.hosted.delete(id);
      this.needs.store.peers?.tell({ table: id });
    });
  }

  /** Tries again as long as another process was faster. */
  private async tried<T>(id: string, work: (hosted: Hosted) => T | Promise<T>): Promise<T> {
    for (let left = MOST_TRIES; ; left--) {
      const hosted = await this.find(id);
      const known = versionOf(hosted);
      try {
        return await work(hosted);
      } catch (error) {
        if (!this.needs.store.peers || error instanceof StoreFailed || left === 0) throw error;
        const now = await this.find(id); // read again, if what was tried had changed it
        await this.catchUp(now, known);
        if (versionOf(now) === known) throw error;
      }
    }
  }

  /** Brings a table to what is stored; those who follow it here are told what another process has done. */
  private async catchUp(hosted: Hosted, known = versionOf(hosted)): Promise<void> {
    if (!this.needs.store.peers) return;
    const { room: before } = hosted;
    try {
      await catchUp(this.needs.store, hosted);
      if (versionOf(hosted) !== known) this.tell(hosted, before, false);
    } catch (error) {
      if (!(error instanceof StoreFailed)) this.hosted.delete(hosted.id);
      throw error;
    }
  }

  private async commit(hosted: Hosted, act: Act, deed?: Deed): Promise<unknown> {
    const { store, now } = this.needs;
    const draft: Draft = { now: now(), hosted, room: hosted.room, table: hosted.table };
    try {
      await act(draft);
      const { table } = draft;
      const before = hosted.room;
      const room = settled(draft.room, table, draft.now);
      const answer = deed && table ? deed.answer(table) : null;
      const change = changeOf(hosted, { ...draft, room }, deed && { id: deed.moveId, answer });
      if (room === before && change.entries.length === 0) return answer;
      await (draft.write?.(change) ?? store.tables.change(hosted.id, change));
      Object.assign(hosted, {
        room,
        table,
        brought: table ? null : hosted.brought,
        revision: hosted.revision + 1,
        stored: table?.host.log.length ?? 0,
      });
      this.announce(hosted, before, change.parted);
      return answer;
    } catch (error) {
      const ahead = hosted.table !== null && hosted.table.host.log.length !== hosted.stored;
      // The table in memory is not the stored one: the next one to come reads it again.
      if (ahead || !(error instanceof Refused || error instanceof TarmacError)) this.hosted.delete(hosted.id);
      throw error;
    }
  }

  private async find(id: string): Promise<Hosted> {
    const now = this.needs.now();
    const hosted = this.hosted.get(id) ?? (await load(this.needs.store, id, now));
    if (!hosted) throw new Refused('no-such-table');
    hosted.used = now;
    this.use(hosted);
    if (this.hosted.size > (this.needs.mostOpen ?? MOST_OPEN)) this.forgetOne();
    return hosted;
  }

  private use(hosted: Hosted): void {
    this.hosted.delete(hosted.id);
    this.hosted.set(hosted.id, hosted);
  }

  private forgetOne(): void {
    for (const hosted of [...this.hosted.values()].slice(0, LOOKED_AT)) {
      const { id, used } = hosted;
      if (!this.isNeeded(id)) {
        void this.forget(id, (then) => then.used === used);
        return;
      }
      this.use(hosted);
    }
  }

  private isNeeded(id: string): boolean {
    return this.keepers.some((isNeeded) => isNeeded(id));
  }
}

function versionOf({ revision, talk }: Hosted): string {
  return `${revision} ${talk.at(-1)?.n ?? 0}`;
}

function changeOf(
  hosted: Hosted,
  { room, table, now }: Draft,
  deed?: { readonly id: string; readonly answer: unknown },
): TableChange {
  const log = table?.host.log ?? [];
  const guests = (of: Room): string[] => of.members.map(({ guest }) => guest);
  return {
    revision: hosted.revision,
    room: JSON.stringify(room),
    phase: room.phase,
    due: botsDecide(table) && personsOf(room).length > 0,
    deal: table && hosted.table === null ? dealtText(table) : undefined,
    entries: log.slice(hosted.stored).map((entry, place) => ({
      seq: hosted.stored + place,
      entry: JSON.stringify(entry),
      at: now,
      move_id: deed && place === 0 ? deed.id : null,
      answer: deed && place === 0 ? JSON.stringify(deed.answer) : null,
    })),
    joined: guests(room).filter((guest) => !guests(hosted.room).includes(guest)),
    parted: guests(hosted.room).filter((guest) => !guests(room).includes(guest)),
  };
}

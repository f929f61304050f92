import type { Seat, Viewer } from '@tarmac/kernel';
import { LIMITS } from '@tarmac/protocol';
import type { SavedTable } from '@tarmac/table';
import { parseSavedTable, Table } from '@tarmac/table';
import type { EntryRow, TalkRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import { memberOf, seatOf } from './room.ts';

/** A table in memory: exactly what is stored, folded. */
export interface Hosted {
  readonly id: string;
  /** The id of the store: numbers of another store say nothing here. */
  readonly store: string;
  room: Room;
  revision: number;
  /** The record of a game that was brought here, until the start. */
  brought: string | null;
  /** From the start on. */
  table: Table | null;
  /** How many entries of the log are stored. */
  stored: number;
  /** The seat of a bot that could not be loaded when it was last asked. */
  stuck: Seat | null;
  /** The last messages. */
  talk: readonly TalkRow[];
  /** When somebody last asked for it. */
  used: number;
}

export async function load(store: Store, id: string, now: number): Promise<Hosted | undefined> {
  const row = await store.tables.load(id);
  if (!row) return undefined;
  const begun = row.phase !== 'gathering';
  const table = row.deal === null || !begun ? null : openDealt(row.deal, await store.tables.entries(id));
  const hosted: Hosted = {
    id,
    store: store.id,
    room: JSON.parse(row.room) as Room,
    revision: row.revision,
    brought: begun ? null : row.deal,
    table,
    stored: table?.host.log.length ?? 0,
    stuck: null,
    talk: await store.talk.last(id, LIMITS.talk),
    used: now,
  };
  // Read one after the other: another process may have stored something in between.
  if (store.peers) await catchUp(store, hosted);
  return hosted;
}

/** Follows what other processes have stored since. A table that is gone is refused. */
export async function catchUp(store: Store, hosted: Hosted): Promise<void> {
  const rows = await store.tables.since(hosted.id, hosted.stored);
  const [row] = rows;
  if (!row) throw new Refused('no-such-table');
  const { revision, room, phase, talk } = row;
  if (talk !== (hosted.talk.at(-1)?.n ?? null)) hosted.talk = await store.talk.last(hosted.id, LIMITS.talk);
  if (revision === hosted.revision) return;
  if (!hosted.table && phase !== 'gathering') {
    const begun = await load(store, hosted.id, hosted.used);
    if (!begun) throw new Refused('no-such-table');
    Object.assign(hosted, begun);
    return;
  }
  const entries = rows.flatMap(({ entry }) => (entry === null ? [] : [JSON.parse(entry) as unknown]));
  hosted.table?.host.follow(entries);
  if (entries.length > 0) hosted.stuck = null;
  Object.assign(hosted, { revision, room: JSON.parse(room) as Room, stored: hosted.stored + entries.length });
}

/** What is stored of a game at its start; its log is stored entry by entry. */
export function dealtText(table: Table): string {
  const { log: _, ...deal } = table.host.toSaved();
  return JSON.stringify(deal);
}

function openDealt(deal: string, rows: readonly EntryRow[]): Table {
  const saved: Omit<SavedTable, 'log'> = JSON.parse(deal);
  const log = rows.map(({ entry }): unknown => JSON.parse(entry));
  return Table.open(parseSavedTable({ ...saved, log }));
}

/** Where a guest looks from: their own seat, otherwise as a spectator. */
export function viewerOf(room: Room, guest: string | null): Viewer {
  return seatOf(room, memberOf(room, guest)?.who);
}

/** A bot is to decide and nobody else. */
export function botsDecide(table: Table | null): boolean {
  if (!table) return false;
  const { deciding } = table.host.status;
  return deciding.length > 0 && deciding.every((seat) => table.players[seat]?.kind === 'bot');
}

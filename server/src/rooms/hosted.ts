import type { Seat, Viewer } from '@tarmac/kernel';
import { LIMITS } from '@tarmac/protocol';
import type { SavedTable } from '@tarmac/table';
import { parseSavedTable, Table } from '@tarmac/table';
import type { EntryRow, TalkRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
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
  return {
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

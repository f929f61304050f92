import { randomBytes } from 'node:crypto';
import { GAMES } from '@tarmac/games';
import type { SavedTable } from '@tarmac/table';
import { Table } from '@tarmac/table';
import Database from 'better-sqlite3';
import { botsDecide } from '../../src/rooms/hosted.ts';
import { newTableId } from '../../src/rooms/opening.ts';
import { build } from '../../src/store/queries.ts';
import type { EntryRow, Schema, TableRow } from '../../src/store/schema.ts';
import { storeFiles } from '../../src/store/sqlite/files.ts';
import { openStore } from '../../src/store/store.ts';
import { begunGame, Storing, stepsOf, wholeGame } from './stored-tables.ts';

/** Of this many tables: most are over, some never began, some are running, and a few wait for a bot. */
const OF_HUNDRED = { over: 90, gathering: 4, running: 6 };
export const DUE = 60;
const TABLES_OF_A_GUEST = 5;

interface Model {
  readonly row: TableRow;
  /** Only of tables that a start takes up again: it reads no other log. */
  readonly entries: readonly EntryRow[];
}

/** Fills a new store with this many tables, as a server has them after years: copies of real ones, under ids of their own. */
export async function storeMany(data: string, many: number): Promise<void> {
  const { models, due } = await modelsIn(data);
  const db = new Database(storeFiles(data).tables);
  db.pragma('synchronous = OFF');
  const put = inserter(db);
  db.transaction(() => {
    for (let i = 0; i < many; i++) {
      const guest = `guest-${Math.floor(i / TABLES_OF_A_GUEST)}`;
      if (i % TABLES_OF_A_GUEST === 0) put('guests', { id: guest, name: 'Ada', created: i });
      const those = i < DUE ? due : models.filter(({ row }) => row.phase === phaseOf(i % 100));
      const model = those[i % those.length] as Model;
      const id = newTableId(randomBytes);
      put('tables', { ...model.row, id, creator: guest, request: `copy-${i}` });
      put('members', { guest_id: guest, table_id: id });
      for (const entry of model.entries) put('entries', { ...entry, table_id: id });
    }
  }).immediate();
  db.close();
}

function phaseOf(percent: number): TableRow['phase'] {
  if (percent < OF_HUNDRED.over) return 'over';
  return percent < OF_HUNDRED.over + OF_HUNDRED.gathering ? 'gathering' : 'running';
}

async function modelsIn(data: string): Promise<{ models: Model[]; due: Model[] }> {
  const store = await openStore(data);
  const storing = new Storing(store);
  const models: Model[] = [];
  const due: Model[] = [];
  for (const { id: game } of GAMES) {
    const whole = wholeGame(game, 1, 4);
    const half = begunGame(whole, Math.floor(stepsOf(whole) / 2));
    for (const saved of [whole, half]) {
      const row = (await store.tables.load((await storing.add(saved)).id)) as TableRow;
      models.push({ row, entries: [] });
      if (saved === half)
        models.push({ row: { ...row, phase: 'gathering', listed: 1, deal: null, due: 0 }, entries: [] });
    }
    const { id } = await storing.add(waitsForBot(half));
    due.push({
      row: (await store.tables.load(id)) as TableRow,
      entries: await store.tables.entries(id),
    });
  }
  await store.close();
  return { models, due };
}

/** All have left but one person, who is not to decide. */
function waitsForBot(saved: SavedTable): SavedTable {
  for (const [stays] of saved.players.entries()) {
    const table = Table.open(saved);
    for (const [seat, { name }] of saved.players.entries()) {
      if (seat !== stays) table.host.sit(seat, { kind: 'bot', bot: 'greedy', name });
    }
    if (botsDecide(table)) return table.host.toSaved();
  }
  throw new Error('No bot is to decide.');
}

/** Inserts rows by the queries of the store, each prepared once. */
function inserter(db: Database.Database): <T extends keyof Schema>(table: T, row: Schema[T]) => void {
  const prepared = new Map<string, Database.Statement>();
  return (table, row) => {
    const known =
      prepared.get(table) ??
      db.prepare(
        build
          .insertInto(table)
          .values(row as never)
          .compile().sql,
      );
    prepared.set(table, known);
    known.run(...Object.values(row));
  };
}

import type { ExpressionBuilder } from 'kysely';
import { type Database, first } from './database.ts';
import { build, type Statement } from './queries.ts';
import type { EntryRow, Schema, TableRow } from './schema.ts';

type NewEntry = Omit<EntryRow, 'table_id'>;

/** One change of a table, stored as a whole. */
export interface TableChange {
  /** The revision the change was made from. */
  readonly revision: number;
  readonly room: string;
  readonly phase: TableRow['phase'];
  readonly due: boolean;
  /** Present at the start. */
  readonly deal?: string | undefined;
  readonly entries: readonly NewEntry[];
  /** Guests for whose list of tables this one is new, or gone. */
  readonly joined: readonly string[];
  readonly parted: readonly string[];
}

export interface TableVersion extends Pick<TableRow, 'id' | 'revision'> {
  /** The number of the last message. */
  readonly talk: number | null;
}

export interface NewsRow extends TableVersion, Pick<TableRow, 'room' | 'phase'> {
  readonly entry: string | null;
}

export class TableStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** A Conflict if the creator's request has made a table already. */
  create(row: TableRow, members: readonly string[], also: readonly Statement[] = []): Promise<void> {
    const joined = members.map((guest) => ({ query: joinQuery(guest, row.id), rows: 1 }));
    return this.db.write([{ query: build.insertInto('tables').values(row), rows: 1 }, ...joined, ...also]);
  }

  /** A Conflict if the table has been changed since, or an entry is there already. */
  change(id: string, change: TableChange): Promise<void> {
    return this.db.write(changeStatements(id, change));
  }

  /** A change of one table and a new one that follows it. */
  createAfter(before: string, change: TableChange, row: TableRow, members: readonly string[]): Promise<void> {
    return this.create(row, members, changeStatements(before, change));
  }

  load(id: string): Promise<TableRow | undefined> {
    return first(this.db, build.selectFrom('tables').selectAll().where('id', '=', id));
  }

  entries(id: string): Promise<EntryRow[]> {
    return this.db.all(build.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq'));
  }

  /** How far these tables are; those that are not there are left out. */
  versions(ids: readonly string[]): Promise<TableVersion[]> {
    return this.db.all(
      build
        .selectFrom('tables')
        .select(['id', 'revision', lastTalk])
        .where('id', 'in', ids as string[]),
    );
  }

  /** What is new since so many entries, as it was at one moment; one row without an entry if none is. */
  since(id: string, seq: number): Promise<NewsRow[]> {
    return this.db.all(
      build
        .selectFrom('tables')
        .leftJoin('entries', (join) =>
          join.onRef('entries.table_id', '=', 'tables.id').on('entries.seq', '>=', seq),
        )
        .select(['tables.id', 'tables.revision', 'tables.room', 'tables.phase', 'entries.entry', lastTalk])
        .where('tables.id', '=', id)
        .orderBy('entries.seq'),
    );
  }

  byMoveId(id: string, moveId: string): Promise<EntryRow | undefined> {
    return first(
      this.db,
      build.selectFrom('entries').selectAll().where('table_id', '=', id).where('move_id', '=', moveId),
    );
  }

  async byRequest(creator: string, request: string): Promise<string | undefined> {
    const row = await first(
      this.db,
      build.selectFrom('tables').select('id').where('creator', '=', creator).where('request', '=', request),
    );
    return row?.id;
  }

  /** The newest tables that a guest joined. */
  ofGuest(guest: string, most: number): Promise<Pick<TableRow, 'id' | 'room'>[]> {
    return this.db.all(
      build
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .select(['tables.id', 'tables.room'])
        .where('members.guest_id', '=', guest)
        .orderBy('tables.created', 'desc')
        .limit(most),
    );
  }

  /** Those where somebody waits; a table that everybody has left is nobody's. */
  listed(most: number): Promise<Pick<TableRow, 'id' | 'room'>[]> {
    return this.db.all(
      build
        .selectFrom('tables')
        .select(['id', 'room'])
        .where('phase', '=', 'gathering')
        .where('listed', '=', 1)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('members').select('guest_id').whereRef('members.table_id', '=', 'tables.id')),
        )
        .orderBy('created', 'desc')
        .limit(most),
    );
  }

  /** Tables that the guest has opened and has not left for good, and that are not over. */
  openedBy(guest: string): Promise<Pick<TableRow, 'room'>[]> {
    return this.db.all(
      build
        .selectFrom('tables')
        .innerJoin('members', 'members.table_id', 'tables.id')
        .select('tables.room')
        .where('members.guest_id', '=', guest)
        .where('tables.creator', '=', guest)
        .where('tables.phase', '!=', 'over'),
    );
  }

  /** Tables where a bot was to decide. */
  async due(): Promise<string[]> {
    const rows = await this.db.all(build.selectFrom('tables').select('id').where('due', '=', 1));
    return rows.map(({ id }) => id);
  }

  neverBegun(before: number): Promise<Pick<TableRow, 'id' | 'request'>[]> {
    return this.db.all(
      build
        .selectFrom('tables')
        .select(['id', 'request'])
        .where('phase', '=', 'gathering')
        .where('created', '<', before),
    );
  }

  /** A Conflict if it has begun. */
  removeGathering(id: string): Promise<void> {
    const query = build.deleteFrom('tables').where('id', '=', id).where('phase', '=', 'gathering');
    return this.db.write([{ query, rows: 1 }]);
  }
}

function changeStatements(id: string, change: TableChange): Statement[] {
  const { revision, room, phase, due, deal, entries, joined, parted } = change;
  const set = { room, phase, due: due ? 1 : 0, revision: revision + 1, ...(deal !== undefined && { deal }) };
  return [
    {
      query: build.updateTable('tables').set(set).where('id', '=', id).where('revision', '=', revision),
      rows: 1,
    },
    ...entries.map((entry) => ({
      query: build.insertInto('entries').values({ table_id: id, ...entry }),
      rows: 1,
    })),
    ...joined.map((guest) => ({ query: joinQuery(guest, id) })),
    ...parted.map((guest) => ({
      query: build.deleteFrom('members').where('guest_id', '=', guest).where('table_id', '=', id),
    })),
  ];
}

function joinQuery(guest: string, table: string) {
  return build
    .insertInto('members')
    .values({ guest_id: guest, table_id: table })
    .onConflict((conflict) => conflict.doNothing());
}

function lastTalk({ selectFrom }: ExpressionBuilder<Schema, 'tables'>) {
  return selectFrom('talk')
    .select(({ fn }) => fn.max('talk.n').as('n'))
    .whereRef('talk.table_id', '=', 'tables.id')
    .as('talk');
}

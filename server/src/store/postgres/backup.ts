import pg from 'pg';
import { StoreInUse } from '../database.ts';
import {
  BackupRefused,
  KEPT_TABLES,
  type Kept,
  type Row,
  RowRefused,
  rowsOf,
  type Source,
  type Target,
} from '../kept.ts';
import { build } from '../queries.ts';
import { textOf } from './compiling.ts';
import { connected, nameOf } from './connecting.ts';
import { formOf, lockAlone, lockForm, migrate } from './migrate.ts';

/** How many rows travel at once. */
const AT_ONCE = 250;
/** All that `migrate` makes; those that others refer to come last. */
const MADE = ['claims', 'presence', 'processes', ...KEPT_TABLES.toReversed(), 'store', 'form'];

export async function postgresSource(url: string): Promise<Source> {
  const client = await connected(url);
  try {
    await client.query('begin isolation level repeatable read read only'); // one moment for all tables
    const form = await formOf(client);
    if (form === 0) throw new BackupRefused(`There are no tables at ${nameOf(url)}.`);
    return { form, rows: (table) => rowsIn(client, table), close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function* rowsIn(client: pg.Client, table: Kept): AsyncIterable<Row> {
  await client.query(`declare kept no scroll cursor for ${textOf(rowsOf(table))}`);
  for (;;) {
    const { rows } = await client.query(`fetch ${AT_ONCE} from kept`);
    yield* rows;
    if (rows.length < AT_ONCE) break;
  }
  await client.query('close kept');
}

/** All of it is one transaction, in which no process begins to use the store. */
export async function postgresTarget(url: string): Promise<Target> {
  const client = await connected(url);
  try {
    await client.query('begin');
    await lockForm(client);
    if (!(await lockAlone(client)))
      throw new StoreInUse(
        `Another Tarmac uses the tables at ${nameOf(url)}. Stop it, or choose another database.`,
      );
    await checkEmpty(client, url);
    for (const table of MADE) await client.query(`drop table if exists ${table}`);
    return new Filling(client);
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function checkEmpty(client: pg.Client, url: string): Promise<void> {
  if ((await formOf(client)) === 0) return;
  await migrate(client);
  for (const table of KEPT_TABLES) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount !== 0)
      throw new BackupRefused(
        `There are tables at ${nameOf(url)} already. A backup is restored into an empty database.`,
      );
  }
}

class Filling implements Target {
  private readonly client: pg.Client;
  private waiting: { readonly table: Kept; readonly columns: string; readonly rows: Row[] } | undefined;

  constructor(client: pg.Client) {
    this.client = client;
  }

  begin(form: number): Promise<void> {
    return migrate(this.client, form);
  }

  async insert(table: Kept, row: Row): Promise<void> {
    const columns = Object.keys(row).join();
    const { waiting } = this;
    if (waiting?.table === table && waiting.columns === columns && waiting.rows.length < AT_ONCE) {
      waiting.rows.push(row);
      return;
    }
    await this.send();
    this.waiting = { table, columns, rows: [row] };
  }

  async finish(): Promise<void> {
    await this.send();
    await migrate(this.client);
    await this.client.query('commit');
  }

  close(): Promise<void> {
    return this.client.end();
  }

  private async send(): Promise<void> {
    const { waiting } = this;
    this.waiting = undefined;
    if (!waiting) return;
    const query = build.insertInto(waiting.table).values(waiting.rows as never);
    try {
      await this.client.query(textOf(query), [...query.compile().parameters]);
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw new RowRefused(error.message);
      throw error;
    }
  }
}

import pg from 'pg';
import { CannotOpen, type Channel, Conflict, type Database, StoreFailed } from '../database.ts';
import { Health } from '../health.ts';
import { TooNew } from '../migrations.ts';
import { build, type Compilable, type Statement } from '../queries.ts';
import { asked } from './compiling.ts';
import { cannotOpen, connected, inTransaction, nameOf, settingsOf } from './connecting.ts';
import { CHANNEL, Line } from './line.ts';
import { lockForm, migrate } from './migrate.ts';

/** Enough to keep the disk busy: commits that come together are made durable together. */
const CONNECTIONS = 12;
/** Codes of errors that say that a row does not go with the others. */
const CONFLICTS = /^23/;

/** A database that several processes may use. A store that has no name yet gets this one. */
export async function openPostgres(url: string, name: string): Promise<Database> {
  await prepare(url, name);
  return new Postgres(url, await Line.open(url));
}

/** Brings the database to the newest form. */
async function prepare(url: string, name: string): Promise<void> {
  const client = await connected(url);
  try {
    const { rows } = await client.query('show server_encoding');
    if (rows[0]?.server_encoding !== 'UTF8')
      throw new CannotOpen(`The database at ${nameOf(url)} must have the encoding UTF8.`);
    await inTransaction(client, async () => {
      await lockForm(client);
      await migrate(client);
      const { rowCount } = await client.query(asked(build.selectFrom('store').select('id')));
      if (rowCount === 0) await client.query(asked(build.insertInto('store').values({ id: name, tried: 0 })));
    });
  } catch (error) {
    if (error instanceof TooNew || error instanceof CannotOpen) throw error;
    throw cannotOpen(url, error);
  } finally {
    await client.end();
  }
}

class Postgres implements Database {
  private readonly pool: pg.Pool;
  private readonly line: Line;
  private readonly health = new Health((statements) => this.write(statements));
  private closed = false;
  readonly channel: Channel = {
    call: async (text) => {
      await this.pool.query('select pg_notify($1, $2)', [CHANNEL, text]);
    },
    listen: (heard, missed) => this.line.listen(heard, missed),
  };

  constructor(url: string, line: Line) {
    this.line = line;
    this.pool = new pg.Pool({ ...settingsOf(url), max: CONNECTIONS, onConnect: durable });
    // Connections that break in the middle of a transaction say so here too.
    this.pool.on('connect', (client) => client.on('error', () => this.failed()));
    this.pool.on('error', () => this.failed());
  }

  async all<Row>(query: Compilable<Row>): Promise<Row[]> {
    try {
      const { rows } = await this.pool.query(asked(query));
      return rows as Row[];
    } catch (error) {
      this.failed();
      throw new StoreFailed(String(error));
    }
  }

  async write(statements: readonly Statement[]): Promise<void> {
    if (this.closed) throw new StoreFailed('the store is closed');
    try {
      await this.written(statements);
      this.health.failing = false;
    } catch (error) {
      if (error instanceof Conflict) throw error;
      const { code = '', message } = error as pg.DatabaseError;
      if (CONFLICTS.test(code)) throw new Conflict(message);
      this.failed();
      throw new StoreFailed(String(error));
    }
  }

  isWell(): Promise<boolean> {
    return this.health.isWell();
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([this.pool.end(), this.line.close()]);
  }

  private failed(): void {
    this.health.failing = true;
  }

  private async written(statements: readonly Statement[]): Promise<void> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await inTransaction(client, async () => {
        for (const { query, rows } of statements) {
          const { rowCount } = await client.query(asked(query));
          if (rows !== undefined && rowCount !== rows)
            throw new Conflict(`${rowCount} rows instead of ${rows}`);
        }
      });
    } catch (error) {
      // Only what the database itself refused leaves a connection that can be used again.
      if (!(error instanceof Conflict || error instanceof pg.DatabaseError)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** What is acknowledged survives a power cut, even where the database is set up for less. */
async function durable(client: pg.ClientBase): Promise<void> {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  );
}

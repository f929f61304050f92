import pg from 'pg';
import { CannotOpen } from '../database.ts';

/** A database that does not answer for so long, in milliseconds, has failed; nobody waits longer. */
const PATIENCE = 20_000;
const BIGINT = 20;

export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

export function settingsOf(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    application_name: 'tarmac',
    types: { getTypeParser },
  };
}

/** Times and counts are far below 2 ** 53, so they are numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (type, format) =>
  Number(type) === BIGINT ? Number : pg.types.getTypeParser(type, format);

/** One connection, for what must not share one. */
export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...settingsOf(url), query_timeout: 0 });
  client.on('error', () => {}); // what is asked next fails, and that is when it matters
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw cannotOpen(url, error);
  }
}

export function cannotOpen(url: string, error: unknown): CannotOpen {
  const { message, errors } = error as AggregateError;
  const why = message || (errors ?? []).map(String).join(', ') || String(error);
  return new CannotOpen(`PostgreSQL at ${nameOf(url)} cannot be used: ${why}.`);
}

/** Where it is, without user and password. */
export function nameOf(url: string): string {
  const { hostname, port, pathname, searchParams } = URL.parse(url) ?? new URL('postgres://nowhere/');
  const host = searchParams.get('host') ?? hostname;
  return `${host}${port === '' ? '' : `:${port}`}${pathname}`;
}

/** Runs this in one transaction. */
export async function inTransaction<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  begin = 'begin',
): Promise<T> {
  await client.query(begin);
  try {
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {}); // the connection is gone, and the transaction with it
    throw error;
  }
}

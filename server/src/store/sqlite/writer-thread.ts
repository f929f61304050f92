import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Compiled } from '../queries.ts';

/*
 * The only writer. What arrives while a commit is under way is committed together by the next one; each job of a group
 * is whole or refused by itself, and is answered after the commit.
 */

export interface Job {
  readonly job: number;
  readonly statements: readonly Compiled[];
}

/** How a job ended. `failed`: the disk, for example; nothing of the group is stored then. */
export type JobEnd =
  | { readonly job: number; readonly end: 'stored' }
  | { readonly job: number; readonly end: 'conflict' | 'failed'; readonly why: string };

const db = new Database((workerData as { readonly file: string }).file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('foreign_keys = ON');

const prepared = new Map<string, Database.Statement>();
let waiting: Job[] = [];

parentPort?.on('message', (message: Job | 'close') => {
  if (message === 'close') {
    commit();
    db.close();
    parentPort?.close();
    return;
  }
  if (waiting.push(message) === 1) setImmediate(commit);
});

function commit(): void {
  const jobs = waiting;
  waiting = [];
  if (jobs.length === 0) return;
  parentPort?.postMessage(ended(jobs));
}

function ended(jobs: readonly Job[]): JobEnd[] {
  try {
    db.exec('begin immediate');
    const ends = jobs.map(run);
    db.exec('commit');
    return ends;
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    return jobs.map(({ job }) => ({ job, end: 'failed', why: String(error) }));
  }
}

function run({ job, statements }: Job): JobEnd {
  db.exec('savepoint job');
  try {
    for (const { sql, parameters, rows } of statements) {
      const { changes } = statement(sql).run(...parameters);
      if (rows !== undefined && changes !== rows) throw new Conflicting(`${changes} rows instead of ${rows}`);
    }
    db.exec('release job');
    return { job, end: 'stored' };
  } catch (error) {
    if (!isConflict(error)) throw error;
    db.exec('rollback to job');
    db.exec('release job');
    return { job, end: 'conflict', why: error.message };
  }
}

class Conflicting extends Error {}

function isConflict(error: unknown): error is Error {
  if (error instanceof Conflicting) return true;
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
}

function statement(sql: string): Database.Statement {
  const known = prepared.get(sql) ?? db.prepare(sql);
  prepared.set(sql, known);
  return known;
}

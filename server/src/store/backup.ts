import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import Database from 'better-sqlite3';
import { madeStoreFiles, storeFiles } from './files.ts';
import { lockStore } from './lock.ts';
import { migrate, SCHEMA_VERSION, versionOf } from './migrations.ts';
import { build } from './queries.ts';
import type { Schema } from './schema.ts';

/*
 * A backup is one text file of JSON lines that no database has to be understood for: a head, one line for each row
 * (`{"table": …, "row": {…}}`, parents before children), and an end with the number of rows and a SHA-256 of all lines before
 * it. What is cut short or changed on the way is refused.
 */

const FORMAT = 'tarmac-backup/1';
const ORDER: readonly (keyof Schema)[] = [
  'guests',
  'tokens',
  'codes',
  'tables',
  'members',
  'entries',
  'talk',
];

/** The file is no whole backup, or the store is not empty; the message says which. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Writes everything as it is at one moment, while a server may be running. Gives the number of rows. */
export function writeBackup(folder: string, file: string, now: number): number {
  const { tables } = storeFiles(folder);
  if (!existsSync(tables)) throw new BackupRefused(`There are no tables in ${folder}.`);
  const db = new Database(tables, { readonly: true });
  const unfinished = `${file}.part`;
  const out = openSync(unfinished, 'w', 0o600);
  try {
    const hash = createHash('sha256');
    const write = (line: unknown): void => {
      const text = `${JSON.stringify(line)}\n`;
      hash.update(text);
      writeSync(out, text);
    };
    let rows = 0;
    db.exec('begin'); // one moment for all tables
    write({ format: FORMAT, schema: versionOf(db), created: now });
    for (const table of ORDER) {
      for (const row of db.prepare(build.selectFrom(table).selectAll().compile().sql).iterate()) {
        write({ table, row });
        rows++;
      }
    }
    writeSync(out, `${JSON.stringify({ end: rows, sha256: hash.digest('hex') })}\n`);
    fsyncSync(out);
    renameSync(unfinished, file);
    return rows;
  } finally {
    closeSync(out);
    rmSync(unfinished, { force: true });
    db.close();
  }
}

/**
 * Reads a backup into a store that has nothing in it: all of it or nothing. A backup of an older form is read in that form
 * and then brought to the newest. Gives the number of rows.
 */
export async function restoreBackup(folder: string, file: string): Promise<number> {
  const { tables, lock } = madeStoreFiles(folder);
  const unlock = lockStore(lock, folder);
  const unfinished = `${tables}.part`;
  try {
    checkEmpty(tables, folder);
    const rows = await restored(unfinished, file);
    for (const left of ['', '-wal', '-shm']) rmSync(`${tables}${left}`, { force: true });
    renameSync(unfinished, tables);
    return rows;
  } finally {
    for (const left of ['', '-journal']) rmSync(`${unfinished}${left}`, { force: true });
    unlock();
  }
}

function checkEmpty(tables: string, folder: string): void {
  if (!existsSync(tables)) return;
  const db = new Database(tables);
  try {
    migrate(db);
    if (ORDER.some((table) => db.prepare(build.selectFrom(table).selectAll().compile().sql).get()))
      throw new BackupRefused(
        `There are tables in ${folder} already. A backup is restored into an empty folder.`,
      );
  } finally {
    db.close();
  }
}

async function restored(store: string, file: string): Promise<number> {
  rmSync(store, { force: true }); // of a restore that was killed
  const db = new Database(store);
  try {
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    db.exec('begin immediate');
    const rows = await readInto(db, file);
    migrate(db);
    db.exec('commit');
    return rows;
  } finally {
    db.close();
  }
}

async function readInto(db: Database.Database, file: string): Promise<number> {
  const hash = createHash('sha256');
  let [rows, ended] = [0, false];
  let first = true;
  for await (const text of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (ended) throw damaged('there is something after its end');
    const line = parsed(text);
    if (first) migrate(db, formOf(line));
    else if (line.end === undefined) {
      insert(db, line);
      rows++;
    } else {
      checkEnd(line, rows, hash);
      ended = true;
    }
    first = false;
    if (!ended) hash.update(`${text}\n`);
  }
  if (!ended) throw damaged('its end is missing');
  return rows;
}

type Line = Readonly<Record<string, unknown>>;

function parsed(text: string): Line {
  try {
    return Object(JSON.parse(text)) as Line;
  } catch {
    throw damaged('a line is no JSON');
  }
}

/** The form in which the rows were written. */
function formOf({ format, schema }: Line): number {
  if (format !== FORMAT || typeof schema !== 'number' || schema < 1)
    throw new BackupRefused('This file is no backup of Tarmac.');
  if (schema > SCHEMA_VERSION)
    throw new BackupRefused(
      `This backup has form ${schema}; this version of Tarmac reads forms up to ${SCHEMA_VERSION}.`,
    );
  return schema;
}

function checkEnd({ end, sha256 }: Line, rows: number, hash: Hash): void {
  if (end !== rows) throw damaged(`it has ${rows} rows instead of ${String(end)}`);
  if (sha256 !== hash.digest('hex')) throw damaged('its check sum is wrong');
}

function insert(db: Database.Database, { table, row }: Line): void {
  const known = ORDER.find((each) => each === table);
  if (!known || typeof row !== 'object' || row === null) throw damaged('a line is no row');
  try {
    const { sql, parameters } = build
      .insertInto(known)
      .values(row as never)
      .compile();
    db.prepare(sql).run(...parameters);
  } catch (error) {
    if (error instanceof Database.SqliteError || error instanceof TypeError || error instanceof RangeError)
      throw damaged('a row does not fit');
    throw error;
  }
}

function damaged(how: string): BackupRefused {
  return new BackupRefused(`This backup is damaged: ${how}. Nothing was restored.`);
}

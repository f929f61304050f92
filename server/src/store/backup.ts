import { createHash, type Hash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { BackupRefused, KEPT_TABLES, type Row, RowRefused, type Source, type Target } from './kept.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { postgresSource, postgresTarget } from './postgres/backup.ts';
import { isPostgres } from './postgres/connecting.ts';
import { sqliteSource, sqliteTarget } from './sqlite/backup.ts';

/*
 * A backup is one text file of JSON lines that no database has to be understood for: a head, one line for each row
 * (`{"table": …, "row": {…}}`, parents before children), and an end with the number of rows and a SHA-256 of all lines before
 * it. What is cut short or changed on the way is refused. A backup of one kind of store is restored into any.
 */

const FORMAT = 'tarmac-backup/1';

/** Writes everything as it is at one moment, while a server may be running. Gives the number of rows. */
export async function writeBackup(place: string, file: string, now: number): Promise<number> {
  const source: Source = isPostgres(place) ? await postgresSource(place) : sqliteSource(place);
  const unfinished = `${file}.part`;
  try {
    const out = openSync(unfinished, 'w', 0o600);
    try {
      const rows = await written(source, out, now);
      fsyncSync(out);
      renameSync(unfinished, file);
      return rows;
    } finally {
      closeSync(out);
      rmSync(unfinished, { force: true });
    }
  } finally {
    await source.close();
  }
}

async function written(source: Source, out: number, now: number): Promise<number> {
  const hash = createHash('sha256');
  const write = (line: unknown): void => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    writeSync(out, text);
  };
  let rows = 0;
  write({ format: FORMAT, schema: source.form, created: now });
  for (const table of KEPT_TABLES) {
    for await (const row of source.rows(table)) {
      write({ table, row });
      rows++;
    }
  }
  writeSync(out, `${JSON.stringify({ end: rows, sha256: hash.digest('hex') })}\n`);
  return rows;
}

/**
 * Reads a backup into a store that has nothing in it: all of it or nothing. A backup of an older form is read in that form
 * and then brought to the newest. Gives the number of rows.
 */
export async function restoreBackup(place: string, file: string): Promise<number> {
  const target: Target = isPostgres(place) ? await postgresTarget(place) : sqliteTarget(place);
  try {
    const rows = await readInto(target, file);
    await target.finish();
    return rows;
  } catch (error) {
    if (error instanceof RowRefused) throw damaged('a row does not fit');
    throw error;
  } finally {
    await target.close();
  }
}

async function readInto(target: Target, file: string): Promise<number> {
  const hash = createHash('sha256');
  let [rows, ended] = [0, false];
  let first = true;
  for await (const text of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (ended) throw damaged('there is something after its end');
    const line = parsed(text);
    if (first) await target.begin(formOf(line));
    else if (line.end === undefined) {
      await insert(target, line);
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

async function insert(target: Target, { table, row }: Line): Promise<void> {
  const known = KEPT_TABLES.find((each) => each === table);
  if (!known || typeof row !== 'object' || row === null) throw damaged('a line is no row');
  await target.insert(known, row as Row);
}

function damaged(how: string): BackupRefused {
  return new BackupRefused(`This backup is damaged: ${how}. Nothing was restored.`);
}

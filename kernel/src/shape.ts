import { TarmacError } from './errors.ts';

/* Readers of unknown JSON. Each gives back the value with its type or refuses with the JSON path. */

export function readObject(value: unknown, path: string): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject) throw unexpected('an object', value, path);
  return value as Record<string, unknown>;
}

/** Refuses unknown fields: a misspelt name must not pass unnoticed. */
export function readFields(value: unknown, fields: readonly string[], path: string): Record<string, unknown> {
  const object = readObject(value, path);
  for (const name in object) {
    if (!fields.includes(name)) {
      throw badShape(`There is no field '${name}' here. Known: ${fields.join(', ')}.`, joinPath(path, name));
    }
  }
  return object;
}

export function readList(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw unexpected('a list', value, path);
  return value;
}

export function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw unexpected('a text', value, path);
  return value;
}

export function readInteger(value: unknown, path: string): number {
  if (!Number.isSafeInteger(value)) throw unexpected('a whole number', value, path);
  return value as number;
}

export function readNumber(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unexpected('a number', value, path);
  return value;
}

/** More than any board or deal has; checks that compare every row with every other still end. */
const MOST_ROWS = 10_000;

/** A list, each item read with its own path. */
export function readRows<T>(value: unknown, path: string, read: (row: unknown, path: string) => T): T[] {
  const rows = readList(value, path);
  if (rows.length > MOST_ROWS) throw badShape(`A list here has at most ${MOST_ROWS} entries.`, path);
  return rows.map((row, i) => read(row, `${path}[${i}]`));
}

export function badShape(message: string, path: string): TarmacError {
  return new TarmacError('bad-shape', message, path === '' ? {} : { path });
}

/** `moves[3]` and `seat` make `moves[3].seat`; `hands` and `[0]` make `hands[0]`. */
export function joinPath(outer: string, inner: string): string {
  return outer === '' || inner === '' || inner.startsWith('[') ? outer + inner : `${outer}.${inner}`;
}

/**
 * Works on one part of a document; refusals then name the place in the whole document, also where the reader of the
 * part named it already.
 */
export function within<T>(part: string, work: () => T, step?: number): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TarmacError)) throw error;
    const inner = error.path ?? '';
    const named = inner === part || inner.startsWith(`${part}.`) || inner.startsWith(`${part}[`);
    const path = named ? inner : joinPath(part, inner);
    throw error.within({ path, ...(step !== undefined && { step }) });
  }
}

function unexpected(wanted: string, value: unknown, path: string): TarmacError {
  return badShape(`Expected ${wanted}, found ${name(value)}.`, path);
}

function name(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return 'a text';
  return String(value);
}

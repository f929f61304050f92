import { TarmacError } from './errors.ts';

/** Deeper than any board or record, and well within the stack; also stops at cycles. */
const MAX_DEPTH = 100;

/**
 * The one text of a JSON value: keys sorted by UTF-16 code units, no whitespace, numbers and strings as
 * `JSON.stringify` writes them (this is RFC 8785). Refuses what JSON would drop or change without a word.
 */
export function canonicalJson(value: unknown): string {
  return write(value, '', 0);
}

function write(value: unknown, path: string, depth: number): string {
  if (depth > MAX_DEPTH) throw refusal('The value is nested too deeply.', path);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw refusal(`JSON has no number ${value}.`, path);
    return JSON.stringify(value);
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (Array.isArray(value)) {
    // Array.from also visits the holes of a sparse list, which JSON cannot represent.
    const parts = Array.from(value, (item: unknown, i) => write(item, `${path}[${i}]`, depth + 1));
    return `[${parts.join(',')}]`;
  }
  if (!isPlainObject(value)) throw refusal(`JSON cannot say ${describe(value)}.`, path);
  const parts = Object.keys(value)
    .sort()
    .map(
      (key) => `${JSON.stringify(key)}:${write(value[key], path === '' ? key : `${path}.${key}`, depth + 1)}`,
    );
  return `{${parts.join(',')}}`;
}

/** Whether both say the same JSON; the order of keys does not matter. Goes no deeper than `known` does. */
export function sameJson(value: unknown, known: unknown): boolean {
  if (value === known) return true;
  if (Array.isArray(known)) {
    if (!Array.isArray(value) || value.length !== known.length) return false;
    return known.every((item, i) => sameJson(value[i], item));
  }
  if (!isPlainObject(known) || !isPlainObject(value)) return false;
  const keys = Object.keys(known);
  if (Object.keys(value).length !== keys.length) return false;
  return keys.every((key) => Object.hasOwn(value, key) && sameJson(value[key], known[key]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function describe(value: unknown): string {
  return typeof value === 'object' ? 'this kind of object' : typeof value;
}

function refusal(message: string, path: string): TarmacError {
  return new TarmacError('bad-shape', message, path === '' ? {} : { path });
}

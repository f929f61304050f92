import type { MatchRecord } from '@tarmac/kernel';

/** Readable JSON that stays small: lists of objects or of lists one item a line, the rest compact. */
export function recordText(record: MatchRecord): string {
  return `${write(record, '')}\n`;
}

function write(value: unknown, indent: string): string {
  if (!isTall(value)) return JSON.stringify(value);
  const inner = `${indent} `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => inner + JSON.stringify(item)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${inner}${JSON.stringify(key)}: ${write(field, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** Whether a list or an object has something in it that deserves its own line. */
function isTall(value: unknown): value is object {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null);
  return typeof value === 'object' && value !== null && Object.values(value).some((field) => isTall(field));
}

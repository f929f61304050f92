import type { MatchRecord } from '@tarmac/kernel';

/**
 * A record as a file: one field a line, and one move a line, so that a difference between two records is
 * small.
 */
export function recordText(record: MatchRecord): string {
  const fields = Object.entries(record).map(
    ([name, value]) => `${JSON.stringify(name)}: ${fieldText(name, value)}`,
  );
  return `{ ${fields.join(',\n  ')} }\n`;
}

function fieldText(name: string, value: unknown): string {
  if (name !== 'moves' || !Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((move) => `    ${JSON.stringify(move)}`).join(',\n')}\n  ]`;
}

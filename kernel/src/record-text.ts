import type { MatchRecord } from './record.ts';

/** A record as a file: one field a line and one move a line, so that two records can be compared line by line. */
export function recordText(record: MatchRecord): string {
  const fields = Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}: ${fieldText(name, value)}`);
  return `{ ${fields.join(',\n  ')} }\n`;
}

function fieldText(name: string, value: unknown): string {
  if (name !== 'moves' || !Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map((move) => `    ${JSON.stringify(move)}`).join(',\n')}\n  ]`;
}

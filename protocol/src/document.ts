import { ERROR_CODES } from '@tarmac/kernel';
import { type OnlineCode, sentenceOf, statusOf, WIRE_CODES } from './errors.ts';
import { EVENTS } from './events.ts';
import type { JsonSchema } from './json-schema.ts';
import { jsonSchemaOf, shapeText } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

/* The tables of docs/protocol.md, and the page at /api/docs. */

export interface DocumentTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function documentTables(): Readonly<
  Record<'routes' | 'events' | 'shapes' | 'errors' | 'limits', DocumentTable>
> {
  const named = new Map<string, JsonSchema>();
  const text = (schema: Parameters<typeof jsonSchemaOf>[0], io: 'input' | 'output'): string =>
    shapeText(jsonSchemaOf(schema, io, named));
  const routes = (Object.values(ROUTES) as Route[]).map((route) => [
    `${route.method} ${route.path}`,
    route.who,
    route.says,
    route.body ? text(route.body, 'input') : route.query ? `query ${text(route.query, 'input')}` : '',
    route.answer ? text(route.answer, 'output') : 'a stream',
  ]);
  const events = Object.entries(EVENTS).map(([name, { data, says }]) => [name, says, text(data, 'output')]);
  const shapes = [...named]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, schema]) => [name, shapeText(schema)]);
  return {
    routes: { heads: ['route', 'who', 'what it does', 'body', 'answer'], rows: routes },
    events: { heads: ['event', 'when', 'data'], rows: events },
    shapes: { heads: ['shape', 'fields'], rows: shapes },
    errors: { heads: ['code', 'status', 'message'], rows: WIRE_CODES.map(errorRow) },
    limits: { heads: ['limit', 'value'], rows: limitRows(LIMITS, '') },
  };
}

export function markdownOf({ heads, rows }: DocumentTable): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const coded = (cells: readonly string[]): string[] =>
    cells.map((text, i) => (text === '' || isProse(heads[i]) ? cell(text) : `\`${cell(text)}\``));
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(coded(row)))].join('\n');
}

/** The same as a page without scripts. */
export function protocolPage(): string {
  const sections = Object.entries(documentTables()).map(
    ([name, { heads, rows }]) => `<h2>${name}</h2>
<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>
${rows.map((row) => `<tr>${row.map((cell, i) => `<td>${isProse(heads[i]) ? escaped(cell) : `<code>${escaped(cell)}</code>`}</td>`).join('')}</tr>`).join('\n')}
</table>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tarmac: protocol</title>
<h1>Tarmac: what travels between client and server</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. How to use it is told in docs/protocol.md.</p>
${sections.join('\n')}
</html>
`;
}

const PROSE = ['what it does', 'when', 'message', 'who', 'status', 'value'];

function isProse(head: string | undefined): boolean {
  return head === undefined || PROSE.includes(head);
}

function errorRow(code: (typeof WIRE_CODES)[number]): string[] {
  const ofRules = (ERROR_CODES as readonly string[]).includes(code);
  return [
    code,
    String(statusOf(code)),
    ofRules ? 'by the rules or the table, with a sentence of its own' : sentenceOf(code as OnlineCode),
  ];
}

function limitRows(limits: object, before: string): string[][] {
  return Object.entries(limits).flatMap(([name, value]) =>
    typeof value === 'object'
      ? limitRows(value as object, `${before}${name}.`)
      : [[`${before}${name}`, String(value)]],
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { documentTables, markdownOf, openApi, ROUTES } from '../src/index.ts';

const PATH = fileURLToPath(new URL('../../docs/protocol.md', import.meta.url));

/** The document with its tables as the protocol is now. */
function written(document: string): string {
  return Object.entries(documentTables()).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`),
        () => `<!-- ${name} -->\n${markdownOf(table)}\n<!-- /${name} -->`,
      ),
    document,
  );
}

test('docs/protocol.md is the protocol (UPDATE_GOLDENS=1 writes it)', () => {
  const document = readFileSync(PATH, 'utf8');
  if (process.env.UPDATE_GOLDENS) writeFileSync(PATH, written(document));
  else expect(document).toBe(written(document));
  for (const name of Object.keys(documentTables())) expect(document).toContain(`<!-- ${name} -->\n|`);
});

test('OpenAPI has every route, and every reference leads somewhere', () => {
  const api = openApi('1.0.0') as {
    paths: Record<string, Record<string, { operationId: string }>>;
    components: { schemas: Record<string, unknown> };
  };
  const operations = Object.values(api.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ROUTES).sort());
  const references = JSON.stringify(api).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  const missing = [...references].filter(([, name]) => !Object.hasOwn(api.components.schemas, name));
  expect(missing).toEqual([]);
});

test('OpenAPI says where the types of a game are', () => {
  const { schemas } = (openApi('1.0.0') as { components: { schemas: Record<string, unknown> } }).components;
  for (const name of ['Frame', 'CodedFrame', 'Move', 'Told']) {
    expect(JSON.stringify(schemas[name]), name).toContain('docs/views.md');
  }
});

test('what changes something is a POST, and a POST says what it takes', () => {
  for (const route of Object.values(ROUTES)) {
    if (route.changes) expect(route.method).toBe('POST');
    if (route.method === 'POST') expect(route).toHaveProperty('body');
  }
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const rules = [...readFileSync(`${folder}RULES.md`, 'utf8').matchAll(/^A90-\d+/gm)].map(([number]) => number);

/** Titles are texts that begin with the number of a rule in brackets. */
const named = globSync('test/**/*.test.ts', { cwd: folder }).flatMap((file) =>
  [...readFileSync(folder + file, 'utf8').matchAll(/['"`]\[(A90-\d+)\] /g)].map(([, number]) => ({
    file,
    number,
  })),
);

it('every rule of RULES.md has a test that carries its number', () => {
  expect(rules.length).toBeGreaterThan(30);
  expect(new Set(rules).size).toBe(rules.length);
  const tested = new Set(named.map(({ number }) => number));
  expect(rules.filter((number) => !tested.has(number))).toEqual([]);
});

it('every number in the title of a test is a rule of RULES.md', () => {
  expect(named.filter(({ number }) => !rules.includes(number))).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const BOARD = path('games/airlines-europe/boards/europe-1.json');
const PICTURE = path('docs/europe-1.svg');

const folder = mkdtempSync(join(tmpdir(), 'tarmac-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const draw = (...args: string[]) =>
  spawnSync(process.execPath, [path('tools/draw-board.ts'), ...args], { encoding: 'utf8' });

/** What is wrong with the nesting, the attributes or the characters of an XML text without comments. */
function flaw(xml: string): string | undefined {
  const open: string[] = [];
  const tag = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
  const left = xml.replace(tag, (_all, closing, name, _attributes, empty) => {
    if (closing && open.pop() !== name) open.push(`!${name}`);
    if (!closing && !empty) open.push(name);
    return '';
  });
  if (/[<>]|&(?!(amp|lt|gt|quot|#\d+);)/.test(left)) return 'a stray character';
  return open.length > 0 ? `not closed: ${open.join(' ')}` : undefined;
}

test('the picture of the board is current: npm run draw', () => {
  expect(draw('--check', BOARD, PICTURE)).toMatchObject({ status: 0, stderr: '' });
});

test('--check refuses another picture', () => {
  const old = join(folder, 'old.svg');
  writeFileSync(old, readFileSync(PICTURE, 'utf8').replace('EUROPE', 'ASIA'));
  const { status, stderr } = draw('--check', BOARD, old);
  expect(status).toBe(1);
  expect(stderr).toContain('npm run draw');
});

test('the picture is well-formed and names every city, airline and price', () => {
  const svg = readFileSync(PICTURE, 'utf8');
  const board = JSON.parse(readFileSync(BOARD, 'utf8'));
  expect(flaw(svg)).toBeUndefined();
  expect(flaw('<svg><g></svg>')).toBeDefined();
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  for (const { name } of board.cities) expect(svg).toContain(`>${name.toUpperCase()}<`);
  for (const { name } of board.airlines) expect(svg).toContain(`>${name}<`);
  const prices = board.routes.flatMap((route: { licences: number[] }) => route.licences);
  expect(svg.match(/r="9.4"/g)).toHaveLength(prices.length);
});

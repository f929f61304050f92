import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { airlinesEurope } from '@tarmac/airlines-europe';
import { readNet } from '@tarmac/bots';
import { afterAll, expect, test } from 'vitest';
import { generateRows } from '../generate-rows.ts';
import { features } from './stand-in.ts';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'tarmac-training-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const run = {
  game: airlinesEurope.id,
  boards: airlinesEurope.boardFiles,
  seed: 'test',
  positions: 12,
  temperature: 0,
  others: 0.5,
  mind: path('test/stand-in.ts'),
};
const generate = (out: string, games: number, jobs: number) =>
  generateRows(run, games, jobs, join(scratch, out));

/** All files of a run, as text. */
function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(join(scratch, folder)).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(scratch, folder, name), 'base64')]));
}

test('equal seeds give equal files, whatever the number of threads', async () => {
  const tally = await generate('one', 40, 1);
  expect(tally.games).toBe(40);
  expect(tally.positions).toBeGreaterThan(200);
  expect(await generate('two', 40, 2)).toEqual(tally);
  expect(filesOf('two')).toEqual(filesOf('one'));
  expect(Object.keys(filesOf('one'))).toEqual([
    '2x10.rows',
    '3x10.rows',
    '4x10.rows',
    '5x10.rows',
    'about.json',
  ]);
});

test('seeds that measure strength are not learned from', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path('generate.ts'), 'airlines-europe', '--seed', 'strength-1-0001'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(2);
  expect(stderr).toBe('The seed strength-1-0001 is reserved for measuring strength.\n');
});

test('the commands of README.md work', () => {
  const readme = readFileSync(path('README.md'), 'utf8');
  for (const [, command] of readme.matchAll(/^node (training\/mimic\.ts .*)$/gm)) {
    const said = execFileSync(process.execPath, command.split(' '), { cwd: path('..'), encoding: 'utf8' });
    expect(Object.keys(JSON.parse(said))).toContain('rival');
  }
  const commands = [...readme.matchAll(/^node (training\/generate\.ts .*)$/gm)];
  expect(commands.length).toBeGreaterThan(0);
  for (const [, command] of commands) {
    const few = command.replace(/--games \d+/, '--games 3').split(' ');
    const args = [...few, '--jobs', '1', '--out', join(scratch, 'readme')];
    expect(execFileSync(process.execPath, args, { cwd: path('..'), encoding: 'utf8' })).toContain(
      ' 3 games, ',
    );
  }
});

/** Only training needs PyTorch; without it, this test is left out. */
const hasTorch = spawnSync('python3', ['-c', 'import torch, numpy']).status === 0;
if (hasTorch) {
  test('a net learns from these files, and is one that bots can read', async () => {
    await generate('rows', 300, 1);
    const net = join(scratch, 'net.json');
    const args = [path('train.py'), join(scratch, 'rows'), '--out', net];
    const said = execFileSync('python3', [...args, '--epochs', '12'], { encoding: 'utf8' });
    expect(said).toContain('best: epoch');
    const { made } = readNet(JSON.parse(readFileSync(net, 'utf8')), { game: airlinesEurope, features });
    const { entropy, baseline } = made.results as Record<string, number>;
    expect(entropy).toBeLessThan(baseline);
  });
}

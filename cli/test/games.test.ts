import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@tarmac/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tarmac } from './tarmac.ts';

/* Every command that takes a game, or a record of one, works for all of them. */

describe.each(GAMES.map(({ id, players }) => [id, players.max] as const))('%s', (game, most) => {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-games-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  let records: string[] = [];
  beforeAll(async () => {
    const bots = ['--bots', 'random,greedy', '--players', String(most)];
    const ran = await tarmac('simulate', game, ...bots, '--games', '2', '--jobs', '1', '--records', folder);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toMatch(new RegExp(`^${game} on .*: 2 games, `));
    records = readdirSync(folder).map((name) => join(folder, name));
  });

  test('simulated games pass the check', async () => {
    const ran = await tarmac('check', ...records);
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(/2 records: 2 finished, 0 unfinished, 0 wrong, 0 unreadable/);
  });

  test('a record is shown at any step', async () => {
    const [record = ''] = records;
    const { step: last } = JSON.parse((await tarmac('replay', record, '--json')).stdout);
    for (const step of [0, 1, Math.floor(last / 2), last]) {
      const ran = await tarmac('replay', record, '--at', String(step));
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      expect(ran.stdout).toContain(
        `step ${step} of ${last}; ${step === last ? 'the match is over' : 'to move'}`,
      );
      if (step < last) expect(ran.stdout).toMatch(/\d+ legal moves\n/);
    }
  });

  test('random games keep the laws', async () => {
    // One: the contract suite of the game plays many.
    const ran = await tarmac('fuzz', game, '--games', '1', '--seed', 'cli');
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toMatch(new RegExp(`^${game}, seed cli: 1 games`));
  });
});

test('a record is shown where something is left to chance', async () => {
  const withChance = GAMES.find(({ chance }) => chance)?.id ?? '';
  const file = new URL(`../../games/${withChance}/test/fixtures/stalemate-2-players.json`, import.meta.url);
  const { default: record } = await import(file.href, { with: { type: 'json' } });
  const at = record.moves.findIndex(({ seat }: { seat: unknown }) => seat === 'chance');
  const before = await tarmac('replay', file.pathname, '--at', String(at));
  expect(before.stdout).toMatch(/; to move: chance\nas a spectator sees it/);
  const after = await tarmac('replay', file.pathname, '--at', String(at + 1));
  expect(after.stdout).toMatch(/the last move\n {2}shuffled, pile "\w+", order null\n/);
});

import { readdirSync } from 'node:fs';
import { parseRecord } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { writeFinding } from '../src/finding-file.ts';
import { randomRecord } from './records.ts';
import { expectGood, expectRefusal, folder, GAME, tarmac } from './tarmac.ts';

describe('tarmac fuzz', () => {
  test('no law is broken in a short run', async () => {
    const out = folder();
    const args = [
      '--games',
      '4',
      '--seed',
      'cli',
      '--players',
      '3',
      '--board',
      'europe-small-1',
      '--out',
      out,
    ];
    const ran = await tarmac('fuzz', GAME, ...args, '--json');
    expectGood(ran);
    const report = JSON.parse(ran.stdout);
    expect(report).toMatchObject({ game: GAME, seed: 'cli', ok: true, games: 4 });
    expect(readdirSync(out)).toEqual([]);
  });

  test('the record of a failure can be read by check', async () => {
    const out = folder();
    const record = parseRecord(JSON.parse(randomRecord(1, 25)));
    const where = { board: 'europe-small-1', players: 3, driver: 'even', seed: 'cli/7', step: 25 };
    const path = writeFinding(out, GAME, { law: 'a law', message: 'broken', ...where, record });
    expect(readdirSync(out)).toEqual([
      expect.stringMatching(/^fuzz-airlines-europe-cli_7-[0-9a-f]{8}\.json$/),
    ]);
    const ran = await tarmac('check', path ?? '');
    expectGood(ran);
    expect(ran.stdout).toMatch(/\(unfinished, 25 steps\)$/m);
  });

  test.each([
    ['an unknown game', ['chess'], /no game "chess"/],
    ['too many players', [GAME, '--players', '6'], /for 2 to 5 players, not 6/],
    ['an empty seed', [GAME, '--seed', ''], /1 to 64 characters/],
    ['no time', [GAME, '--seconds', 'x'], /--seconds must be a number/],
    ['no games', [GAME, '--games', '0'], /--games must be a whole number from 1/],
    ['games and time', [GAME, '--games', '3', '--seconds', '1'], /--games or --seconds, not both/],
  ])('%s: one line, exit 2', async (_, args, says) => {
    expectRefusal(await tarmac('fuzz', ...args), 2, says);
  });
});

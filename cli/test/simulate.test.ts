import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Loose } from './tarmac.ts';
import { BOARDS, expectGood, expectRefusal, file, folder, GAME, readJson, start, tarmac } from './tarmac.ts';

const SMALL = ['--board', 'europe-small-1', '--jobs', '1'];

describe('tarmac simulate', () => {
  test('prints games, decisions, wins and mean scores by seat and by bot', async () => {
    const ran = await tarmac(
      'simulate',
      GAME,
      '--bots',
      'random',
      '--players',
      '3',
      '--games',
      '4',
      ...SMALL,
    );
    expectGood(ran);
    expect(ran.stdout).toMatch(
      /^airlines-europe on europe-small-1: 4 games, \d+ decisions, [\d.]+ s, [\d.]+ games\/s$/m,
    );
    expect(ran.stdout).toMatch(/^ends: third-scoring 4; mean winning total [\d.]+$/m);
    expect(ran.stdout).toMatch(/^ {2}seat +wins +rate +mean score$/m);
    expect(ran.stdout).toMatch(/^ {2}random +3 +4 +100\.0 % +[\d.]+$/m);
  });

  test('equal seeds play equal games with any number of workers; every bot sits everywhere', async () => {
    const [one, two] = [folder(), join(folder(), 'made', 'here')];
    const bots = ['--bots', 'greedy,random,random', '--games', '6', '--seed', 'a b/ü', '--json'];
    const run = (jobs: string, records: string) =>
      tarmac('simulate', GAME, ...bots, '--board', 'europe-small-1', '--jobs', jobs, '--records', records);
    const [first, second] = await Promise.all([run('1', one), run('2', two)]);
    expectGood(first);
    expectGood(second);

    const names = readdirSync(one);
    expect(names).toHaveLength(6);
    expect(readdirSync(two)).toEqual(names);
    for (const name of names) {
      expect(name).toMatch(/^airlines-europe-a_b_-[0-9a-f]{8}-000[1-6]\.json$/);
      expect(readFileSync(join(two, name), 'utf8')).toBe(readFileSync(join(one, name), 'utf8'));
      expect(statSync(join(one, name)).size).toBeLessThanOrEqual(40_000);
    }

    const report: Loose = JSON.parse(first.stdout);
    const seatsOfGreedy = names.map((name) => readJson(join(one, name)).seats.indexOf('greedy-1'));
    expect(seatsOfGreedy).toEqual([0, 2, 1, 0, 2, 1]);
    const records = names.map((name) => readJson(join(one, name)));
    const meanOf = (scores: number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const greedy = report.bots.find((row: Loose) => row.bot === 'greedy-1');
    expect(greedy.seats).toBe(1);
    expect(greedy.meanScore).toBeCloseTo(
      meanOf(records.map((record, i) => record.result.scores[seatsOfGreedy[i] ?? 0])),
      2,
    );
    expect(report.seats[0].meanScore).toBeCloseTo(
      meanOf(records.map((record) => record.result.scores[0])),
      2,
    );
    expect(report.bots.map((row: Loose) => [row.bot, row.seats])).toEqual([
      ['greedy-1', 1],
      ['random', 2],
    ]);
    const wins = (rows: Loose[]) => rows.reduce((sum, row) => sum + row.wins, 0);
    expect(wins(report.seats)).toBeCloseTo(6, 1);
    expect(wins(report.bots)).toBeCloseTo(6, 1);
  });

  test('the longest seed makes seeds that are short enough', async () => {
    const records = folder();
    const seed = 's'.repeat(64);
    const args = ['--bots', 'random', '--players', '2', '--games', '1', '--seed', seed, '--records', records];
    expectGood(await tarmac('simulate', GAME, ...args, ...SMALL));
    expect(readdirSync(records)).toEqual([`airlines-europe-${seed}-0001.json`]);
  });

  test('Ctrl-C stops between two files: whole records only, exit 130', async () => {
    const records = folder();
    const args = ['--bots', 'random', '--players', '2', '--games', '100000', '--records', records];
    const run = start(['simulate', GAME, ...args, ...SMALL]);
    onTestFinished(run.interrupt);
    await vi.waitUntil(() => readdirSync(records).length >= 3, { timeout: 300_000 });
    run.interrupt();
    const ran = await run.done;
    expect(ran.stderr).toMatch(/^tarmac: stopped after \d+ of 100000 games\.\n$/);
    expect(ran.code).toBe(130);
    const names = readdirSync(records);
    expect(names.filter((name) => !/^airlines-europe-1-\d{4}\.json$/.test(name))).toEqual([]);
    for (const name of names) expect(readJson(join(records, name)).result).toBeDefined();
  });

  const bots = ['--bots', 'random,random'];
  test.each([
    ['an unknown game', ['chess', ...bots], /no game "chess"; there is airlines-europe/],
    ['an unknown bot', [GAME, '--bots', 'random,deep-blue'], /no bot "deep-blue"; there is random/],
    ['no bots', [GAME, '--players', '3'], /--bots is missing/],
    ['an unknown option', [GAME, ...bots, '--option', 'wings=2'], /no option 'wings'.*options\.wings/],
    ['an option without a value', [GAME, ...bots, '--option', 'deck'], /NAME=VALUE, not "deck"/],
    [
      'a wrong value of an option',
      [GAME, ...bots, '--option', 'deck=x'],
      /"standard", "thirds".*options\.deck, rule AE-19/,
    ],
    ['an unknown board', [GAME, ...bots, '--board', 'mars-1'], /no board "mars-1"; there is europe-1/],
    [
      'a missing board file',
      [GAME, ...bots, '--board', './mars.json'],
      /mars\.json: Cannot read it: there is no such file/,
    ],
    ['an empty seed', [GAME, ...bots, '--seed', ''], /1 to 64 characters/],
    ['a seed of 65 characters', [GAME, ...bots, '--seed', 'x'.repeat(65)], /1 to 64 characters/],
    ['too many players', [GAME, '--bots', 'random', '--players', '6'], /for 2 to 5 players, not 6/],
    [
      'more bots than players',
      [GAME, '--bots', 'random,random,random', '--players', '2'],
      /3 bots are too many/,
    ],
    ['no games', [GAME, ...bots, '--games', '0'], /--games must be a whole number from 1/],
    ['a folder that cannot be', [GAME, ...bots, '--records', '/dev/null/x'], /Cannot make the folder/],
  ])('%s: one line, exit 2, nothing written', async (_, args, says) => {
    const records = join(folder(), 'records');
    const where = args.includes('--records') ? [] : ['--records', records];
    expectRefusal(await tarmac('simulate', ...args, ...where), 2, says);
    expect(readdirSync(join(records, '..'))).toEqual([]);
  });

  test('a board that fails its check: the place in the file, exit 2', async () => {
    const board = readJson(join(BOARDS, 'europe-small-1.json'));
    board.routes[3].licences = [5, 4];
    const path = file('bad.json', JSON.stringify(board));
    const ran = await tarmac('simulate', GAME, ...bots, '--board', path);
    expectRefusal(ran, 2, /bad\.json: .*costs more than the one before.*routes\[3\]\.licences\[1\]/);
  });
});

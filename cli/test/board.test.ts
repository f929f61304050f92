import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOARDS, expectGood, expectRefusal, file, readJson, tarmac } from './tarmac.ts';

const FULL = join(BOARDS, 'europe-1.json');
const SMALL = join(BOARDS, 'europe-small-1.json');

describe('tarmac board check', () => {
  test('good boards, with warnings', async () => {
    const ran = await tarmac('board', 'check', FULL, SMALL);
    expectGood(ran);
    expect(ran.stdout).toMatch(/^ok .*europe-1\.json \(europe-1, 0 warnings\)$/m);
    expect(ran.stdout).toMatch(/europe-small-1\.json: warning: .*\(cities\)$/m);
  });

  test('errors with their places: exit 1', async () => {
    const board = readJson(SMALL);
    board.routes[2].to = 'atlantis';
    const bad = await tarmac('board', 'check', file('bad.json', JSON.stringify(board)));
    expect(bad.stderr).toMatch(/^.*bad\.json: error: There is no city atlantis\. \(routes\[2\]\.to\)$/m);
    expect(bad.stdout).toMatch(/warning: .*\(cities\)$/m);
    expect(bad.code).toBe(1);
    delete board.zones;
    const path = file('worse.json', JSON.stringify(board));
    expectRefusal(await tarmac('board', 'check', path), 1, /worse\.json: error: .*\(zones\)/);
    const json = await tarmac('board', 'check', '--json', path);
    expect(JSON.parse(json.stdout)).toMatchObject([
      { file: path, status: 'wrong', errors: [{ path: 'zones' }] },
    ]);
  });

  test('no JSON: exit 2', async () => {
    expectRefusal(await tarmac('board', 'check', file('bad.json', '{')), 2, /not JSON: it ends too early/);
  });
});

describe('tarmac board balance', () => {
  test('the bands, and what every airline did', async () => {
    const args = ['--games', '8', '--players', '4', '--seed', 'b', '--jobs', '1'];
    const ran = await tarmac('board', 'balance', SMALL, ...args, '--json');
    expect(ran.stderr).toBe('');
    const report = JSON.parse(ran.stdout);
    expect(ran.code).toBe(report.ok ? 0 : 1);
    expect(report).toMatchObject({ board: 'europe-small-1', players: 4, games: 8, seed: 'b' });
    expect(report.bands).toHaveLength(5);
    for (const band of report.bands) {
      expect(band).toMatchObject({
        name: expect.any(String),
        value: expect.any(Number),
        ok: expect.any(Boolean),
      });
    }
    expect(report.airlines).toHaveLength(9); // AE-10: four players play without yellow
    const sold = report.airlines.reduce(
      (sum: number, airline: { meanSold: number }) => sum + airline.meanSold,
      0,
    );
    const licences = readJson(SMALL).routes.flatMap((route: { licences: number[] }) => route.licences).length;
    const left = report.bands.find((band: { name: string }) =>
      band.name.startsWith('mean licences left'),
    ).value;
    expect(sold + left).toBeCloseTo(licences, 1);
    expect(report.meanTotals[0][2]).toBeCloseTo(report.bands[0].value, 2);
  });

  test('as text', async () => {
    const ran = await tarmac(
      'board',
      'balance',
      'europe-small-1',
      '--games',
      '2',
      '--bots',
      'random',
      '--players',
      '2',
    );
    expect(ran.stdout).toMatch(/^ {2}mean winning total +[\d.]+ +80–100 +(ok|NOT OK)$/m);
    expect(ran.stdout).toMatch(/^routes never used: /m);
  });

  test('an unknown board: one line, exit 2', async () => {
    expectRefusal(await tarmac('board', 'balance', 'mars-1'), 2, /no board "mars-1"/);
  });
});

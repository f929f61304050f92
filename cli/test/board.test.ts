import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOARDS, expectGood, expectRefusal, file, readJson, tarmac } from './tarmac.ts';

const FULL = join(BOARDS, 'europe-1.json');
const SMALL = join(BOARDS, 'europe-small-1.json');
const AMERICA = join(BOARDS, '../../airlines-1990/boards/north-america-1.json');
const RING = join(BOARDS, '../../airlines-1990/boards/test/ring-1.json');

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

  test('a board that no map can draw is none', async () => {
    const board = readJson(SMALL);
    board.cities[3].lat = 89;
    const path = file('pole.json', JSON.stringify(board));
    const ran = await tarmac('board', 'check', path);
    expect(ran.stderr).toMatch(/pole\.json: error: .*between -80 and 80\. \(cities\[3\]\.lat\)$/m);
    expect(ran.code).toBe(1);
    const played = ['--bots', 'random', '--players', '2', '--games', '1', '--board', path];
    expectRefusal(await tarmac('simulate', 'airlines-europe', ...played), 2, /\(cities\[3\]\.lat\)/);
    expectRefusal(await tarmac('board', 'balance', path), 2, /\(cities\[3\]\.lat\)/);
  });

  test('which game a board is for shows in the file', async () => {
    const ran = await tarmac('board', 'check', FULL, AMERICA, RING);
    expectGood(ran);
    expect(ran.stdout).toMatch(/^ok .*europe-1\.json \(europe-1, 0 warnings\)$/m);
    expect(ran.stdout).toMatch(/^ok .*north-america-1\.json \(north-america-1, 0 warnings\)$/m);
    expect(ran.stdout).toMatch(/ring-1\.json: warning: /);
    const board = readJson(AMERICA);
    board.routes[0].circles = [7, 5];
    const bad = await tarmac('board', 'check', file('bad.json', JSON.stringify(board)));
    expect(bad.stderr).toMatch(/bad\.json: error: .*\(routes\[0\]\.circles\[1\]\)$/m);
    expect(bad.code).toBe(1);
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

  test('the bands of Air-Kwire', async () => {
    const args = ['--games', '6', '--seed', 'b', '--jobs', '1', '--json'];
    const ran = await tarmac('board', 'balance', 'usa-1', ...args);
    expect(ran.stderr).toBe('');
    const report = JSON.parse(ran.stdout);
    expect(ran.code).toBe(report.ok ? 0 : 1);
    expect(report).toMatchObject({ board: 'usa-1', players: 4, games: 6 });
    expect(report.bands).toHaveLength(6);
    expect(report.airlines).toHaveLength(7);
    expect(report.dividends + report.bonuses).toBeLessThan(1);
    // A turn brings a route, a discard or neither.
    expect(report.meanRoutes + report.meanDiscards).toBeLessThanOrEqual(4 * report.turnsAPlayer + 0.01);
    for (const { opened, defunct, largest } of report.airlines) {
      expect(defunct).toBeLessThanOrEqual(opened);
      expect(largest).toBeLessThanOrEqual(6);
    }
  });

  test('another game, other bands', async () => {
    const args = ['--games', '6', '--seed', 'b', '--jobs', '1', '--json'];
    const ran = await tarmac('board', 'balance', 'north-america-1', ...args);
    expect(ran.stderr).toBe('');
    const report = JSON.parse(ran.stdout);
    expect(ran.code).toBe(report.ok ? 0 : 1);
    expect(report).toMatchObject({ board: 'north-america-1', players: 4, games: 6 });
    expect(report.bands).toHaveLength(6);
    expect(report.companies).toHaveLength(9);
    const [pile] = report.bands;
    expect(pile).toMatchObject({ from: 12, to: 20, value: report.turnsToEmptyPile });
    for (const { founded, inactive, meanWorth, highest } of report.companies) {
      expect(founded + inactive).toBeLessThanOrEqual(1);
      expect(founded > 0 ? meanWorth : 2).toBeGreaterThanOrEqual(2);
      expect(highest).toBeLessThanOrEqual(6);
    }
    // Every turn is one of these, and the last may lapse before its end (A90-80).
    const founded = report.companies.reduce(
      (sum: number, { founded }: { founded: number }) => sum + founded,
      0,
    );
    const done = report.meanFlights + report.meanKeeps + report.meanPlays + founded;
    expect(done).toBeCloseTo(4 * report.turnsAPlayer, 0);
    expect(report.meanSabotages).toBeLessThanOrEqual(report.meanSingles);
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
    expect(ran.stdout).toMatch(/^ {2}mean winning total +[\d.]+ +[\d.]+–[\d.]+ +80–100 +(ok|NOT OK)$/m);
    expect(ran.stdout).toMatch(/^routes never used: /m);
    const other = await tarmac('board', 'balance', AMERICA, '--games', '2', '--players', '3', '--jobs', '1');
    expect(other.stdout).toMatch(
      /^ {2}turns a player until the pile is empty +[\d.]+( +[\d.]+–[\d.]+)? +12–20 +(ok|NOT OK)$/m,
    );
    expect(other.stdout).toMatch(/^in a game: .* sabotages$/m);
  });

  test('an unknown board: one line, exit 2', async () => {
    expectRefusal(await tarmac('board', 'balance', 'mars-1'), 2, /no board "mars-1"/);
  });
});

import { GAMES } from '@tarmac/games';
import { expect, test } from 'vitest';
import { targetOf } from '../src/bench/figures.ts';
import { expectRefusal, tarmac } from './tarmac.ts';

// A process for each figure of each game.
test('tarmac bench: figures of every game with their targets', async () => {
  const ran = await tarmac('bench', '--json', '--seconds', '0', '--only', 'copy,stateSize,allocation');
  expect(ran.stderr).toBe('');
  const report = JSON.parse(ran.stdout);
  expect(ran.code).toBe(report.ok ? 0 : 1);
  expect(report).toMatchObject({ node: process.version, stepNanoseconds: expect.any(Number) });
  expect(Object.keys(report.games)).toEqual(GAMES.map(({ id }) => id));
  const [first, second] = Object.values<Record<string, object>>(report.games);
  expect(first?.stateSize).toMatchObject({ unit: 'bytes', target: { atMost: 1500 }, ok: true });
  for (const figures of [first, second]) {
    expect(figures?.allocation).toMatchObject({ unit: 'bytes', target: { atMost: 0.5 }, ok: true });
    expect(figures?.copy).toMatchObject({ unit: 'steps', value: expect.any(Number) });
  }
  expect(second?.copy).toMatchObject({ target: { atMost: 40 }, timesTheFirst: expect.any(Number) });
});

test('one game alone is compared with nobody', async () => {
  const game = GAMES[1]?.id ?? '';
  const ran = await tarmac('bench', game, '--json', '--seconds', '0', '--only', 'randomDecision');
  const { games } = JSON.parse(ran.stdout);
  expect(games).toEqual({ [game]: { randomDecision: expect.objectContaining({ target: null, ok: true }) } });
});

test('a target that is a multiple of the first game', () => {
  const figure = { about: '', unit: 'steps', others: { timesTheFirst: [2, 2.5] } } as const;
  expect(targetOf(figure, 1, 21)).toEqual({ atMost: 42 });
  expect(targetOf(figure, 2, 20)).toEqual({ atMost: 50 });
  expect(targetOf(figure, 3, 20)).toBeUndefined();
  expect(targetOf(figure, 1, undefined)).toBeUndefined();
});

test('an unknown figure or game: one line, exit 2', async () => {
  expectRefusal(await tarmac('bench', '--only', 'beauty'), 2, /no figure "beauty"; there is randomDecision/);
  expectRefusal(await tarmac('bench', 'chess'), 2, /no game "chess"/);
});

import { airlinesEurope } from '@tarmac/airlines-europe';
import { createMatch, Playout } from '@tarmac/kernel';
import { expect, test } from 'vitest';
import { readNet } from '../../src/mind/net-file.ts';
import { netValue } from '../../src/mind/value.ts';
import { features, purpose, randomNetFile } from './random-net.ts';

const board = airlinesEurope.loadBoard(airlinesEurope.boardFiles[0]);
const { search } = airlinesEurope;
const value = netValue(airlinesEurope, board, features, readNet(randomNetFile(4), purpose));

test.each([2, 3, 4, 5])('the chances of %i players sum to 1 in every state of a game', (players) => {
  const names = Array.from({ length: players }, (_, i) => `player ${i}`);
  const { state } = createMatch(airlinesEurope, { board, names, seed: 'value' }).match;
  const random = new Playout(players);
  const [win, margin] = [new Float64Array(players), new Float64Array(players)];
  for (;;) {
    const seat = search.toMove(state);
    if (seat < 0) break;
    value.values(state, win, margin);
    expect(win.every((chance) => chance > 0 && chance < 1)).toBe(true);
    expect(win.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    expect(margin.every(Number.isFinite)).toBe(true);
    search.play(state, seat, search.nth(state, seat, random.below(search.count(state, seat))));
  }
});

test('there is room for more seats than play: what lies behind them stays', () => {
  const { state } = createMatch(airlinesEurope, { board, names: ['Anna', 'Bruno'], seed: 'value' }).match;
  const [win, margin] = [new Float64Array(5).fill(9), new Float64Array(5).fill(9)];
  value.values(state, win, margin);
  expect([...win.subarray(2), ...margin.subarray(2)]).toEqual([9, 9, 9, 9, 9, 9]);
});

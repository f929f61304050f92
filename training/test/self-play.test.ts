import { airlinesEurope } from '@tarmac/airlines-europe';
import { findMind } from '@tarmac/bots';
import { Playout } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import type { GamePlan, RunPlan } from '../game-plan.ts';
import { planGame } from '../game-plan.ts';
import { RowWriter } from '../row-writer.ts';
import { SelfPlay } from '../self-play.ts';
import * as standIn from './stand-in.ts';

const game = airlinesEurope;
const boards = game.boardFiles;
const table = new SelfPlay(game, game.loadBoard(boards[0]), standIn);
const run: RunPlan = { game: game.id, boards, seed: 'test', positions: 12, temperature: 0, others: 0.5 };
const options = planGame(game, { ...run, boards: boards.slice(0, 1) }, 1).options;

/** How a game goes that begins as this one: the pure policy from here to the end. */
function endOf(state: ReturnType<typeof table.deal>): number[] {
  const copy = game.copy(state);
  table.play(copy, { moment: 0, deviation: 0, temperature: 0 }, new Playout(1), () => {});
  return [...(game.outcome(copy)?.scores ?? [])];
}

describe('a game to learn from', () => {
  test('nothing is kept before the moment, and from there the pure policy makes the result', () => {
    const state = table.deal(options, 3, 'test');
    const ends: number[][] = [];
    const steps: number[] = [];
    const conduct = { moment: 60, deviation: 0.5, temperature: 0 };
    const decisions = table.play(state, conduct, new Playout(5), (step) => {
      steps.push(step);
      if (steps.length % 10 === 1) ends.push(endOf(state));
    });
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...steps)).toBeLessThan(decisions);
    expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
    expect(ends.length).toBeGreaterThan(3);
    for (const end of ends) expect(end).toEqual(game.outcome(state)?.scores);
  });

  test('before the moment players deviate, more often if they may', () => {
    const scores = [0, 0.1, 0.3].map((deviation) => {
      const state = table.deal(options, 4, 'test');
      table.play(state, { moment: 50, deviation, temperature: 0 }, new Playout(6), () => {});
      return game.outcome(state)?.scores;
    });
    expect(scores[1]).not.toEqual(scores[0]);
    expect(scores[2]).not.toEqual(scores[1]);
    expect(endOf(table.deal(options, 4, 'test'))).toEqual(scores[0]);
  });

  test('with a temperature, moves after the moment are drawn', () => {
    const ends = [0, 0, 0.5, 0.5].map((temperature, i) => {
      const state = table.deal(options, 4, 'test');
      table.play(state, { moment: 0, deviation: 0, temperature }, new Playout(i), () => {});
      return game.outcome(state)?.scores;
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[3]).not.toEqual(ends[2]);
  });

  test('the record of a position has its numbers, and the result of its game', () => {
    const state = table.deal(options, 2, 'test');
    const writer = new RowWriter(game, standIn.features, { players: 2, rows: 10 });
    writer.keep(state);
    const numbers = [0, 1].map((seat) => {
      const out = new Float32Array(33);
      standIn.features.write(state, seat, out);
      return [...out];
    });
    table.play(state, { moment: 0, deviation: 0, temperature: 0 }, new Playout(1), () => {});
    const [record, ...others] = writer.finish(77, state);
    expect(others).toEqual([]);
    const { scores, winners } = game.outcome(state) ?? { scores: [], winners: [] };
    const view = new DataView(record.buffer);
    expect(view.getUint32(0, true)).toBe(77);
    expect(view.getUint32(4, true)).toBe(winners.reduce((bits, seat) => bits | (1 << seat), 0));
    expect([view.getInt32(8, true), view.getInt32(12, true)]).toEqual(scores);
    const halves = Array.from({ length: 66 }, (_, i) => view.getFloat16(16 + 2 * i, true));
    expect(record.length).toBe(16 + 2 * 66);
    for (const [i, half] of halves.entries()) expect(half).toBeCloseTo(numbers.flat()[i], 3);
    expect(writer.finish(78, state)).toEqual([]);
  });
});

describe('the plans of a run', () => {
  const plans = Array.from({ length: 4000 }, (_, i) => planGame(game, run, i + 1));
  const share = (is: (plan: GamePlan) => boolean) => plans.filter(is).length / plans.length;

  test('half of the games have four players, the others any number', () => {
    expect(share((plan) => plan.players === 4)).toBeCloseTo(1 / 2, 1);
    for (const players of [2, 3, 5]) {
      expect(share((plan) => plan.players === players)).toBeCloseTo(1 / 6, 1);
    }
  });

  test('half are played as usual, the others on any board with any options', () => {
    const usual = share(
      (plan) => plan.board === 0 && Object.values(plan.options).join() === Object.values(options).join(),
    );
    expect(usual).toBeGreaterThan(0.48);
    expect(usual).toBeLessThan(0.56);
    for (const board of boards.keys()) expect(share((plan) => plan.board === board)).toBeGreaterThan(0.2);
    for (const { name, values } of game.options.filter((option) => option.name !== 'startingPlayer')) {
      for (const value of values) expect(share((plan) => plan.options[name] === value)).toBeGreaterThan(0.2);
    }
    expect(share((plan) => plan.options.startingPlayer === 'drawn')).toBe(1);
  });

  test('so many seats as asked for play in another manner, which changes the game', () => {
    const known = new SelfPlay(game, table.board, findMind(game));
    const others = share(({ manners }) => known.manner(manners[0], 0.3) === 1);
    expect(others).toBeGreaterThan(0.25);
    expect(others).toBeLessThan(0.35);
    expect(table.manner(0, 1)).toBe(0);
    const ends = [
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
    ].map((manners) => {
      const state = known.deal(options, 3, 'manners');
      known.play(state, { moment: 0, deviation: 0, temperature: 0, manners }, new Playout(1), () => {});
      return game.outcome(state)?.scores.join();
    });
    expect(ends[1]).toBe(ends[0]);
    expect(ends[2]).not.toBe(ends[0]);
  });

  test('moments lie all over the game', () => {
    for (const [from, to] of [
      [0, 0.1],
      [0.4, 0.6],
      [0.9, 1],
    ]) {
      expect(share(({ moment }) => moment >= from && moment < to)).toBeGreaterThan(0.03);
    }
  });
});

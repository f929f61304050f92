import { readFileSync } from 'node:fs';
import { CHANCE, parseRecord, replay, seatsOf } from '@tarmac/kernel';
import { sameState } from '@tarmac/testkit';
import { describe, expect, it } from 'vitest';
import { airKwire as game } from '../../src/index.ts';
import { BOARD } from './boards.ts';
import { range, start } from './table.ts';

/* Recorded games, played again by the numbers of their moves and without being told what happens (AK-90). */

const GAMES = ['forty-points-3-players', 'agreed-by-5-players', 'exhausted-6-players', 'reshuffle-4-players'];

const { search } = game;

function recordOf(name: string): ReturnType<typeof parseRecord> {
  return parseRecord(JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')));
}

describe.each(GAMES)('%s', (name) => {
  const record = recordOf(name);
  const told = replay(game, record);

  it('[AK-90] every move is offered once, in one order, and played alike', () => {
    const match = replay(game, record, { at: 0 });
    const quiet = game.copy(match.state);
    const codes = new Int32Array(1024);
    for (const { seat, move } of told.log) {
      if (seat === CHANCE) {
        game.apply(quiet, seat, move);
      } else {
        expect([search.toMove(quiet), game.active(quiet)]).toEqual([seat, [seat]]);
        const listed = Array.from(codes.subarray(0, search.list(quiet, seat, codes)));
        expect(new Set(listed).size).toBe(search.count(quiet, seat));
        expect(range(0, listed.length - 1).map((i) => search.nth(quiet, seat, i))).toEqual(listed);
        expect(listed.filter((code) => !search.allows(quiet, seat, code))).toEqual([]);
        const code = search.encode(match.board, move);
        expect(listed).toContain(code);
        expect(search.decode(match.board, code)).toEqual(move);
        search.play(quiet, seat, code);
      }
      match.apply(seat, move);
      if (!sameState(quiet, match.state)) throw new Error(`${game.makeMove(move)} is played otherwise`);
    }
  });

  it('[AK-60] the end: wealth and winners', () => {
    const scores = new Int32Array(told.seats.length);
    search.scores(told.state, scores);
    const outcome = game.outcome(told.state);
    expect(outcome).toEqual(record.result);
    expect([...scores]).toEqual(outcome?.scores);
    expect(seatsOf(search.winners(told.state))).toEqual(outcome?.winners);
    expect([search.toMove(told.state), game.active(told.state)]).toEqual([-1, []]);
    expect(game.legal(told.state, 0)).toEqual([]);
  });
});

it('[AK-60] wealth can be asked at any time, a winner not before the end', () => {
  const match = start();
  const scores = new Int32Array(3);
  search.scores(match.state, scores);
  expect([[...scores], search.winners(match.state)]).toEqual([[11_800, 12_000, 12_200], 0]);
});

it('[AK-90] only the seat that decides may do something', () => {
  const match = start();
  expect([1, 2, 3, -1].map((seat) => game.legal(match.state, seat))).toEqual([[], [], [], []]);
  expect(search.most(BOARD)).toBeGreaterThan(search.count(match.state, 0));
});

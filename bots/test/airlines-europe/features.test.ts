import type { Board, State } from '@tarmac/airlines-europe';
import { airlinesEurope, MAX_PLAYERS, PHASE, SHARE_KINDS } from '@tarmac/airlines-europe';
import { createMatch, Playout } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { features } from '../../src/airlines-europe/features.ts';
import { policy } from '../../src/airlines-europe/policy/index.ts';
import { favourite } from '../../src/mind/policy.ts';
import { allBoards, SOME_OPTIONS } from './boards.ts';

const game = airlinesEurope;
const { search } = game;
const codes = new Int32Array(4096);
const likings = new Float64Array(4096);
const [europe] = allBoards;
const OVERALL = features.overall.length;
const ROW = features.row.length;

function start(board: Board, players: number, seed: string, options: object = {}): State {
  const names = Array.from({ length: players }, (_, p) => `player ${p}`);
  return createMatch(game, { board, options, names, seed }).match.state;
}

/** Plays a match, by the policy and every third move at random, and shows every state. */
function walk(state: State, random: Playout, look: (s: State) => void): void {
  const ranks = policy(state.board);
  for (let seat = search.toMove(state); seat >= 0; seat = search.toMove(state)) {
    look(state);
    const count = ranks.rank(state, seat, codes, likings);
    search.play(state, seat, codes[random.below(3) === 0 ? random.below(count) : favourite(likings, count)]);
  }
}

function numbers(state: State, seat: number): Float32Array {
  const out = new Float32Array(OVERALL + features.rows(state.board) * ROW).fill(Number.NaN);
  features.write(state, seat, out);
  return out;
}

/** The numbers of the whole by name, or of one kind of share. */
function named(state: State, seat: number, share?: number): Record<string, number> {
  const names = share === undefined ? features.overall : features.row;
  const from = share === undefined ? 0 : OVERALL + share * ROW;
  const all = numbers(state, seat);
  return Object.fromEntries(names.map((name, i) => [name, all[from + i]]));
}

describe('the features of Airlines Europe', () => {
  test('are few enough, each with a name of its own', () => {
    expect(OVERALL).toBeLessThanOrEqual(40);
    expect(ROW).toBeLessThanOrEqual(24);
    expect(new Set(features.overall).size).toBe(OVERALL);
    expect(new Set(features.row).size).toBe(ROW);
  });

  test.each([2, 3, 4, 5])('are small numbers, in whole games on all boards (%i players)', (players) => {
    const names = [...features.overall, ...features.row];
    let read = 0;
    for (const [n, board] of allBoards.entries()) {
      const options = SOME_OPTIONS[(n + players) % 4];
      walk(start(board, players, `numbers ${n}`, options), new Playout(n), (s) => {
        for (let seat = 0; seat < players; seat++) {
          const odd = numbers(s, seat).findIndex((value) => !(value >= -4 && value <= 4));
          const place = odd < OVERALL ? odd : OVERALL + ((odd - OVERALL) % ROW);
          expect([odd, names[place]]).toEqual([-1, undefined]);
          read++;
        }
      });
    }
    expect(read).toBeGreaterThan(1000);
  });

  test('are the same for equal states, whatever was looked at before', () => {
    const copies: [State, Float32Array][] = [];
    walk(start(europe, 4, 'equal'), new Playout(1), (s) => copies.push([s.copy(), numbers(s, 2)]));
    expect(new Set(copies.map(([, before]) => before.join())).size).toBeGreaterThan(50);
    for (const [copy, before] of copies.reverse()) expect(numbers(copy, 2)).toEqual(before);
  });

  test('a seat with the holdings of another has its numbers', () => {
    walk(start(europe, 4, 'swapped'), new Playout(2), (s) => {
      const swapped = s.copy();
      swap(swapped, 1, 3);
      const rows = (state: State, seat: number) => numbers(state, seat).subarray(OVERALL);
      expect(rows(swapped, 3)).toEqual(rows(s, 1));
      expect(rows(swapped, 0)).toEqual(rows(s, 0));
      expect(named(swapped, 3)['total if scored now against best']).toBe(
        named(s, 1)['total if scored now against best'],
      );
    });
  });

  test('points if it were scored now are the points of the scoring', () => {
    for (const players of [2, 4]) {
      const before = new Float64Array(players);
      let scorings = 0;
      walk(start(europe, players, 'scored'), new Playout(3), (s) => {
        if (s.scorings > scorings) {
          for (let p = 0; p < players; p++)
            expect(before[p]).toBeCloseTo(s.awards[(s.scorings - 1) * MAX_PLAYERS + p]);
        }
        scorings = s.scorings;
        for (let p = 0; p < players; p++) before[p] = 40 * named(s, p)['scored now'];
      });
      expect(scorings).toBe(2);
    }
  });

  test('airlines out of play have zeros, and quiet is the beginning of a turn', () => {
    const state = start(europe, 2, 'out of play');
    const all = numbers(state, 0);
    expect(all.subarray(OVERALL, OVERALL + 3 * ROW).every((value) => value === 0)).toBe(true);
    expect(named(state, 0, 3)['in play']).toBe(1);
    expect(features.rows(europe)).toBe(SHARE_KINDS);
    walk(state, new Playout(4), (s) => expect(features.isQuiet(s)).toBe(s.phase === PHASE.turn));
  });
});

/** Two players change places in all they hold. */
function swap(s: State, a: number, b: number): void {
  for (const list of [s.vp, s.cash, s.handSize, s.portfolioSize, s.handKinds, s.portfolioKinds]) {
    [list[a], list[b]] = [list[b], list[a]];
  }
  for (const list of [s.hand, s.portfolio]) {
    for (let share = 0; share < SHARE_KINDS; share++) {
      const one = a * SHARE_KINDS + share;
      const other = b * SHARE_KINDS + share;
      [list[one], list[other]] = [list[other], list[one]];
    }
  }
}

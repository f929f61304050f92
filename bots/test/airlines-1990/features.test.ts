import type { State } from '@tarmac/airlines-1990';
import { CARD_WORDS, airlines1990 as game, MAX_COMPANIES, PHASE } from '@tarmac/airlines-1990';
import { describe, expect, test } from 'vitest';
import { features } from '../../src/airlines-1990/features.ts';
import { america, boards, match, plans, playThrough } from './played.ts';

const LENGTH = Math.max(
  ...boards.map((board) => features.overall.length + features.row.length * features.rows(board)),
);
const numbers = new Float32Array(LENGTH);
const others = new Float32Array(LENGTH);

/** Numbers that say whose turn it is: they stay with the seat. */
const OF_THE_TURN = ['turns until the own turn', 'own turn', 'chance of a scoring before the own turn'];

describe('the features', () => {
  test('have names, each of its own', () => {
    for (const names of [features.overall, features.row]) expect(new Set(names).size).toBe(names.length);
    expect(features.overall.length).toBeLessThanOrEqual(40);
    expect(features.row.length).toBeLessThanOrEqual(24);
  });

  test('are moderate numbers in every position of every kind of game', () => {
    const used = new Set<number>();
    for (const plan of plans(50, 'features')) {
      const { players, board } = plan;
      const length = features.overall.length + features.row.length * features.rows(board);
      playThrough(plan, (s) => {
        if (!features.isQuiet(s)) return;
        for (let seat = 0; seat < players; seat++) {
          numbers.fill(Number.NaN);
          features.write(s, seat, numbers);
          for (let i = 0; i < length; i++) {
            if (!(Math.abs(numbers[i]) <= 4)) throw new Error(`${plan.seed}: ${nameOf(i)} is ${numbers[i]}`);
            if (numbers[i] !== 0) used.add(i < features.overall.length ? i : placeInRow(i));
          }
        }
      });
    }
    expect(used.size).toBe(features.overall.length + features.row.length);
  });

  test('are the same for equal states, and leave the state as it is', () => {
    playThrough(match('equal'), (s, seat) => {
      const before = s.bytes.slice();
      features.write(s, seat, numbers);
      features.write(s.copy(), seat, others);
      expect(others).toEqual(numbers);
      expect(s.bytes).toEqual(before);
    });
  });

  test('belong to what a seat has: two seats that change places change their numbers', () => {
    let compared = 0;
    playThrough(match('places'), (s, seat) => {
      if (s.phase !== PHASE.start) return;
      compared++;
      const other = (seat + 1) % s.setting.players;
      const changed = changePlaces(s, seat, other);
      features.write(s, seat, numbers);
      features.write(changed, other, others);
      for (let i = 0; i < LENGTH; i++) {
        if (!OF_THE_TURN.includes(nameOf(i)) && numbers[i] !== others[i]) {
          throw new Error(`${nameOf(i)}: ${numbers[i]} and ${others[i]}`);
        }
      }
    });
    expect(compared).toBeGreaterThan(0);
  });

  test('are asked where a turn begins', () => {
    let turns = 0;
    playThrough(match('quiet'), (s) => {
      if (features.isQuiet(s)) turns++;
    });
    expect(turns).toBeGreaterThan(40);
    expect(features.rows(america)).toBe(america.companyCount);
  });
});

function nameOf(i: number): string {
  const { overall, row } = features;
  return i < overall.length ? overall[i] : row[(i - overall.length) % row.length];
}

function placeInRow(i: number): number {
  const { overall, row } = features;
  return overall.length + ((i - overall.length) % row.length);
}

/** The same match with what two players have exchanged. */
function changePlaces(s: State, a: number, b: number): State {
  const changed = s.copy();
  const exchange = (list: Uint8Array | Uint16Array | Int32Array, each: number): void => {
    const before = list.slice();
    list.set(before.subarray(a * each, (a + 1) * each), b * each);
    list.set(before.subarray(b * each, (b + 1) * each), a * each);
  };
  exchange(changed.hand, MAX_COMPANIES);
  exchange(changed.laid, MAX_COMPANIES);
  exchange(changed.known, MAX_COMPANIES);
  exchange(changed.flightHand, CARD_WORDS);
  exchange(changed.scores, 1);
  exchange(changed.handKinds, 1);
  expect(game.seats(changed)).toBe(game.seats(s));
  return changed;
}

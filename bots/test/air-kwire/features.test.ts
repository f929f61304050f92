import type { State } from '@tarmac/air-kwire';
import { airKwire as game, PHASE } from '@tarmac/air-kwire';
import { createMatch } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { features } from '../../src/air-kwire/features.ts';
import { playMatch } from '../../src/index.ts';
import { plans, playThrough, usa } from './played.ts';

const overall = features.overall.length;
const width = features.row.length;

function read(s: State, seat: number): Float32Array {
  const out = new Float32Array(overall + width * features.rows(s.board)).fill(99);
  features.write(s, seat, out);
  return out;
}

/** The rows of a reading, in an order that does not depend on the airlines. */
function rowsOf(numbers: Float32Array): string[] {
  const rows = Array.from({ length: (numbers.length - overall) / width }, (_, a) =>
    [...numbers.subarray(overall + a * width, overall + (a + 1) * width)]
      .map((value) => value.toFixed(4))
      .join(' '),
  );
  return rows.sort();
}

describe('features', () => {
  test('are small numbers in every position of whole games, and all are written', () => {
    for (const plan of plans(48, 'features')) {
      let [quiet, turns] = [0, -1];
      playThrough(plan, (s) => {
        if (features.isQuiet(s) && s.turns !== turns) {
          quiet++;
          turns = s.turns;
        }
        if ((s.turns + s.trades) % 7 !== 0) return;
        for (let seat = 0; seat < plan.players; seat++) {
          const wild = read(s, seat).findIndex((value) => !(Math.abs(value) <= 4));
          expect(wild).toBe(-1);
        }
      });
      expect(quiet).toBe(turns + 1);
    }
  });

  test('are the same for equal states, and do not touch them', () => {
    playThrough(plans(1, 'equal')[0], (s, seat) => {
      const before = s.bytes.slice();
      expect(read(game.copy(s), seat)).toEqual(read(s, seat));
      expect(s.bytes).toEqual(before);
    });
  });

  test('do not depend on the order of the airlines', () => {
    const file = usa.file;
    const turned = game.loadBoard({ ...file, airlines: file.airlines.toReversed() });
    const { match } = playMatch(game, usa, { bots: new Array(4).fill('policy-1'), seed: 'turned' });
    const one = game.setup(usa, match.options, match.setup);
    const other = game.setup(turned, match.options, match.setup);
    let compared = 0;
    for (const { seat, move } of match.log) {
      for (let p = 0; p < 4; p++) {
        const [here, there] = [read(one, p), read(other, p)];
        expect(rowsOf(there)).toEqual(rowsOf(here));
        for (let i = 0; i < overall; i++) expect(there[i]).toBeCloseTo(here[i], 4);
      }
      compared++;
      game.apply(one, seat, move);
      game.apply(other, seat, move);
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('know whose turn it is, and who has more', () => {
    const { match } = createMatch(game, { board: usa, names: ['a', 'b', 'c', 'd'], seed: 'first' });
    const s = match.state;
    expect(s.phase).toBe(PHASE.stock);
    const at = (name: string): number => features.overall.indexOf(name as (typeof features.overall)[number]);
    const [first, last] = [read(s, 0), read(s, 3)];
    expect([first[at('own turn')], last[at('own turn')]]).toEqual([1, 0]);
    expect(last[at('turns until the own one')]).toBe(0.75);
    // AK-10: the last player begins with 400 more than the first.
    expect(last[at('wealth against the mean')]).toBeGreaterThan(0);
    expect(first[at('wealth against the mean')]).toBeCloseTo(-last[at('wealth against the mean')], 5);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Playout, TarmacError } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { exp } from '../../src/mind/exp.ts';
import { Judge } from '../../src/mind/net.ts';
import { readNet } from '../../src/mind/net-file.ts';
import { draw, features, purpose, randomNetFile } from './random-net.ts';

const forward = fileURLToPath(new URL('../../../training/forward.py', import.meta.url));

/** Numbers of a position, a third of them zero. */
function randomSeats(random: Playout, seats: number, rows: number): Float32Array[] {
  const length = features.overall.length + rows * features.row.length;
  return Array.from({ length: seats }, () =>
    Float32Array.from({ length }, () => (random.below(3) === 0 ? 0 : draw(random))),
  );
}

/** What a net says of seats, before they are compared. */
function judged(file: unknown, seats: readonly Float32Array[]): { win: number[]; margin: number[] } {
  const judge = new Judge(readNet(file, purpose));
  const [win, margin] = [new Float64Array(seats.length), new Float64Array(seats.length)];
  for (const [seat, numbers] of seats.entries()) {
    const rows = (numbers.length - features.overall.length) / features.row.length;
    judge.judge(numbers, rows, seat, win, margin);
  }
  return { win: [...win], margin: [...margin] };
}

describe('a net', () => {
  test('always says the same, to the last bit', () => {
    const seats = randomSeats(new Playout(7), 3, 10);
    expect(judged(randomNetFile(1), seats)).toEqual({
      win: [5.283528435007149, 6.425464558618335, 6.194980169792752],
      margin: [-2.1120311967342973, -2.4175834257809905, -2.4204724397931057],
    });
  });

  test('does not mind the order of the rows', () => {
    const [numbers] = randomSeats(new Playout(8), 1, 2);
    const turned = numbers.slice();
    const { overall, row } = features;
    turned.copyWithin(overall.length, overall.length + row.length);
    turned.set(numbers.subarray(overall.length, overall.length + row.length), overall.length + row.length);
    expect(turned).not.toEqual(numbers);
    expect(judged(randomNetFile(2), [turned])).toEqual(judged(randomNetFile(2), [numbers]));
  });

  test.each([
    [24, 32],
    [9, 17],
  ])('of %i and %i units says what Python says', (rowUnits, seatUnits) => {
    const file = randomNetFile(rowUnits, rowUnits, seatUnits);
    const random = new Playout(9);
    const positions = [2, 3, 4, 5, 6].map((seats) => randomSeats(random, seats, 3 * seats));
    const folder = mkdtempSync(join(tmpdir(), 'tarmac-net-'));
    try {
      const [net, rows] = [join(folder, 'net.json'), join(folder, 'positions.json')];
      writeFileSync(net, JSON.stringify(file));
      writeFileSync(rows, JSON.stringify(positions.map((seats) => seats.map((numbers) => [...numbers]))));
      const said: number[][][] = JSON.parse(
        execFileSync('python3', [forward, net, rows], { encoding: 'utf8' }),
      );
      for (const [i, seats] of positions.entries()) {
        const { win, margin } = judged(file, seats);
        const sum = win.reduce((before, number) => before + exp(number), 0);
        for (const [seat, [chance, ahead]] of said[i].entries()) {
          expect(exp(win[seat]) / sum).toBeCloseTo(chance, 9);
          expect(margin[seat]).toBeCloseTo(ahead, 9);
        }
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a file that is not the net it should be is refused', () => {
  const file = randomNetFile(3, 4, 5);
  const { row, seat, out } = file.layers;
  const cases: [what: string, file: unknown, path: string, sentence: string][] = [
    ['no object', [], '', 'Expected an object, found a list.'],
    ['another format', { ...file, format: 'tarmac-net/2' }, 'format', 'Expected "tarmac-net/1"'],
    ['another game', { ...file, game: 'air-kwire' }, 'game', 'Expected "airlines-europe"'],
    ['other rules', { ...file, rulesVersion: 99 }, 'rulesVersion', 'Expected 1, found 99.'],
    ['a field too many', { ...file, extra: 1 }, 'extra', "There is no field 'extra' here."],
    ['another feature', { ...file, row: ['track', 'yours', 'inHand'] }, 'row[1]', 'Expected "mine"'],
    ['a feature less', { ...file, overall: ['points', 'cash'] }, 'overall', 'Expected 3, found 2.'],
    ['a scale of nothing', { ...file, marginScale: 0 }, 'marginScale', 'Expected a number above 0'],
    ['no layer', { ...file, layers: { row, seat } }, 'layers.out', 'Expected an object, found nothing.'],
    [
      'no units',
      { ...file, layers: { row: { bias: [], weights: [] }, seat, out } },
      'layers.row.bias',
      '1 to 1024 units',
    ],
    [
      'an input less',
      { ...file, layers: { row, seat: { ...seat, weights: seat.weights.slice(1) }, out } },
      'layers.seat.weights',
      'Expected 7 lists, found 6.',
    ],
    [
      'a weight less',
      { ...file, layers: { row: { ...row, weights: [[1], ...row.weights.slice(1)] }, seat, out } },
      'layers.row.weights[0]',
      'Expected 4 numbers, found 1.',
    ],
    [
      'no number',
      { ...file, layers: { row: { ...row, bias: [0, Number.NaN, 0, 0] }, seat, out } },
      'layers.row.bias[1]',
      'Expected a number, found NaN.',
    ],
    [
      'three outputs',
      { ...file, layers: { row, seat, out: { bias: [0, 0, 0], weights: seat.bias.map(() => [0, 0, 0]) } } },
      'layers.out.bias',
      'Expected 2, found 3.',
    ],
  ];

  test.each(cases)('%s', (_, wrong, path, sentence) => {
    let refusal: unknown;
    try {
      readNet(wrong, purpose);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(TarmacError);
    expect(refusal).toMatchObject({ code: 'bad-net', path: path === '' ? undefined : path });
    expect(String(refusal)).toContain(`This net cannot be used. `);
    expect(String(refusal)).toContain(sentence);
  });

  test('and a sound one is not', () => {
    expect(readNet(file, purpose)).toMatchObject({ marginScale: 20, made: { command: 'none' } });
  });
});

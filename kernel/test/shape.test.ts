import { describe, expect, test } from 'vitest';
import { joinPath, readFields, readInteger, readList, readObject, readRows, readText } from '../src/index.ts';
import { refusal } from './refusal.ts';

test.each([
  ['moves[3]', 'seat', 'moves[3].seat'],
  ['hands', '[0]', 'hands[0]'],
  ['', 'seats', 'seats'],
  ['board', '', 'board'],
])('joinPath: %j and %j', (outer, inner, path) => {
  expect(joinPath(outer, inner)).toBe(path);
});

describe('readers', () => {
  const values = {
    object: { a: 1 },
    list: [1],
    text: 'x',
    integer: -7,
    half: 0.5,
    huge: 2 ** 60,
    null: null,
  };
  test.each<[string, (value: unknown) => unknown, string[]]>([
    ['readObject', (value) => readObject(value, 'p'), ['object']],
    ['readFields', (value) => readFields(value, ['a', 'b'], 'p'), ['object']],
    ['readList', (value) => readList(value, 'p'), ['list']],
    ['readText', (value) => readText(value, 'p'), ['text']],
    ['readInteger', (value) => readInteger(value, 'p'), ['integer']],
  ])('%s', (_, read, accepted) => {
    for (const [name, value] of Object.entries({ ...values, nothing: undefined })) {
      if (accepted.includes(name)) expect(read(value)).toBe(value);
      else
        expect(
          refusal(() => read(value)),
          name,
        ).toMatchObject({ code: 'bad-shape', path: 'p' });
    }
  });

  test('a list that no board has is not read to its end', () => {
    const read = (row: unknown): unknown => {
      throw new Error(`row ${row} was read`);
    };
    const error = refusal(() => readRows(Array(10_001).fill(1), 'cities', read));
    expect(error.line).toBe('A list here has at most 10000 entries. (cities)');
  });

  test('a field that is not known is named with its place', () => {
    const error = refusal(() => readFields({ a: 1, c: 2 }, ['a', 'b'], 'board'));
    expect(error.line).toBe("There is no field 'c' here. Known: a, b. (board.c)");
  });
});

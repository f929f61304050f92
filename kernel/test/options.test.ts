import { describe, expect, test } from 'vitest';
import { readOptions } from '../src/index.ts';
import { refusal } from './refusal.ts';

const specs = [
  { name: 'cut', values: ['approximate', 'exact'], rule: 'AE-18' },
  { name: 'open', values: [false, true], rule: 'AE-111' },
  { name: 'start', values: ['drawn', 1, 2], rule: 'AE-20' },
];

describe('readOptions', () => {
  test.each([
    ['nothing', undefined, { cut: 'approximate', open: false, start: 'drawn' }],
    ['an empty object', {}, { cut: 'approximate', open: false, start: 'drawn' }],
    ['some', { start: 2, open: true }, { cut: 'approximate', open: true, start: 2 }],
    [
      'the defaults',
      { open: false, cut: 'approximate' },
      { cut: 'approximate', open: false, start: 'drawn' },
    ],
  ])('%s', (_, given, options) => {
    expect(readOptions(specs, given)).toEqual(options);
    expect(Object.keys(readOptions(specs, given))).toEqual(['cut', 'open', 'start']);
  });

  test.each([
    [
      'an unknown name',
      { cat: 1 },
      'unknown-option',
      'options.cat',
      "no option 'cat'. Known: cut, open, start.",
    ],
    ['a name every object has', { toString: 1 }, 'unknown-option', 'options.toString', 'Known: cut'],
    ['an own __proto__', JSON.parse('{"__proto__":1}'), 'unknown-option', 'options.__proto__', 'Known: cut'],
    ['a value not in the list', { cut: 'deep' }, 'unknown-option', 'options.cut', '"approximate", "exact".'],
    ['a value of another type', { start: '1' }, 'unknown-option', 'options.start', '"drawn", 1, 2.'],
    ['null as a value', { open: null }, 'unknown-option', 'options.open', 'false, true.'],
    ['a list', [], 'bad-shape', 'options', 'Expected an object, found a list.'],
    ['null', null, 'bad-shape', 'options', 'Expected an object, found null.'],
    ['a text', 'cut=exact', 'bad-shape', 'options', 'Expected an object, found a text.'],
  ])('refuses %s', (_, given, code, path, message) => {
    expect(refusal(() => readOptions(specs, given))).toMatchObject({
      code,
      path,
      message: expect.stringContaining(message),
    });
  });

  test('names the rule of the option, and says when a game has no options', () => {
    expect(refusal(() => readOptions(specs, { cut: 1 })).rule).toBe('AE-18');
    expect(refusal(() => readOptions([], { cut: 1 })).message).toContain('This game has none.');
  });
});

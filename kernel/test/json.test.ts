import { describe, expect, test } from 'vitest';
import { canonicalJson, parseJson, sameJson } from '../src/index.ts';
import { findFault } from '../src/parse-json.ts';
import { refusal } from './refusal.ts';

describe('canonicalJson', () => {
  test.each([
    ['sorted keys, also inside', { b: { d: 1, c: 2 }, a: [] }, '{"a":[],"b":{"c":2,"d":1}}'],
    ['lists in their order', [3, 1, { z: null, y: true }], '[3,1,{"y":true,"z":null}]'],
    [
      'keys by UTF-16 units',
      { '\u{1f6eb}': 1, '\ufb01': 2, é: 3, z: 4 },
      '{"z":4,"é":3,"\u{1f6eb}":1,"\ufb01":2}',
    ],
    ['numbers as JavaScript writes them', [1e21, 0.1, -0, 1e-7], '[1e+21,0.1,0,1e-7]'],
    ['strings', 'a"\n\u2028é', '"a\\"\\n\u2028é"'],
    ['a bare value', false, 'false'],
  ])('%s', (_, value, text) => {
    expect(canonicalJson(value)).toBe(text);
    expect(canonicalJson(JSON.parse(text))).toBe(text);
  });

  const circle: unknown[] = [];
  circle.push(circle);
  test.each([
    ['NaN', { a: [1, Number.NaN] }, 'a[1]'],
    ['infinity', [Number.POSITIVE_INFINITY], '[0]'],
    ['undefined', { a: { b: undefined } }, 'a.b'],
    ['a hole', new Array(2), '[0]'],
    ['a function', () => 1, undefined],
    ['a big integer', { n: 1n }, 'n'],
    ['a symbol', { s: Symbol('s') }, 's'],
    ['a Map', { m: new Map() }, 'm'],
    ['typed arrays', { m: new Uint8Array(2) }, 'm'],
    ['a circle', circle, '[0]'.repeat(101)],
  ])('refuses %s', (_, value, path) => {
    expect(refusal(() => canonicalJson(value))).toMatchObject({ code: 'bad-shape', path });
  });
});

describe('sameJson', () => {
  const board = { id: 'x', list: [1, { a: null, b: 'c' }], on: true };
  test('whatever the order of keys', () => {
    expect(sameJson({ on: true, list: [1, { b: 'c', a: null }], id: 'x' }, board)).toBe(true);
  });
  test.each([
    ['a value', { ...board, on: false }],
    ['a type', { ...board, on: 1 }],
    ['a key more', { ...board, off: 1 }],
    ['a key less', { id: 'x', list: board.list }],
    ['a key instead of another', { id: 'x', list: board.list, off: true }],
    ['an item more', { ...board, list: [...board.list, 1] }],
    ['an inner value', { ...board, list: [1, { a: null, b: 'd' }] }],
    ['null for an object', { ...board, list: [1, null] }],
    ['an object for a list', { ...board, list: { 0: 1, 1: board.list[1], length: 2 } }],
    ['nothing', undefined],
  ])('%s differs', (_, other) => {
    expect(sameJson(other, board)).toBe(false);
    expect(sameJson(board, other)).toBe(false);
  });
  test('a key that every object inherits is not a key', () => {
    expect(sameJson({ a: 1 }, { toString: Object.prototype.toString })).toBe(false);
  });
});

describe('parseJson', () => {
  test('reads JSON within the limit', () => {
    expect(parseJson('{"a":[1,2]}', 11)).toEqual({ a: [1, 2] });
    expect(parseJson(' "é✈🛫" ')).toBe('é✈🛫');
  });

  test.each([
    ['ASCII', '"abcdefghij"'],
    ['two bytes', '"éééééééééé"'],
    ['three bytes', '"✈✈✈✈✈✈✈✈✈✈"'],
    ['four bytes', '"🛫🛫🛫🛫🛫🛫🛫🛫🛫🛫"'],
  ])('counts bytes, not characters: %s', (_, text) => {
    const bytes = new TextEncoder().encode(text).length;
    expect(parseJson(text, bytes)).toBe(JSON.parse(text));
    expect(refusal(() => parseJson(text, bytes - 1)).code).toBe('too-large');
  });

  test.each([
    ['', 'ends too early at line 1, column 1.'],
    ['{"a":1', 'ends too early at line 1, column 7.'],
    ['[1,2', 'ends too early at line 1, column 5.'],
    ['"abc', 'ends too early at line 1, column 5.'],
    ['{"a":}', 'unexpected "}" at line 1, column 6.'],
    ['{\n  "a": 1,\n}', 'unexpected "}" at line 3, column 1.'],
    ['[1,]', 'unexpected "]" at line 1, column 4.'],
    ['[,1]', 'unexpected "," at line 1, column 2.'],
    ['[1 2]', 'unexpected "2" at line 1, column 4.'],
    ['{a:1}', 'unexpected "a" at line 1, column 2.'],
    ["['a']", 'unexpected "\'" at line 1, column 2.'],
    ['{"a" 1}', 'unexpected "1" at line 1, column 6.'],
    ['01', 'unexpected "1" at line 1, column 2.'],
    ['-', 'unexpected "-" at line 1, column 1.'],
    ['NaN', 'unexpected "N" at line 1, column 1.'],
    ['"a\nb"', 'unexpected "\\n" at line 1, column 3.'],
    ['"a\\x"', 'unexpected "\\\\" at line 1, column 3.'],
    ['{} 🛫', 'unexpected "🛫" at line 1, column 4.'],
    ['[}', 'unexpected "}" at line 1, column 2.'],
    ['{]', 'unexpected "]" at line 1, column 2.'],
    ['\ufeff{}', 'unexpected "\ufeff" at line 1, column 1.'],
  ])('%j: %s', (text, message) => {
    expect(refusal(() => parseJson(text, 1000))).toMatchObject({
      code: 'not-json',
      message: expect.stringContaining(message),
    });
  });

  test('finds the fault wherever a character is dropped, doubled or changed', () => {
    const text = '{"a": [1, -2.5e+3, {"b\\u00e9\\n": null}], "c": {}, "d": [[], true, false, 0], "": "x"}';
    let faults = 0;
    for (let i = 0; i < text.length; i++) {
      const around = [text.slice(0, i), text.slice(i + 1)];
      for (const char of ['', text[i] + text[i], ...'{}[],:"\\0e.-tu \n']) {
        const changed = around.join(char);
        let valid = true;
        try {
          JSON.parse(changed);
        } catch {
          valid = false;
        }
        const at = findFault(changed);
        if (valid) expect(at, changed).toBe(changed.length);
        else {
          faults++;
          expect(completes(changed.slice(0, at)), changed).toBe(true);
        }
      }
    }
    expect(faults).toBeGreaterThan(500);
  });

  test('deep nesting does not exhaust the stack', () => {
    expect(refusal(() => parseJson('['.repeat(1_000_000), 2_000_000)).code).toBe('not-json');
  });
});

/** Whether some end makes JSON of a beginning: at most a key or a value, then the open brackets. */
function completes(beginning: string): boolean {
  const closers: string[] = [];
  for (const [token] of beginning.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/g)) {
    if (token === '{' || token === '[') closers.unshift(token === '{' ? '}' : ']');
    if (token === '}' || token === ']') closers.shift();
  }
  return ['', '0', '"":0', ':0', '"', '":0'].some((end) => {
    try {
      JSON.parse(beginning + end + closers.join(''));
      return true;
    } catch {
      return false;
    }
  });
}

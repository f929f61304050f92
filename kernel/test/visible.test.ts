import { describe, expect, test } from 'vitest';
import { visible } from '../src/index.ts';

describe('visible', () => {
  test.each([
    ['an escape sequence', '\u001b[31mred', '\\u001b[31mred'],
    ['its 8-bit twin', '\u009b31mred', '\\u009b31mred'],
    ['line breaks, tabs and bells', 'a\r\nb\tc\u0007', 'a\\r\\nb\\tc\\u0007'],
    ['other line breaks', 'a\u0085b\u2028c', 'a\\u0085b\\u2028c'],
    ['direction overrides', 'abc\u202ecba\u2066', 'abc\\u202ecba\\u2066'],
    ['what has no width', 'a\u200bb\ufeffc\u00ad', 'a\\u200bb\\ufeffc\\u00ad'],
    ['signs beyond the first plane', 'a\u{e0041}', 'a\\udb40\\udc41'],
    ['half a pair', 'a\ud83d', 'a\\ud83d'],
  ])('%s', (_, text, shown) => expect(visible(text)).toBe(shown));

  test.each(['Zoë 東京 🛫', '👩‍✈️', 'می‌خواهم', 'C:\\new "folder"'])('%s stays', (text) =>
    expect(visible(text)).toBe(text),
  );

  test('JSON stays the same JSON, and twice is once', () => {
    const value = { 'a\u009b\u202e': '\u001b\n\u{e0041}\ud83d' };
    const shown = visible(JSON.stringify(value));
    expect(JSON.parse(shown)).toEqual(value);
    expect(visible(shown)).toBe(shown);
    expect(shown).toMatch(/^[ -~]+$/);
  });
});

import { describe, expect, it } from 'vitest';
import type { Verbs } from '../src/index.ts';
import { expectWords, readLine, readRoute } from '../src/index.ts';

const board = {
  file: { id: 'map-1', name: 'Map', cities: [], routes: [{ id: 'bern-rome', from: 'bern', to: 'rome' }] },
};
const VERBS: Verbs<typeof board, { readonly type: string; readonly route?: string }> = {
  fly: (words, on) => {
    expectWords(words, 1, 'fly bern-rome');
    return { type: 'fly', route: readRoute(on, words[0]) };
  },
  pass: () => ({ type: 'pass' }),
};

describe('a line', () => {
  it.each([
    ['fly bern-rome', { type: 'fly', route: 'bern-rome' }],
    ['  FLY\trome-bern ', { type: 'fly', route: 'bern-rome' }],
    ['pass', { type: 'pass' }],
  ])('%j is read', (line, move) => {
    expect(readLine(VERBS, board, line)).toEqual(move);
  });

  it.each([
    ['', 'A move begins with fly, pass.'],
    ['constructor', 'A move begins with fly, pass.'],
    ['fly', 'Write it like this: fly bern-rome.'],
    ['fly bern-rome now', 'Write it like this: fly bern-rome.'],
    ['fly bern-oslo', 'There is no route "bern-oslo" on this board.'],
  ])('%j is refused', (line, message) => {
    expect(() => readLine(VERBS, board, line)).toThrow(
      expect.objectContaining({ code: 'bad-notation', message }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../src/index.ts';
import {
  checkBoardLimits,
  checkPlayerName,
  checkRecordLimits,
  clippedName,
  LIMITS,
  RECORD_FORMAT,
} from '../src/index.ts';

const at = (lat: number, lon: number) => ({ id: 'c', name: 'C', lat, lon });
const MAP = { id: 'map-1', cities: [at(46.9, 7.4), at(41.9, 12.5), at(59.9, 10.7)] };
const HEXES = { id: 'hexes-1', cities: [{ q: 0, r: 0 }], empty: [{ q: 1, r: 0 }] };
const OVERRIDE = '\u202e';

describe('a board at the door', () => {
  it('passes when it can be drawn', () => {
    for (const board of [
      MAP,
      HEXES,
      { ...HEXES, cities: [...HEXES.cities, { q: LIMITS.hexes - 1, r: 0 }] },
      { ...MAP, cities: [at(10, 179.9), at(10, -179.5), at(-80, 0), at(80, 0)] },
    ])
      expect(() => checkBoardLimits(board)).not.toThrow();
  });

  it('is left to the readers when it has another shape', () => {
    for (const other of [null, 'map', {}, { cities: 5 }, { cities: [null, 7] }])
      expect(() => checkBoardLimits(other)).not.toThrow();
  });

  it.each<[what: string, board: unknown, path: string, sentence: string]>([
    ['a city at the pole', { cities: [at(90, 0)] }, 'cities[0].lat', 'a latitude lies between -80 and 80'],
    [
      'two cities in one place',
      { cities: [...MAP.cities, at(41.9, 12.6)] },
      'cities[3]',
      '0.5 degrees apart; cities[1]',
    ],
    [
      'neighbours over the date line',
      { cities: [at(10, 179.9), at(10, -179.9)] },
      'cities[1]',
      'cities[0] is nearer',
    ],
    ['a hex too far off', { ...HEXES, empty: [{ q: 0, r: LIMITS.hexes }] }, 'cities', 'at most 40 columns'],
    [
      'a hex too far to the east',
      {
        ...HEXES,
        cities: [
          { q: 0, r: 0 },
          { q: LIMITS.hexes, r: 0 },
        ],
      },
      'cities',
      'at most 40 columns',
    ],
    ['a price of 1e300', { track: [{ price: 1e300 }] }, 'track[0].price', 'No number'],
    ['a long list', { empty: Array.from({ length: 129 }, () => 0) }, 'empty', 'at most 128 entries'],
    ['a text that turns', { cities: [{ name: `Be${OVERRIDE}rn` }] }, 'cities[0].name', 'control characters'],
    ['lists in lists', { a: [[[[[[[[1]]]]]]]] }, 'a[0][0][0][0][0][0]', 'no lists as deep'],
  ])('with %s is refused', (_, board, path, sentence) => {
    const refusal = { code: 'bad-board', message: expect.stringContaining(sentence) };
    expect(() => checkBoardLimits(board)).toThrow(expect.objectContaining({ ...refusal, path }));
    const record = { seats: [], board } as unknown as MatchRecord;
    expect(() => checkRecordLimits(record)).toThrow(
      expect.objectContaining({ ...refusal, path: `board.${path}` }),
    );
  });
});

describe('a name at the door', () => {
  it.each(['', 'Ada', 'Ben ', 'x'.repeat(40), '👩‍🚀'.repeat(13), 'é'.repeat(40), 'שרה', '  Zoë  '])(
    '%j is a name',
    (name) => {
      checkPlayerName(name);
      expect(clippedName(name)).toBe(name.trim().normalize('NFC'));
    },
  );

  it.each<[what: string, name: string, shown: string]>([
    ['41 letters', 'x'.repeat(41), `${'x'.repeat(39)}…`],
    ['three million letters', 'x'.repeat(3_000_000), `${'x'.repeat(39)}…`],
    ['a heap of accents', `e${'\u0301'.repeat(500)}`, expect.stringMatching(/^é.{38}…$/u)],
    ['an escape', 'A\u001b[31mda', 'A[31mda'],
    ['a new line', 'A\nda', 'Ada'],
    ['a turn of direction', `A${OVERRIDE}da`, 'Ada'],
    ['half a character', 'A\ud83dda', 'Ada'],
  ])('%s is none, and shown clipped', (_, name, shown) => {
    expect(() => checkPlayerName(name, 'players[1].name')).toThrow(
      expect.objectContaining({ code: 'bad-name', path: 'players[1].name' }),
    );
    expect(clippedName(name)).toEqual(shown);
  });

  it('in a record may also be a bot with its weights', () => {
    const record = (seats: string[]): MatchRecord => {
      const rest = { rulesVersion: 1, options: {}, setup: {}, moves: [] };
      return { format: RECORD_FORMAT, game: 'toy', board: MAP, seats, ...rest };
    };
    const bot = `greedy-1${':cash=0.25'.repeat(30)}`;
    checkRecordLimits(record(['Ada', bot]));
    for (const name of [`${bot}${bot}`, `${bot}!`, 'x'.repeat(41), 'A\tda']) {
      expect(() => checkRecordLimits(record(['Ada', name]))).toThrow(
        expect.objectContaining({ code: 'bad-name', path: 'seats[1]' }),
      );
    }
  });
});

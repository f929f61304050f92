import { LEVELS } from '@tarmac/bots';
import type { Player } from '@tarmac/table';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { levelOf, noteFinished } from '../../../src/play/bests.ts';
import { harderLevel, withHarderBots } from '../../../src/play/plan-again.ts';

const person = (name = ''): Player => ({ kind: 'person', name });
const bot = (level: string): Player => ({ kind: 'bot', bot: level, name: '' });

describe('the best scores of this device', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  const game = { game: 'airlines-europe', level: 'captain' } as const;

  it('the first game is kept, and no news', () => {
    expect(noteFinished({ ...game, table: 'a', score: 60, won: false })).toBeNull();
  });
  it('a better one is news, each time its result is opened; wins are counted once', () => {
    noteFinished({ ...game, table: 'a', score: 60, won: true });
    const news = { level: 'captain', score: 75, before: 60, wins: 2 };
    expect(noteFinished({ ...game, table: 'b', score: 75, won: true })).toEqual(news);
    expect(noteFinished({ ...game, table: 'b', score: 75, won: true })).toEqual(news);
  });
  it('an equal one or a worse one is not', () => {
    noteFinished({ ...game, table: 'a', score: 60, won: false });
    expect(noteFinished({ ...game, table: 'b', score: 60, won: true })).toBeNull();
    expect(noteFinished({ ...game, table: 'c', score: 50, won: true })).toBeNull();
    expect(noteFinished({ ...game, table: 'd', score: 61, won: false })).toMatchObject({ wins: 2 });
  });
  it('games and levels are apart', () => {
    noteFinished({ ...game, table: 'a', score: 60, won: false });
    expect(noteFinished({ ...game, level: 'cadet', table: 'b', score: 90, won: true })).toBeNull();
    expect(noteFinished({ ...game, game: 'air-kwire', table: 'c', score: 9000, won: true })).toBeNull();
  });
  it('what is kept and cannot be read counts as nothing', () => {
    for (const odd of ['not json', 'null', '[]', '{"levels":{"captain":{"score":"x"}},"counted":[1]}']) {
      kept.set('tarmac.bests.airlines-europe', odd);
      expect(noteFinished({ ...game, table: 'a', score: 1, won: false })).toBeNull();
    }
  });
});

describe('the level of the bots', () => {
  it('is known where one person plays against bots of one level', () => {
    expect(levelOf([bot('captain'), person(), bot('captain-1')])).toBe('captain');
  });
  it.each([
    ['mixed', [person(), bot('captain'), bot('cadet')]],
    ['two people', [person('Ada'), person('Ben'), bot('cadet')]],
    ['nobody', [bot('cadet'), bot('cadet')]],
    ['other bots', [person(), bot('greedy')]],
    ['no bots', [person('Ada'), person('Ben')]],
  ])('is not where it is %s', (_, players) => {
    expect(levelOf(players)).toBeNull();
  });
});

describe('a rematch, one level harder', () => {
  it.each(LEVELS.map((level, i) => [level, LEVELS[i + 1] ?? null] as const))('%s → %s', (level, next) => {
    expect(harderLevel([person(), bot(`${level}-1`)])).toBe(next);
  });
  it('raises the weakest, and leaves people and stronger bots as they are', () => {
    const players = [bot('cadet'), person('Ada'), bot('captain'), bot('cadet-1')];
    expect(withHarderBots(players)).toEqual([
      bot('second-officer'),
      person('Ada'),
      bot('captain'),
      bot('second-officer'),
    ]);
  });
  it('is not offered without people or without levels', () => {
    expect(harderLevel([bot('cadet'), bot('cadet')])).toBeNull();
    expect(harderLevel([person('Ada'), person('Ben')])).toBeNull();
    expect(harderLevel([person(), bot('greedy')])).toBeNull();
  });
});

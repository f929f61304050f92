import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TURN, turnOver, turnsOver } from '../../../../src/games/common/stage/turn-over.ts';
import { hastyPace } from '../../play/hasty-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What has happened to a card at a time, in milliseconds since it came. */
function watched(speed: number): { at(time: number): string[]; giveUp: () => void } {
  const seen: string[] = [];
  const giveUp = turnOver(speed, {
    turn: () => void seen.push('turned'),
    over: () => void seen.push('over'),
  });
  let now = 0;
  return {
    at(time) {
      vi.advanceTimersByTime(time - now);
      now = time;
      return seen;
    },
    giveUp,
  };
}

it('for a breath nothing happens, then the card is turned over, and is seen for a while before it goes on', () => {
  const card = watched(1);
  expect(card.at(600)).toEqual([]);
  expect(card.at(920)).toEqual(['turned']);
  expect(card.at(920 + TURN + 500)).toEqual(['turned']);
  expect(card.at(920 + TURN + 1000)).toEqual(['turned', 'over']);
});

it('at four times the speed it takes a quarter of the time', () => {
  const card = watched(4);
  expect(card.at(229)).toEqual([]);
  expect(card.at(230)).toEqual(['turned']);
  expect(card.at((920 + TURN + 1000) / 4)).toEqual(['turned', 'over']);
});

it('who goes on does not wait for it', () => {
  const card = watched(1);
  card.giveUp();
  expect(card.at(10_000)).toEqual([]);
});

it.each([
  { name: 'at the usual speed', pace: hastyPace(1), turns: true },
  { name: 'with movement switched off', pace: hastyPace(0), turns: false },
  { name: 'with reduced motion', pace: hastyPace(1, { reduced: true }), turns: false },
])('a card is turned over $name: $turns', ({ pace, turns }) => {
  expect(turnsOver(pace)).toBe(turns);
});

import type { Status, Told } from '@tarmac/table';
import { describe, expect, it } from 'vitest';
import { lastOwnStep } from '../../../src/play/turns.ts';

/** `0 0>1 1 c`: who made the moves, and whose turn began after them; `c` is chance. */
function told(moves: string): Told[] {
  return moves.split(' ').map((move, i) => {
    const [seat, next] = move.split('>');
    return {
      step: i + 1,
      seat: seat === 'c' ? 'chance' : Number(seat),
      move: null,
      events: next === undefined ? [] : [{ type: 'turn', seat: Number(next) }],
    };
  });
}

const deciding = (seat: number): Status => ({
  deciding: [seat],
  waitingFor: null,
  undoable: 0,
  outcome: null,
});
const mayEnd = (seat: number): Status => ({ ...deciding(seat), deciding: [], waitingFor: seat });

describe('the last move of a viewer, in the last own turn that is over', () => {
  it.each([
    ['while others play', '0 0>1 1', deciding(1), 2],
    ['before the turn that is under way', '0>1 1>0 0 0', deciding(0), 1],
    ['before a turn in which chance acted', '0>1 1>0 0 c 0', deciding(0), 1],
    ['when chance ended the turn of somebody else', '0>1 1 c>0', deciding(0), 1],
    ['while the own turn can still be taken back', '0>1 1>0 0 0>1', mayEnd(0), 1],
    ['before a turn in which another is asked', '0>1 1>0 0 1', deciding(0), 1],
    ['before a turn in which another is being asked', '0>1 1>0 0', deciding(1), 1],
    ['before turns in which the viewer was asked', '0>1 1>2 2 0 2>0', deciding(0), 1],
    ['before a turn in which the viewer has answered', '0>1 1>2 2 0', deciding(2), 1],
    ['when all had chosen something before the first turn', '1 0 2>1 1>2', deciding(2), 2],
    ['is none in the first turn', '1 c>0 0', deciding(0), 0],
    ['is none where others began', '1 1>2 2', deciding(2), 0],
  ])('%s', (_, moves, status, step) => {
    expect(lastOwnStep(told(moves), status, 0)).toBe(step);
  });
});

import type { Status, Told } from '@tarmac/table';
import { describe, expect, it } from 'vitest';
import { lastOwnStep } from '../../../src/play/turns.ts';

/** `0 0 1 c`: who made the moves, `c` is chance. */
function told(seats: string): Told[] {
  return seats.split(' ').map((seat, i) => ({
    step: i + 1,
    seat: seat === 'c' ? 'chance' : Number(seat),
    move: null,
    events: [],
  }));
}

function deciding(seat: number): Status {
  return { deciding: [seat], waitingFor: null, undoable: 0, outcome: null };
}

describe('the last move of a viewer', () => {
  it.each([
    ['before the others played', '0 0 1 1', 2, 2],
    ['before the turn that is under way', '0 1 0 0', 0, 1],
    ['before a turn in which chance acted', '0 1 0 c 0', 0, 1],
    ['when chance was the last to act', '0 1 0 c', 0, 1],
    ['when chance ended the turn of somebody else', '0 1 c', 0, 1],
    ['is none in the first turn', '1 0 c', 0, 0],
  ])('%s', (_, seats, mover, step) => {
    expect(lastOwnStep(told(seats), deciding(mover), 0)).toBe(step);
  });
});

import type { Pace } from '../../../play/open-table.ts';

/* Before a card is turned over nothing moves and nothing sounds. In milliseconds at speed 1. */
const COMES = 320;
const SILENCE = 600;
/** How long it turns. */
export const TURN = 520;
/** How long it is seen before what it calls begins. */
const SEEN = 1000;

interface Moments {
  turn(): void;
  over(): void;
}

/** A breath of silence, the card, and on. Returns how to give it up. */
export function turnOver(speed: number, { turn, over }: Moments): () => void {
  const turns = setTimeout(turn, (COMES + SILENCE) / speed);
  const ends = setTimeout(over, (COMES + SILENCE + TURN + SEEN) / speed);
  return () => {
    clearTimeout(turns);
    clearTimeout(ends);
  };
}

/** Whether a card is turned over at all: where nothing moves, nothing waits. */
export function turnsOver(pace: Pick<Pace, 'ceremonies' | 'reduced'>): boolean {
  return !pace.reduced && pace.ceremonies > 0;
}

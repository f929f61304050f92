import type { Game, GameTypes } from '@tarmac/kernel';
import { toChances } from './chances.ts';
import type { Features } from './features.ts';
import type { Net } from './net.ts';
import { Judge } from './net.ts';

/** What a world is worth to everybody at the table if all continue like the policy. Nothing is allocated. */
export interface Value<G extends GameTypes> {
  /**
   * Writes each seat's chance to win (they sum to 1; a shared victory counts in parts) and how far ahead of the best
   * other it will be at the end, or behind: in units of the net's `marginScale`.
   */
  values(state: G['State'], win: Float64Array, margin: Float64Array): void;
}

/** A value from a net that was read for these features (`readNet`). */
export function netValue<G extends GameTypes>(
  game: Game<G>,
  board: G['Board'],
  features: Features<G>,
  net: Net,
): Value<G> {
  const judge = new Judge(net);
  const rows = features.rows(board);
  const numbers = new Float32Array(net.overall + rows * net.row);
  return {
    values(state, win, margin) {
      const seats = game.seats(state);
      for (let seat = 0; seat < seats; seat++) {
        features.write(state, seat, numbers);
        judge.judge(numbers, rows, seat, win, margin);
      }
      toChances(win, seats, 1);
    },
  };
}

import type { Game, GameTypes, Options } from '@tarmac/kernel';
import { describe, expect, it } from 'vitest';
import type { Tree } from '../perft.ts';
import { perft, treeOf } from '../perft.ts';
import { playthrough } from '../playthrough.ts';
import type { NaiveEngine } from './naive.ts';
import { naiveStart } from './naive.ts';

/** A position, reached by a seeded game, and in how many ways the next 1, 2, 3 … moves can be made there. */
export interface PerftRow {
  readonly what: string;
  readonly board: string;
  readonly players: number;
  readonly options?: Options;
  readonly driver: string;
  /** Moves played before. */
  readonly after: number;
  readonly ways: readonly number[];
  /** How deep the naive engine counts too. */
  readonly naive: number;
}

export interface PerftWish<G extends GameTypes, State> {
  readonly rows: readonly PerftRow[];
  boardOf(id: string): G['Board'];
  /** What is left to chance comes in the order of the board, and is no move. */
  settle?(state: State): State;
}

/** A wrong rule shows here as a wrong number, whatever the engine looks like inside. */
export function perftSuite<G extends GameTypes, State>(
  game: Game<G>,
  naive: NaiveEngine<State>,
  { rows, boardOf, settle = (state) => state }: PerftWish<G, State>,
): void {
  const naiveTree: Tree<State, unknown> = {
    moves: (state) =>
      naive.active(state).flatMap((seat) => naive.legalMoves(state, seat).map((move) => ({ seat, move }))),
    play: (state, seat, move) => settle(naive.play(state, seat, move)),
  };

  describe('perft', () => {
    it.each(rows)('$what: $board, $players players, after $after moves', (row) => {
      const { players, options = {}, driver } = row;
      const plan = { board: boardOf(row.board), players, options, driver, seed: 'perft' };
      const match = playthrough(game, plan, row.after);
      expect(match.log.length).toBe(row.after);
      expect(row.ways.map((_, i) => perft(treeOf(game), match.state, i + 1))).toEqual(row.ways);

      let slow = naiveStart(naive, match);
      for (const { seat, move } of match.log) slow = naive.play(slow, seat, structuredClone(move));
      for (let depth = 1; depth <= row.naive; depth++) {
        expect(perft(naiveTree, slow, depth)).toBe(row.ways[depth - 1]);
      }
    });
  });
}

import type { Game, GameTypes, Seat } from '@tarmac/kernel';
import { settleUnmixed } from './chance.ts';
import { deciding, listed } from './moment.ts';

/** A game as a tree: what any engine must offer to be counted. */
export interface Tree<State, Move> {
  moves(state: State): readonly { readonly seat: Seat; readonly move: Move }[];
  /** The state after the move; the given one stays as it is. */
  play(state: State, seat: Seat, move: Move): State;
}

/** In how many ways the next `depth` moves can be made; games that end before that do not count. */
export function perft<State, Move>(tree: Tree<State, Move>, state: State, depth: number): number {
  if (depth === 0) return 1;
  const moves = tree.moves(state);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (ways, { seat, move }) => ways + perft(tree, tree.play(state, seat, move), depth - 1),
    0,
  );
}

/** The tree of a game by its codes. What is left to chance comes in the game's own order and is no move. */
export function treeOf<G extends GameTypes>(game: Game<G>): Tree<G['State'], number> {
  return {
    moves: (state) =>
      deciding(game, state).flatMap((seat) => listed(game, state, seat).map((move) => ({ seat, move }))),
    play: (state, seat, code) => {
      const next = game.copy(state);
      game.search.play(next, seat, code);
      settleUnmixed(game, next);
      return next;
    },
  };
}

import type { Game, GameTypes } from '@tarmac/kernel';
import type { BotMaker } from './bot.ts';

/**
 * Every legal move is equally likely. The legal moves of a seat follow from its view, so any sample has them
 * all.
 */
export function randomBot<G extends GameTypes>(game: Game<G>): BotMaker<G> {
  const { search } = game;
  return {
    name: 'random',
    weights: {},
    make: (id, board) => ({
      id,
      choose(view, seat, random) {
        const state = game.sampler(board, view).sample(random);
        return search.nth(state, seat, random.below(search.count(state, seat)));
      },
    }),
  };
}

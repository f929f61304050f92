import { createMatch, Playout, settleChance } from '@tarmac/kernel';
import { kitOf } from '@tarmac/testkit';
import { expect, test } from 'vitest';
import { airlines1990 as game } from '../../src/index.ts';

const { search } = game;

test('flight cards of a kind are alike to the key, also in a pile that lies open after the end', () => {
  const boards = kitOf(game).edgeBoards.map((file) => game.loadBoard(file));
  const board = boards.find(({ id }) => id === 'edge-one-pattern');
  if (!board) throw new Error('The board on which many cards are alike is gone.');
  let left = 0;
  for (let n = 0; n < 40; n++) {
    const { match, random } = createMatch(game, { board, names: ['Ada', 'Ben'], seed: `alike ${n}` });
    const { state } = match;
    const dice = new Playout(n);
    for (;;) {
      settleChance(match, random);
      const seat = search.toMove(state);
      if (seat < 0) break;
      const moves = game.legal(state, seat);
      match.apply(seat, moves[dice.below(moves.length)]);
    }
    left += state.flightPileSize;
    const world = game.sampler(board, game.view(state, 0)).sample(dice);
    expect(search.key(world, 0), `alike ${n}`).toBe(search.key(state, 0));
  }
  expect(left).toBeGreaterThan(0);
});

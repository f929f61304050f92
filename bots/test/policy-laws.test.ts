import type { AnyGame } from '@tarmac/games';
import { GAMES } from '@tarmac/games';
import type { GameTypes } from '@tarmac/kernel';
import { Playout } from '@tarmac/kernel';
import { kitOf, planGame } from '@tarmac/testkit';
import { describe, expect, test } from 'vitest';
import { findMind } from '../src/index.ts';
import { type PolicyGame, playThrough } from './policy-games.ts';

/** No move is less likely than the best one by more than this, as a power of e. */
const LEAST = -12;

/** Games on all boards, those at the edges too, with all numbers of players and options, by chance and by the policy. */
function plansOf(game: AnyGame, run: string, count: number): PolicyGame<GameTypes>[] {
  const kit = kitOf(game);
  const boards = [...game.boardFiles, ...kit.edgeBoards].map((file) => game.loadBoard(file));
  return Array.from({ length: count }, (_, n) => {
    const { board, players, options, seed } = planGame(game, kit, { boards, seed: run }, n);
    return { board, players, options, seed, random: [10, 0, 3][n % 3] ?? 0 };
  });
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the policy of %s', (_, game) => {
  const { search } = game;
  const mind = findMind(game);
  const policy = (board: GameTypes['Board']) => mind.policy(board);
  const room = (board: GameTypes['Board']) => ({
    codes: new Int32Array(search.most(board)),
    likings: new Float64Array(search.most(board)),
  });

  test('ranks every legal move once, in the order of the list, by numbers that can be weighed', () => {
    let ranks = 0;
    for (const plan of plansOf(game, 'ranks', 60)) {
      const ranked = policy(plan.board);
      const { codes, likings } = room(plan.board);
      const listed = codes.slice();
      playThrough(game, policy, plan, (state, seat) => {
        const count = ranked.rank(state, seat, codes, likings);
        expect(count).toBe(search.list(state, seat, listed));
        let best = Number.NEGATIVE_INFINITY;
        for (let i = 0; i < count; i++) {
          if (codes[i] !== listed[i] || !(likings[i] >= LEAST && likings[i] <= 0))
            throw new Error(`${plan.seed}: ${codes[i]} instead of ${listed[i]}, liking ${likings[i]}`);
          best = Math.max(best, likings[i]);
        }
        expect(best).toBe(0);
        ranks++;
      });
    }
    expect(ranks).toBeGreaterThan(3_000);
  });

  test('sees what the seat knows: in all worlds that look alike it likes the same', () => {
    let compared = 0;
    for (const plan of plansOf(game, 'worlds', 30)) {
      const [ranked, again] = [policy(plan.board), policy(plan.board)];
      const [one, other] = [room(plan.board), room(plan.board)];
      const random = new Playout(plan.players);
      playThrough(game, policy, plan, (state, seat) => {
        if (random.below(6) > 0) return;
        const world = game.sampler(plan.board, game.view(state, seat)).sample(random);
        const count = ranked.rank(state, seat, one.codes, one.likings);
        expect(again.rank(world, seat, other.codes, other.likings)).toBe(count);
        expect(other.likings.subarray(0, count)).toEqual(one.likings.subarray(0, count));
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('leaves the state as it is', () => {
    const [plan] = plansOf(game, 'untouched', 1);
    if (!plan) throw new Error('There is no game to play.');
    const ranked = policy(plan.board);
    const { codes, likings } = room(plan.board);
    playThrough(game, policy, plan, (state, seat) => {
      const before = game.copy(state);
      ranked.rank(state, seat, codes, likings);
      expect(search.key(state, seat)).toBe(search.key(before, seat));
      expect(state).toEqual(before);
    });
  });
});

import { airlinesEurope } from '@tarmac/airlines-europe';
import { canonicalJson, Match, Playout, sha256, toHex, toRecord, toUtf8 } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { makeBot, playMatch } from '../src/index.ts';
import frozenBoard from './fixtures/board.json' with { type: 'json' };

const game = airlinesEurope;
const boards = game.boardFiles.map((file) => game.loadBoard(file));

const OPTIONS = [
  {},
  { cut: 'exact', routePhases: true },
  { deck: 'thirds', splitHoldings: true },
  { deck: 'thirds', routePhases: true, splitHoldings: true, openScores: true },
];

/** Specs that lead greedy into corners it avoids by itself: rich, poor, hoarding, fond of far scorings. */
const MOODS = [
  'greedy',
  'greedy:cash=2',
  'greedy:cash=0',
  'greedy:reach=0:kinds=0',
  'greedy:later=3:rival=0',
  'random',
];

describe('greedy', () => {
  for (const players of [2, 3, 4, 5]) {
    test(`never chooses an illegal move (${players} players)`, () => {
      for (let n = 0; n < 60; n++) {
        const bots = Array.from({ length: players }, (_, p) => MOODS[(n + p * p) % MOODS.length]);
        const board = boards[n % boards.length];
        const { match } = playMatch(game, board, {
          bots,
          seed: `legal ${n}`,
          options: OPTIONS[(n >> 1) % 4],
        });
        expect(game.outcome(match.state)).toBeDefined();
      }
    });
  }

  test('sees only the view: whatever is hidden and whatever chance it is given, it chooses the same', () => {
    const [board] = boards;
    let compared = 0;
    for (let n = 0; n < 6; n++) {
      const bots = new Array(2 + (n % 4)).fill('greedy');
      const { match: played } = playMatch(game, board, { bots, seed: `worlds ${n}` });
      const match = new Match(game, played);
      const other = makeBot(game, board, 'greedy');
      played.log.forEach(({ seat, move }, step) => {
        if (step % 5 === n % 5) {
          const random = new Playout(step);
          const world = game.sampler(board, game.view(match.state, seat)).sample(random);
          const code = other.choose(game.view(world, seat), seat, random);
          expect(game.search.decode(board, code)).toEqual(move);
          compared++;
        }
        match.apply(seat, move);
      });
    }
    expect(compared).toBeGreaterThan(150);
  });

  test('beats three random players from every seat', () => {
    const [board] = boards;
    const wins = [0, 0, 0, 0];
    for (let n = 0; n < 40; n++) {
      const bots = [0, 1, 2, 3].map((place) => (place === n % 4 ? 'greedy' : 'random'));
      const { match } = playMatch(game, board, {
        bots,
        seed: `beats ${n >> 2}`,
        options: { startingPlayer: 1 },
      });
      if (game.outcome(match.state)?.winners.includes(n % 4)) wins[n % 4]++;
    }
    for (const won of wins) expect(won).toBeGreaterThanOrEqual(9);
  });

  /*
   * A level never changes: if you play against greedy-1 today, you play against the same one next year. A
   * better player gets the next number; this hash only changes with the rules of the game.
   */
  test('greedy-1 is frozen', () => {
    const board = game.loadBoard(frozenBoard);
    const moves = [2, 3, 4, 5].map((players) => {
      const bots = new Array(players).fill('greedy-1');
      return toRecord(playMatch(game, board, { bots, seed: `frozen ${players}` }).match).moves;
    });
    expect(toHex(sha256(toUtf8(canonicalJson(moves))))).toBe(
      'b441f828d8376acb670a626223b4d613ea1d4c128cd816973d7f9b6f684731dc',
    );
  });
});

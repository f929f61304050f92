import { airKwire as game } from '@tarmac/air-kwire';
import cluster from '@tarmac/air-kwire/boards/test/cluster-1.json' with { type: 'json' };
import ribbon from '@tarmac/air-kwire/boards/test/ribbon-1.json' with { type: 'json' };
import { canonicalJson, Match, Playout, sha256, toHex, toRecord, toUtf8 } from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { makeBot, playMatch } from '../../src/index.ts';
import frozenBoard from '../fixtures/board-air-kwire.json' with { type: 'json' };

const usa = game.loadBoard(game.boardFiles[0]);
const boards = [usa, ...[cluster, ribbon].map((file) => game.loadBoard(file))];

const OPTIONS = [{}, { powerCards: true }, { startingCash: 'each', powerCards: true }, { openCash: true }];

/** Specs that lead greedy into corners it avoids by itself: careless, envious, a hoarder, fond of cards and of power. */
const MOODS = [
  'greedy',
  'greedy:rise=0:cash=9',
  'greedy:rival=5:leader=3',
  'greedy:rival=0:defeat=0',
  'greedy:hand=3:power=0:takeover=3',
  'random',
];

describe('greedy', () => {
  for (const players of [3, 4, 5, 6]) {
    test(`never chooses an illegal move (${players} players)`, () => {
      for (let n = 0; n < 9; n++) {
        const bots = Array.from({ length: players }, (_, p) => MOODS[(n + p * p) % MOODS.length]);
        const options = OPTIONS[(n >> 1) % OPTIONS.length];
        const { match } = playMatch(game, boards[n % boards.length], { bots, seed: `legal ${n}`, options });
        expect(game.outcome(match.state)).toBeDefined();
      }
    });
  }

  test('sees only the view: whatever is hidden and whatever chance it is given, it chooses the same', () => {
    let compared = 0;
    for (let n = 0; n < 4; n++) {
      const bots = new Array(3 + n).fill('greedy');
      const options = { powerCards: n % 2 === 1 };
      const { match: played } = playMatch(game, usa, { bots, seed: `worlds ${n}`, options });
      const match = new Match(game, played);
      const other = makeBot(game, usa, 'greedy');
      played.log.forEach(({ seat, move }, step) => {
        if (seat >= 0 && step % 5 === n) {
          const random = new Playout(step);
          const world = game.sampler(usa, game.view(match.state, seat)).sample(random);
          const code = other.choose(game.view(world, seat), seat, random);
          expect(game.search.decode(usa, code)).toEqual(move);
          compared++;
        }
        match.apply(seat, move);
      });
    }
    expect(compared).toBeGreaterThan(150);
  });

  test('beats three random players from every seat', () => {
    const wins = [0, 0, 0, 0];
    for (let n = 0; n < 20; n++) {
      const place = n % 4;
      const bots = [0, 1, 2, 3].map((other) => (other === place ? 'greedy' : 'random'));
      const { match, order } = playMatch(game, usa, { bots, seed: `beats ${n >> 2}` });
      if (game.outcome(match.state)?.winners.includes(order.indexOf(place))) wins[place]++;
    }
    for (const won of wins) expect(won).toBeGreaterThanOrEqual(4);
  });

  /*
   * A level never changes: if you play against greedy-1 today, you play against the same one next year. A better player
   * gets the next number; this hash only changes with the rules of the game.
   */
  test('greedy-1 is frozen', () => {
    const board = game.loadBoard(frozenBoard);
    const moves = [3, 4, 5, 6].map((players) => {
      const bots = new Array(players).fill('greedy-1');
      const options = { powerCards: players % 2 === 0 };
      return toRecord(playMatch(game, board, { bots, seed: `frozen ${players}`, options }).match).moves;
    });
    expect(toHex(sha256(toUtf8(canonicalJson(moves))))).toBe(
      '3a366e485c03b3d04aee6df47970f9ec1583fd4d0995696368b82cc8749532f9',
    );
  });
});

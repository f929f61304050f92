import { airlines1990 as game } from '@tarmac/airlines-1990';
import crowd from '@tarmac/airlines-1990/boards/test/crowd-1.json' with { type: 'json' };
import four from '@tarmac/airlines-1990/boards/test/four-1.json' with { type: 'json' };
import ring from '@tarmac/airlines-1990/boards/test/ring-1.json' with { type: 'json' };
import star from '@tarmac/airlines-1990/boards/test/star-1.json' with { type: 'json' };
import {
  canonicalJson,
  createMatch,
  Match,
  Playout,
  settleChance,
  sha256,
  toHex,
  toRecord,
  toUtf8,
} from '@tarmac/kernel';
import { describe, expect, test } from 'vitest';
import { makeBot, playMatch } from '../../src/index.ts';
import frozenBoard from '../fixtures/board-1990.json' with { type: 'json' };
import { pointsNow } from './points-now.ts';

const america = game.loadBoard(game.boardFiles[0]);
const boards = [america, ...[ring, four, star, crowd].map((file) => game.loadBoard(file))];

const OPTIONS = [
  {},
  { lastRound: true },
  { lateScoring: true, seatBonus: true },
  { lastRound: true, lateScoring: true },
];

/** Specs that lead greedy into corners it avoids by itself: hasty, hoarding, a saboteur, fond of far scorings. */
const MOODS = [
  'greedy',
  'greedy:patience=9',
  'greedy:reach=9:patience=0',
  'greedy:sabotage=0:rival=5',
  'greedy:later=3:rival=0:spare=0',
  'random',
];

describe('greedy', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    test(`never chooses an illegal move (${players} players)`, () => {
      for (let n = 0; n < 20; n++) {
        const bots = Array.from({ length: players }, (_, p) => MOODS[(n + p * p) % MOODS.length]);
        const options = OPTIONS[(n >> 1) % OPTIONS.length];
        const { match } = playMatch(game, boards[n % boards.length], { bots, seed: `legal ${n}`, options });
        expect(game.outcome(match.state)).toBeDefined();
      }
    });
  }

  test('sees only the view: whatever is hidden and whatever chance it is given, it chooses the same', () => {
    let compared = 0;
    for (let n = 0; n < 5; n++) {
      const bots = new Array(2 + n).fill('greedy');
      const { match: played } = playMatch(game, america, { bots, seed: `worlds ${n}` });
      const match = new Match(game, played);
      const other = makeBot(game, america, 'greedy');
      played.log.forEach(({ seat, move }, step) => {
        if (seat >= 0 && step % 5 === n) {
          const random = new Playout(step);
          const world = game.sampler(america, game.view(match.state, seat)).sample(random);
          const code = other.choose(game.view(world, seat), seat, random);
          expect(game.search.decode(america, code)).toEqual(move);
          compared++;
        }
        match.apply(seat, move);
      });
    }
    expect(compared).toBeGreaterThan(150);
  });

  test('beats three random players from every seat', () => {
    const wins = [0, 0, 0, 0];
    for (let n = 0; n < 40; n++) {
      const place = n % 4;
      const bots = [0, 1, 2, 3].map((other) => (other === place ? 'greedy' : 'random'));
      const { match, order } = playMatch(game, america, { bots, seed: `beats ${n >> 2}` });
      if (game.outcome(match.state)?.winners.includes(order.indexOf(place))) wins[place]++;
    }
    for (const won of wins) expect(won).toBeGreaterThanOrEqual(9);
  });

  test('beats three who look no farther than the points of a scoring now', () => {
    let wins = 0;
    for (let n = 0; n < 12; n++) {
      const names = ['greedy', 'points-now', 'points-now', 'points-now'];
      const { match, order, random } = createMatch(game, { board: america, names, seed: `plain ${n}` });
      const bots = names.map((name) =>
        name === 'greedy' ? makeBot(game, america, name) : pointsNow(america),
      );
      const draws = names.map((_, place) => new Playout(4 * n + place));
      for (let seat = 0; seat >= 0; ) {
        settleChance(match, random);
        seat = game.search.toMove(match.state);
        if (seat < 0) break;
        const place = order[seat];
        const code = bots[place].choose(game.view(match.state, seat), seat, draws[place]);
        match.apply(seat, game.search.decode(america, code));
      }
      if (game.outcome(match.state)?.winners.includes(order.indexOf(0))) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(9);
  });

  /*
   * A level never changes: if you play against greedy-1 today, you play against the same one next year. A better player
   * gets the next number; this hash only changes with the rules of the game.
   */
  test('greedy-1 is frozen', () => {
    const board = game.loadBoard(frozenBoard);
    const moves = [2, 3, 4, 5, 6].map((players) => {
      const bots = new Array(players).fill('greedy-1');
      return toRecord(playMatch(game, board, { bots, seed: `frozen ${players}` }).match).moves;
    });
    expect(toHex(sha256(toUtf8(canonicalJson(moves))))).toBe(
      '107b8a2940f1979ed6adc180dfca5213bfa7609c14d2e2d7dd9f4569f01c9e4d',
    );
  });
});

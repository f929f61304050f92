import type { Moment } from '@tarmac/testkit';
import { difference, randomGames } from '@tarmac/testkit';
import { often } from '@tarmac/testkit/suite';
import { expect, it } from 'vitest';
import { hexDistance } from '../../src/hex.ts';
import type { AirKwireTypes } from '../../src/index.ts';
import { airKwire as game } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { allBoards } from '../contract-boards.ts';

type At = Moment<AirKwireTypes>;

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The names of the cities in two words. */
function citiesIn(s: State, words: Int32Array, at: number): string[] {
  return s.setting.board.cityIds.filter((_, city) => ((words[at + (city >> 5)] >>> (city & 31)) & 1) === 1);
}

/** Every field that the state keeps though it follows from the rest: as kept, and computed again from the board file. */
function derived(s: State): Record<string, [kept: unknown, computed: unknown]> {
  const { board, players } = s.setting;
  const { airlines, cities } = board.file;
  const served = airlines.map(({ home }, a) => {
    const flown = range(7).flatMap((of) =>
      s.owner[of] === a ? range(3).flatMap((t) => citiesIn(s, s.flown, (of * 3 + t) * 2)) : [],
    );
    const there = s.status[a] === 1 ? [home, ...flown] : flown;
    return cities.filter(({ id }) => there.includes(id));
  });
  const reached = served.flatMap((network) =>
    [1, 2, 3].map((reach) =>
      cities
        .filter((city) => !network.includes(city) && network.some((from) => hexDistance(from, city) <= reach))
        .map(({ id }) => id),
    ),
  );
  const size = (p: number): number => {
    const powers = range(10).filter((n) => ((s.handPowers[p] >>> n) & 1) === 1).length;
    return powers + citiesIn(s, s.hand, p * 4).length + citiesIn(s, s.hand, p * 4 + 2).length;
  };
  const sold = (a: number): number => range(players).reduce((sum, p) => sum + s.shares[p * 7 + a], 0);
  return {
    network: [
      airlines.map((_, a) => citiesIn(s, s.network, a * 2)),
      served.map((list) => list.map(({ id }) => id)),
    ],
    reach: [range(airlines.length * 3).map((n) => citiesIn(s, s.reach, n * 2)), reached],
    points: [
      airlines.map((_, a) => s.points[a]),
      served.map((list) => list.reduce((sum, { points }) => sum + points, 0)),
    ],
    sold: [airlines.map((_, a) => s.sold[a]), airlines.map((_, a) => sold(a))],
    handSize: [range(players).map((p) => s.handSize[p]), range(players).map(size)],
  };
}

function check(what: string, s: State): void {
  for (const [field, [kept, computed]] of Object.entries(derived(s))) {
    const found = difference(kept, computed);
    if (found !== undefined) throw new Error(`${what} state, ${field}: kept here, computed there: ${found}`);
  }
}

it('what the state keeps besides the table follows from the table', () => {
  const look = ({ state, board, random, step }: At): void => {
    if (step % 3 === 0) check('played', state);
    if (step % 24 === 0) check('sampled', game.sampler(board, game.view(state, null)).sample(random));
  };
  const report = randomGames(game, allBoards, often(42), 'derived', { laws: [], look });
  console.log(`derived fields of ${report.decisions} states`);
  expect(report.games).toBe(often(42));
});

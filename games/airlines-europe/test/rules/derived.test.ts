import type { Moment } from '@tarmac/testkit';
import { difference, randomGames } from '@tarmac/testkit';
import { often } from '@tarmac/testkit/suite';
import { expect, it } from 'vitest';
import { CITY_WORDS, ROUTE_WORDS } from '../../src/board.ts';
import type { AirlinesEuropeTypes } from '../../src/index.ts';
import { airlinesEurope as game } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { allBoards } from '../contract-boards.ts';
import { bitsOf, FULL, kinds, mapAgain, size } from './derived-again.ts';

type At = Moment<AirlinesEuropeTypes>;

/** Every field that the state keeps though it follows from the rest: as kept, and computed again. */
function derived(s: State): Record<string, [kept: unknown, computed: unknown]> {
  const { board, players } = s.setting;
  const map = mapAgain(s);
  const seats = Array.from({ length: players }, (_, p) => p);
  const sets = (field: Int32Array, words: number): number[][] =>
    Array.from({ length: field.length / words }, (_, i) => bitsOf(field, i, words));
  const bits = (set: number): number[] => bitsOf(Int32Array.of(set), 0, 1);
  // A full route is in nobody's frontier, so nothing is asked of its price.
  const open = (route: number): boolean => map.nextRank[route] !== FULL;
  return {
    network: [
      sets(s.network, CITY_WORDS).map((cities) => cities.map((city) => board.cityIds[city])),
      map.network,
    ],
    frontier: [sets(s.frontier, ROUTE_WORDS), map.frontier],
    nextRank: [Array.from(s.nextRank), map.nextRank],
    within: [
      sets(s.within, ROUTE_WORDS)
        .slice(0, map.offers.length)
        .map((routes) => routes.filter(open)),
      map.offers.map((_, rank) => board.routeIds.flatMap((_, r) => (map.nextRank[r] <= rank ? [r] : []))),
    ],
    offers: [Array.from(s.offers.subarray(0, map.offers.length)), map.offers],
    handKinds: [seats.map((p) => bits(s.handKinds[p])), seats.map((p) => kinds(s.hand, p))],
    portfolioKinds: [seats.map((p) => bits(s.portfolioKinds[p])), seats.map((p) => kinds(s.portfolio, p))],
    handSize: [seats.map((p) => s.handSize[p]), seats.map((p) => size(s.hand, p))],
    portfolioSize: [seats.map((p) => s.portfolioSize[p]), seats.map((p) => size(s.portfolio, p))],
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
    check('played', state);
    if (step % 8 === 0) check('sampled', game.sampler(board, game.view(state, null)).sample(random));
  };
  const report = randomGames(game, allBoards, often(192), 'derived', { laws: [], look });
  console.log(`derived fields of ${report.decisions} states`);
  expect(report.games).toBe(often(192));
});

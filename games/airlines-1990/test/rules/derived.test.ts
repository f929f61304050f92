import type { Moment } from '@tarmac/testkit';
import { difference, randomGames } from '@tarmac/testkit';
import { often } from '@tarmac/testkit/suite';
import { expect, it } from 'vitest';
import { cardWord } from '../../src/flight-card.ts';
import type { Airlines1990Types } from '../../src/index.ts';
import { airlines1990 as game, PATTERNS } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { allBoards } from '../contract-boards.ts';
import { deriveAgain } from './derived-again.ts';

type At = Moment<Airlines1990Types>;

const places = (bits: number): number[] =>
  Array.from({ length: 32 }, (_, i) => i).filter((i) => ((bits >>> i) & 1) === 1);
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Every field that the state keeps though it follows from the rest: as kept, and computed again. */
function derived(s: State): Record<string, [kept: unknown, computed: unknown]> {
  const { board, players } = s.setting;
  const again = deriveAgain(s);
  const routesIn = (words: ArrayLike<number>, at: number): string[] => {
    const found = range(5).flatMap((p) => places(words[at + p]).map((bit) => board.routeAt[p * 32 + bit]));
    return found.sort((a, b) => a - b).map((route) => board.routeIds[route]);
  };
  const companies = range(board.companyCount);
  const targets = range(3).flatMap((circle) =>
    routesIn(s.targets, circle * 5).map(
      (id) => `${id} ${board.file.routes[board.routeIndex.get(id) ?? 0].circles[circle]}`,
    ),
  );
  const kinds = (p: number): number[] => companies.filter((c) => s.hand[p * 9 + c] > 0);
  return {
    value: [Array.from(s.value), again.value],
    network: [
      companies.map((c) =>
        range(2).flatMap((w) => places(s.network[c * 2 + w]).map((i) => board.cityIds[w * 32 + i])),
      ),
      again.network,
    ],
    open: [companies.map((c) => routesIn(s.open, c * 5)), again.open],
    frontier: [companies.map((c) => routesIn(s.frontier, c * 5)), again.frontier],
    offers: [range(5).map((p) => Array.from(s.offers.subarray(p * 16, p * 16 + 15))), again.offers],
    foundOffers: [
      companies.map((c) => range(80).map((kind) => s.foundOffers[c * 80 + kind])),
      board.file.companies.map(({ headquarters, patterns }) =>
        range(80).map((kind) => {
          const [pattern, value] = [PATTERNS[kind >> 4], kind & 15];
          if (!patterns.includes(pattern) || value === 0 || value === 15) return 0;
          const here = ({ from, to }: { from: string; to: string }): boolean =>
            from === headquarters || to === headquarters;
          return again.within[kind >> 4][value - 1].filter((id) =>
            here(board.file.routes[board.routeIndex.get(id) ?? 0]),
          ).length;
        }),
      ),
    ],
    within: [
      range(5).map((p) =>
        range(14).map((v) =>
          places(s.within[p * 16 + v + 1]).map((bit) => board.routeIds[board.routeAt[p * 32 + bit]]),
        ),
      ),
      again.within,
    ],
    targets: [targets.sort(), again.targets.toSorted()],
    targetCount: [s.targetCount, again.targets.length],
    least: [Array.from(s.least), again.least],
    unusable: [
      range(2).flatMap((w) => places(s.unusable[w]).map((bit) => cardWord(board.cards[w * 32 + bit]))),
      again.unusable,
    ],
    supplied: [places(s.supplied).map((c) => board.companyIds[c]), again.supplied],
    handKinds: [range(players).map((p) => places(s.handKinds[p])), range(players).map(kinds)],
    marketKinds: [places(s.marketKinds), companies.filter((c) => s.market.includes(c))],
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
  const report = randomGames(game, allBoards, often(80), 'derived', { laws: [], look });
  console.log(`derived fields of ${report.decisions} states`);
  expect(report.games).toBe(often(80));
});

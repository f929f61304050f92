import { canonicalJson } from '@tarmac/kernel';
import type { Moment } from '@tarmac/testkit';
import { difference, randomGames } from '@tarmac/testkit';
import { often } from '@tarmac/testkit/suite';
import { expect, it } from 'vitest';
import type { Airlines1990Types } from '../src/index.ts';
import { airlines1990 as game } from '../src/index.ts';
import { allBoards } from './contract-boards.ts';
import * as naive from './naive/index.ts';
import { factsOf } from './naive-compare-facts.ts';

/* Two engines, written apart from the same rules, agree on everything in every state. */

type At = Moment<Airlines1990Types>;

/** A naive state behind the fast one: the same log, played by the other engine. */
function follower(): (at: At) => naive.State {
  let state: naive.State | undefined;
  return ({ step, match, last }) => {
    if (step === 0) {
      // The naive engine reads the same JSON with types of its own.
      const { board, options, setup } = structuredClone({
        board: game.boardFile(match.board),
        options: match.options,
        setup: match.setup,
      }) as unknown as { board: naive.BoardFile; options: naive.Options; setup: naive.Setup };
      state = naive.start(board, options, setup);
    }
    if (!state) throw new Error('no game yet');
    if (last) state = naive.play(state, last.seat, structuredClone(last.move) as unknown as naive.Move);
    return state;
  };
}

function compare(at: At, slow: naive.State): void {
  const { state, players } = at;
  const facts = difference(factsOf(state), naive.facts(slow));
  if (facts !== undefined) throw new Error(`fast engine here, naive there: ${facts}`);
  for (let seat = 0; seat < players; seat++) {
    const fast = game.legal(state, seat).map(canonicalJson).sort();
    const legal = difference(fast, naive.legalMoves(slow, seat).map(canonicalJson).sort());
    if (legal !== undefined) throw new Error(`legal moves of seat ${seat}, fast here, naive there: ${legal}`);
  }
  const outcome = difference(game.outcome(state) ?? null, naive.result(slow) ?? null);
  if (outcome !== undefined) throw new Error(`result, fast here, naive there: ${outcome}`);
}

const [large, small] = [true, false].map((isLarge) =>
  allBoards.filter(({ routeCount }) => routeCount > 40 === isLarge),
);

it.each([
  ['small boards', small, 130, 1],
  // Slow: every other game, and not always with the same number of players.
  ['boards of the game', large, 40, 4],
])(
  'the fast engine agrees with the naive one, on %s',
  { timeout: often(120_000) },
  (_, boards, count, every) => {
    const slowOf = follower();
    const look = (at: At): void => compare(at, slowOf(at));
    let n = -1;
    const wanted = (): boolean => (++n + Math.floor(n / 8)) % every === 0;
    const report = randomGames(game, boards, often(count), 'naive', { laws: [], look, wanted });
    console.log(`compared ${report.games} games, ${report.decisions} decisions`, report.reasons);
    expect(report.games).toBe(often(count) / every);
  },
);

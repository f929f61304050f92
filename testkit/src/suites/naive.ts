import type { Game, GameTypes, Match, Seat } from '@tarmac/kernel';
import { canonicalJson } from '@tarmac/kernel';
import { expect, it } from 'vitest';
import { kitOf } from '../kits/index.ts';
import type { Moment } from '../moment.ts';
import { edgePlans } from '../plans.ts';
import { emptyReport, playOne, randomGames } from '../random-games.ts';
import { difference } from '../same.ts';
import { often } from './often.ts';

/** A second engine: slow, written apart from the rules alone, with types of its own for the same JSON. */
export interface NaiveEngine<State> {
  start(board: unknown, options: unknown, setup: unknown): State;
  play(state: State, seat: Seat, move: unknown): State;
  legalMoves(state: State, seat: Seat): readonly object[];
  active(state: State): readonly Seat[];
  /** Everything there is on the table, as plain JSON. */
  facts(state: State): object;
  result(state: State): object | undefined;
}

/** The first state of a match in the naive engine; nothing is shared with the match. */
export function naiveStart<G extends GameTypes, State>(naive: NaiveEngine<State>, match: Match<G>): State {
  const { game, board, options, setup } = match;
  const parts = structuredClone({ board: game.boardFile(board), options, setup });
  return naive.start(parts.board, parts.options, parts.setup);
}

export interface NaiveWish<G extends GameTypes> {
  /** The same facts from the state of the fast engine. */
  factsOf(state: G['State']): object;
  /** How many random games are planned on these boards, and every how many of them is played. */
  readonly runs: readonly {
    readonly name: string;
    readonly boards: readonly G['Board'][];
    readonly games: number;
    readonly every: number;
  }[];
}

/** On each board at the edges of the format. */
const EDGE_GAMES = 1;

/** Two engines, written apart from the same rules, agree on everything in every state of many random games. */
export function naiveSuite<G extends GameTypes, State>(
  game: Game<G>,
  naive: NaiveEngine<State>,
  { factsOf, runs }: NaiveWish<G>,
): void {
  const watch = () => {
    const slowOf = follower<G, State>(naive);
    const look = (at: Moment<G>): void => compare(game, naive, at, slowOf(at), factsOf(at.state));
    return { laws: [], look };
  };

  it.each(runs)('the fast engine agrees with the naive one, on $name', ({ boards, games, every }) => {
    let n = -1;
    // Not always with the same number of players.
    const wanted = (): boolean => (++n + Math.floor(n / 8)) % every === 0;
    const report = randomGames(game, boards, often(games), 'naive', { ...watch(), wanted });
    console.log(`compared ${report.games} games, ${report.decisions} decisions`, report.reasons);
    expect(report.games).toBe(often(games) / every);
  });

  const kit = kitOf(game);
  it.each(edgePlans(game, kit, 'naive', often(EDGE_GAMES)))(
    'and on $board.id: $players players, $driver',
    (plan) => {
      const report = emptyReport(game, kit);
      playOne(game, kit, plan, watch(), report);
      expect(report.games).toBe(1);
    },
  );
}

/** A naive state behind the fast one: the same log, played by the other engine. */
function follower<G extends GameTypes, State>(naive: NaiveEngine<State>): (at: Moment<G>) => State {
  let state: State | undefined;
  return ({ step, match, last }) => {
    if (step === 0) state = naiveStart(naive, match);
    if (state === undefined) throw new Error('no game yet');
    if (last) state = naive.play(state, last.seat, structuredClone(last.move));
    return state;
  };
}

function compare<G extends GameTypes, State>(
  game: Game<G>,
  naive: NaiveEngine<State>,
  { state, players }: Moment<G>,
  slow: State,
  facts: object,
): void {
  const check = (what: string, fast: unknown, there: unknown): void => {
    const found = difference(fast, there);
    if (found !== undefined) throw new Error(`${what}, fast engine here, naive there: ${found}`);
  };
  check('the table', facts, naive.facts(slow));
  for (let seat = 0; seat < players; seat++) {
    const fast = game.legal(state, seat).map(canonicalJson).sort();
    check(`legal moves of seat ${seat}`, fast, naive.legalMoves(slow, seat).map(canonicalJson).sort());
  }
  check('the result', game.outcome(state) ?? null, naive.result(slow) ?? null);
}

import type { Seat } from '@tarmac/kernel';
import { createMatch, Playout, settleChance } from '@tarmac/kernel';
import type { BoardFile, Event, Move, View } from '../../../src/index.ts';
import { airlines1990 as game } from '../../../src/index.ts';
import type { State } from '../../../src/state.ts';
import { allBoards } from '../../contract-boards.ts';

/* Whole matches for the tests of the aids: what is seen before and after every move, by the seat that makes it. */

export interface Step {
  readonly board: BoardFile;
  readonly seat: Seat;
  readonly before: View;
  readonly legal: readonly Move[];
  readonly move: Move;
  readonly events: readonly Event[];
  /** Before chance settles what the move leaves to it. */
  readonly after: View;
  readonly state: State;
}

export interface Finished {
  readonly board: BoardFile;
  readonly view: View;
}

/** Every board, number of players and variant in its turn; kinds of moves by even choice, so that all are seen. */
function randomMatch(n: number, visit: (step: Step) => void): Finished {
  const board = allBoards[n % allBoards.length];
  const names = Array.from({ length: 2 + (Math.floor(n / allBoards.length) % 5) }, (_, p) => `P${p}`);
  const options = { seatBonus: n % 3 === 0, lastRound: n % 4 < 2, lateScoring: n % 7 < 3 };
  const { match, random } = createMatch(game, { board, options, names, seed: `aids ${n}` });
  const playout = new Playout(n);
  const anyOf = <T>(list: readonly T[]): T => list[playout.below(list.length)];
  for (;;) {
    settleChance(match, random);
    const seat = game.search.toMove(match.state);
    if (seat < 0) return { board: board.file, view: game.view(match.state, null) };
    const before = game.view(match.state, seat);
    const legal = game.legal(match.state, seat);
    const type = anyOf([...new Set(legal.map((move) => move.type))]);
    const move = anyOf(legal.filter((possible) => possible.type === type));
    const events = match.apply(seat, move);
    const after = game.view(match.state, seat);
    visit({ board: board.file, seat, before, legal, move, events, after, state: match.state });
  }
}

export function randomMatches(count: number, visit: (step: Step) => void): Finished[] {
  return Array.from({ length: count }, (_, n) => randomMatch(n, visit));
}

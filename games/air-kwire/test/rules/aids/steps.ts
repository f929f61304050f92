import type { Seat } from '@tarmac/kernel';
import { createMatch, Playout, settleChance } from '@tarmac/kernel';
import type { BoardFile, Event, Move, View } from '../../../src/index.ts';
import { airKwire as game } from '../../../src/index.ts';
import type { State } from '../../../src/state.ts';
import { allBoards } from '../../contract-boards.ts';
import { cornerBoards } from '../../naive/corner-boards.ts';

/* Whole matches for the tests of the aids: what is seen before and after every move, by the seat that makes it. */

export interface Step {
  /** The number of the match. */
  readonly n: number;
  readonly board: BoardFile;
  readonly seat: Seat;
  readonly before: View;
  readonly legal: readonly Move[];
  readonly move: Move;
  readonly events: readonly Event[];
  /** Before chance settles what the move leaves to it. */
  readonly after: View;
  /** What happens if this move is made first, and then these: on a copy of the table before the move. */
  readonly tried: (...moves: readonly Move[]) => Tried;
}

/** A table on which something was tried. */
export interface Tried {
  readonly view: View;
  readonly state: State;
  readonly events: readonly Event[];
  readonly legal: readonly Move[];
}

export interface Finished {
  readonly board: BoardFile;
  readonly view: View;
}

const boards = [...allBoards, ...cornerBoards.map((file) => game.loadBoard(file))];

/** What makes airlines grow, and with them the meetings. */
const EAGER: readonly Move['type'][] = ['route', 'approve', 'buy'];

/**
 * Every board, number of players and option in its turn; kinds of moves by even choice, so that all are seen, in half
 * of the matches with a liking for those that make airlines grow.
 */
function randomMatch(n: number, visit: (step: Step) => void): Finished {
  const board = boards[n % boards.length];
  const round = Math.floor(n / boards.length);
  const names = Array.from({ length: 3 + (round % 4) }, (_, p) => `P${p}`);
  // Shifted with every round: a board meets all values, whatever the number of boards.
  const options = {
    startingCash: (n + round) % 2 === 0 ? 'each' : 'split',
    powerCards: (n + round) % 3 > 0,
    openCash: (n + round) % 5 === 0,
  };
  const { match, random } = createMatch(game, { board, options, names, seed: `aids ${n}` });
  const playout = new Playout(n);
  const isEager = playout.below(2) === 0;
  const anyOf = <T>(list: readonly T[]): T => list[playout.below(list.length)];
  for (;;) {
    settleChance(match, random);
    const seat = game.search.toMove(match.state);
    if (seat < 0) return { board: board.file, view: game.view(match.state, null) };
    const before = game.view(match.state, seat);
    const legal = game.legal(match.state, seat);
    const types = [...new Set(legal.map((move) => move.type))];
    const liked = isEager && playout.below(4) > 0 ? types.filter((kind) => EAGER.includes(kind)) : [];
    const type = anyOf(liked.length > 0 ? liked : types);
    const move = anyOf(legal.filter((possible) => possible.type === type));
    const start = match.state.copy();
    const events = match.apply(seat, move);
    const after = game.view(match.state, seat);
    const tried = (...moves: readonly Move[]): Tried => tryMoves(start, seat, moves);
    visit({ n, board: board.file, seat, before, legal, move, events, after, tried });
  }
}

/** Each move is made by the seat that has to decide; what is seen is seen by one seat. */
function tryMoves(start: State, viewer: Seat, moves: readonly Move[]): Tried {
  const state = start.copy();
  const events = moves.flatMap((move) => game.apply(state, game.search.toMove(state), move));
  return {
    state,
    events,
    get view() {
      return game.view(state, viewer);
    },
    get legal() {
      const decider = game.search.toMove(state);
      return decider < 0 ? [] : game.legal(state, decider);
    },
  };
}

export function randomMatches(count: number, visit: (step: Step) => void): Finished[] {
  return Array.from({ length: count }, (_, n) => randomMatch(n, visit));
}

/** The seats with the most. */
export function leadersIn(amounts: readonly number[]): Seat[] {
  const most = Math.max(...amounts);
  return amounts.flatMap((amount, seat) => (amount === most ? [seat] : []));
}

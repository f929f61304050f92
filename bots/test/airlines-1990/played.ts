import type { Airlines1990Types, Board, State } from '@tarmac/airlines-1990';
import { airlines1990 as game } from '@tarmac/airlines-1990';
import crowd from '@tarmac/airlines-1990/boards/test/crowd-1.json' with { type: 'json' };
import four from '@tarmac/airlines-1990/boards/test/four-1.json' with { type: 'json' };
import ring from '@tarmac/airlines-1990/boards/test/ring-1.json' with { type: 'json' };
import star from '@tarmac/airlines-1990/boards/test/star-1.json' with { type: 'json' };
import type { Code } from '@tarmac/kernel';
import { CHANCE, createMatch, Playout } from '@tarmac/kernel';
import { policy } from '../../src/airlines-1990/policy/index.ts';
import { favouriteMove } from '../../src/mind/policy.ts';

export const america = game.loadBoard(game.boardFiles[0]);
export const boards: readonly Board[] = [
  america,
  ...[ring, four, star, crowd].map((file) => game.loadBoard(file)),
];

export interface Plan {
  readonly board: Board;
  readonly players: number;
  readonly options: Partial<Airlines1990Types['Options']>;
  readonly seed: string;
  /** Of ten decisions so many are left to chance; the others are the policy's. */
  readonly random: number;
}

/** Games on all boards, with all numbers of players and options, by chance and by the policy. */
export function plans(count: number, seed: string): Plan[] {
  return Array.from({ length: count }, (_, n) => ({
    board: boards[n % boards.length],
    players: 2 + ((n + Math.floor(n / 5)) % 5),
    options: { seatBonus: n % 7 === 0, lastRound: n % 3 === 0, lateScoring: n % 4 === 0 },
    seed: `${seed} ${n}`,
    random: [10, 0, 3][n % 3],
  }));
}

/** A game of four on the large board, by the policy. */
export function match(seed: string): Plan {
  return { board: america, players: 4, options: {}, seed, random: 0 };
}

/** Plays a game and shows every decision before it is made. */
export function playThrough(plan: Plan, watch: (s: State, seat: number) => void): State {
  const names = Array.from({ length: plan.players }, (_, p) => `p${p}`);
  const { board, options, seed } = plan;
  const { state } = createMatch(game, { board, options, names, seed }).match;
  const random = new Playout(seed.length + plan.players + seed.charCodeAt(seed.length - 1));
  const chosen = chooser(plan, random);
  for (;;) {
    const seat = game.search.toMove(state);
    if (seat === CHANCE) game.search.chance?.(state, random);
    else if (seat < 0) return state;
    else {
      watch(state, seat);
      game.search.play(state, seat, chosen(state, seat));
    }
  }
}

function chooser(plan: Plan, random: Playout): (s: State, seat: number) => Code {
  const ranked = policy(plan.board);
  const codes = new Int32Array(game.search.most(plan.board));
  const likings = new Float64Array(codes.length);
  return (s, seat) => {
    if (random.below(10) >= plan.random) return favouriteMove(ranked, s, seat, codes, likings);
    return game.search.nth(s, seat, random.below(game.search.count(s, seat)));
  };
}

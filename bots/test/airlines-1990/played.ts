import type { Airlines1990Types, Board, State } from '@tarmac/airlines-1990';
import { airlines1990 as game } from '@tarmac/airlines-1990';
import crowd from '@tarmac/airlines-1990/boards/test/crowd-1.json' with { type: 'json' };
import four from '@tarmac/airlines-1990/boards/test/four-1.json' with { type: 'json' };
import ring from '@tarmac/airlines-1990/boards/test/ring-1.json' with { type: 'json' };
import star from '@tarmac/airlines-1990/boards/test/star-1.json' with { type: 'json' };
import { policy } from '../../src/airlines-1990/policy/index.ts';
import { type PolicyGame, playThrough as playThroughGame } from '../policy-games.ts';

export const america = game.loadBoard(game.boardFiles[0]);
export const boards: readonly Board[] = [
  america,
  ...[ring, four, star, crowd].map((file) => game.loadBoard(file)),
];

export type Plan = PolicyGame<Airlines1990Types>;

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

export const playThrough = (plan: Plan, watch: (s: State, seat: number) => void): State =>
  playThroughGame(game, policy, plan, watch);

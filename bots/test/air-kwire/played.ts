import type { AirKwireTypes, Board, State } from '@tarmac/air-kwire';
import { airKwire as game } from '@tarmac/air-kwire';
import cluster from '@tarmac/air-kwire/boards/test/cluster-1.json' with { type: 'json' };
import ribbon from '@tarmac/air-kwire/boards/test/ribbon-1.json' with { type: 'json' };
import type { Code } from '@tarmac/kernel';
import { CHANCE, createMatch, Playout } from '@tarmac/kernel';
import { kitOf } from '@tarmac/testkit';
import { policy } from '../../src/air-kwire/policy/index.ts';
import { favouriteMove } from '../../src/mind/policy.ts';

export const usa = game.loadBoard(game.boardFiles[0]);
const others = [cluster, ribbon, ...kitOf(game).edgeBoards].map((file) => game.loadBoard(file));
export const boards: readonly Board[] = [usa, ...others];

export interface Plan {
  readonly board: Board;
  readonly players: number;
  readonly options: Partial<AirKwireTypes['Options']>;
  readonly seed: string;
  /** Of ten decisions so many are left to chance; the others are the policy's. */
  readonly random: number;
}

/** Games on all boards, with all numbers of players and options, by chance and by the policy. */
export function plans(count: number, seed: string): Plan[] {
  return Array.from({ length: count }, (_, n) => ({
    board: boards[n % boards.length],
    players: 3 + (n % 4),
    options: { powerCards: n % 3 > 0, startingCash: n % 5 === 0 ? 'each' : 'split', openCash: n % 7 === 0 },
    seed: `${seed} ${n}`,
    random: [10, 0, 3][n % 3],
  }));
}

/** Plays a game and shows every decision before it is made. */
export function playThrough(plan: Plan, watch: (s: State, seat: number) => void): State {
  const names = Array.from({ length: plan.players }, (_, p) => `p${p}`);
  const { match } = createMatch(game, { board: plan.board, options: plan.options, names, seed: plan.seed });
  const s = match.state;
  const random = new Playout(plan.seed.length + plan.players + plan.seed.charCodeAt(plan.seed.length - 1));
  const chosen = chooser(plan, random);
  for (;;) {
    const seat = game.search.toMove(s);
    if (seat === CHANCE) game.search.chance?.(s, random);
    else if (seat < 0) return s;
    else {
      watch(s, seat);
      game.search.play(s, seat, chosen(s, seat));
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

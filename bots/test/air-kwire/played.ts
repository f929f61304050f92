import type { AirKwireTypes, Board, State } from '@tarmac/air-kwire';
import { airKwire as game } from '@tarmac/air-kwire';
import cluster from '@tarmac/air-kwire/boards/test/cluster-1.json' with { type: 'json' };
import ribbon from '@tarmac/air-kwire/boards/test/ribbon-1.json' with { type: 'json' };
import { kitOf } from '@tarmac/testkit';
import { policy } from '../../src/air-kwire/policy/index.ts';
import { type PolicyGame, playThrough as playThroughGame } from '../policy-games.ts';

export const usa = game.loadBoard(game.boardFiles[0]);
const others = [cluster, ribbon, ...kitOf(game).edgeBoards].map((file) => game.loadBoard(file));
export const boards: readonly Board[] = [usa, ...others];

export type Plan = PolicyGame<AirKwireTypes>;

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

export const playThrough = (plan: Plan, watch: (s: State, seat: number) => void): State =>
  playThroughGame(game, policy, plan, watch);

import type { Code, Game, GameTypes } from '@tarmac/kernel';
import type { Bot, BotMaker } from '../bot.ts';
import { draw, toChances } from './chances.ts';
import { findMind } from './minds.ts';
import { favourite } from './policy.ts';

/** How faithfully a bot follows its policy. */
export interface Fidelity {
  /** How random it is: 0 plays the favourite, 1 follows the likings, more makes all moves more alike. */
  readonly warmth: number;
  /** How often, from 0 to 1, it plays a random legal move. */
  readonly slips: number;
}

const FAITHFUL: Fidelity = { warmth: 0, slips: 0 };
const FINE = 1 << 20;

/** Bots that play by the policy of their game, without looking ahead. */
export function policyBot<G extends GameTypes>(game: Game<G>): BotMaker<G> {
  return {
    name: 'policy-1',
    weights: { ...FAITHFUL },
    unseated: true,
    make: (id, board, weights) => followingBot(id, game, board, { ...FAITHFUL, ...weights }),
  };
}

/** Any world that fits the view will do: the policy ranks moves the same in all of them. */
export function followingBot<G extends GameTypes>(
  id: string,
  game: Game<G>,
  board: G['Board'],
  { warmth, slips }: Fidelity,
): Bot<G> {
  const policy = findMind(game).policy(board);
  const codes = new Int32Array(game.search.most(board));
  const likings = new Float64Array(codes.length);
  return {
    id,
    choose(view, seat, random): Code {
      const world = game.sampler(board, view).sample(random);
      const count = policy.rank(world, seat, codes, likings);
      if (slips > 0 && random.below(FINE) < slips * FINE) return codes[random.below(count)];
      if (warmth === 0) return codes[favourite(likings, count)];
      toChances(likings, count, warmth);
      return codes[draw(likings, count, random)];
    },
  };
}

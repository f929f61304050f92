import type { Code, Game, GameTypes, Sampler, Seat } from '@tarmac/kernel';
import { Playout } from '@tarmac/kernel';
import type { Bot, BotMaker } from '../bot.ts';
import { findMind } from '../mind/minds.ts';
import { netValue } from '../mind/value.ts';
import { netOf } from '../nets.ts';
import { Arbiter } from './arbiter.ts';
import type { SearchPlan } from './plan.ts';
import { PLAN } from './plan.ts';
import { Thinker } from './thinker.ts';

const SEEDS = 0x40000000;

/** A bot that thinks before it moves, following a plan whose numbers can all be set in a spec. */
export function searchBot<G extends GameTypes>(game: Game<G>): BotMaker<G> {
  return {
    name: 'search-1',
    weights: { ...PLAN },
    learned: true,
    unseated: true,
    make: (id, board, weights) => thinkingBot(id, game, board, { ...PLAN, ...weights }),
  };
}

/** The answer depends only on the view, the seat and the randomness passed in. */
export function thinkingBot<G extends GameTypes>(
  id: string,
  game: Game<G>,
  board: G['Board'],
  plan: SearchPlan,
): Bot<G> {
  const decide = decider(game, board, plan);
  return { id, choose: (view, seat, random) => decide(game.sampler(board, view), seat, random) };
}

type Decide<G extends GameTypes> = (worlds: Sampler<G>, seat: Seat, random: Playout) => Code;

/** Thinks about one decision in worlds from this source. */
export function decider<G extends GameTypes>(game: Game<G>, board: G['Board'], plan: SearchPlan): Decide<G> {
  const { search } = game;
  const mind = findMind(game);
  const net = netOf(game);
  const value = netValue(game, board, mind.features, net);
  const thinker = new Thinker(game, board, mind, new Arbiter(game, value, net.marginScale), plan);
  return (worlds, seat, random) => {
    const world = worlds.sample(random);
    if (search.count(world, seat) === 1) return search.nth(world, seat, 0);
    const votes = new Map<Code, number>();
    const seed = random.below(SEEDS);
    for (let tree = 0; tree < plan.trees; tree++) {
      thinker.think(worlds, seat, new Playout(seed + tree), votes);
    }
    return mostVoted(votes);
  };
}

/** Among equals, the first in the order of the rules. */
function mostVoted(votes: ReadonlyMap<Code, number>): Code {
  let best = -1;
  let most = -1;
  for (const [code, count] of votes) {
    if (count <= most) continue;
    best = code;
    most = count;
  }
  return best;
}

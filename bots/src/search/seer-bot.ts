import type { Game, GameTypes, Match, Playout, Sampler } from '@tarmac/kernel';
import { redeal, seededRandom } from '@tarmac/kernel';
import type { BotMaker } from '../bot.ts';
import { PLAN } from './plan.ts';
import { decider, thinkingBot } from './search-bot.ts';

const SEEDS = 0x40000000;
/** Every world is a match replayed; this many per decision are enough for measuring. */
const REDEALS = 60;

/**
 * The same search with all hands visible and, with `piles` above 0, the order of all piles too: it measures what hidden
 * cards cost. Never used in real games.
 */
export function seerBot<G extends GameTypes>(game: Game<G>): BotMaker<G> {
  const weights = { ...PLAN, piles: 1 };
  return {
    name: 'seer-1',
    weights,
    learned: true,
    unseated: true,
    make(id, board, set) {
      const plan = { ...weights, ...set };
      const decide = decider(game, board, plan);
      return {
        id,
        choose: thinkingBot(id, game, board, plan).choose,
        chooseSeeing(match, seat, random) {
          const worlds = plan.piles > 0 ? [match.state] : redealt(match, random);
          return decide(oneOf(game, worlds), seat, random);
        },
      };
    },
  };
}

function redealt<G extends GameTypes>(match: Match<G>, random: Playout): G['State'][] {
  const { game, board, options } = match;
  return Array.from({ length: REDEALS }, () => {
    const seed = String(random.below(SEEDS));
    return redeal(match, seededRandom(game.id, board.id, options, seed)).state;
  });
}

function oneOf<G extends GameTypes>(game: Game<G>, worlds: readonly G['State'][]): Sampler<G> {
  return {
    sample(random, into) {
      const world = worlds[random.below(worlds.length)];
      if (!into) return game.copy(world);
      game.search.copyInto(into, world);
      return into;
    },
  };
}

import { airKwire } from '@tarmac/air-kwire';
import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Game, GameTypes } from '@tarmac/kernel';
import type { BotMaker } from './bot.ts';
import type { Level } from './levels.ts';
import { LEVELS } from './levels.ts';
import type { Fidelity } from './mind/policy-bot.ts';
import { followingBot } from './mind/policy-bot.ts';
import type { SearchPlan } from './search/plan.ts';
import { PLAN } from './search/plan.ts';
import { thinkingBot } from './search/search-bot.ts';

/** The lower levels follow the policy more or less closely; the upper ones think. */
type Making = { readonly follows: Fidelity } | { readonly thinks: SearchPlan };

const follows = (warmth: number, slips: number): Making => ({ follows: { warmth, slips } });
const thinks = (plan: Partial<SearchPlan>): Making => ({ thinks: { ...PLAN, ...plan } });

/** Frozen: docs/strength.md says how strong they are. A better one gets the next number. */
const MAKINGS: Readonly<Record<string, Readonly<Record<Level, Making>>>> = {
  [airlinesEurope.id]: {
    cadet: follows(6, 0.3),
    'second-officer': follows(1.5, 0.05),
    'first-officer': follows(0.6, 0),
    captain: thinks({ iterations: 48, field: 12, plies: 12, spread: 3 }),
    'chief-pilot': thinks({ iterations: 400, field: 24, plies: 12, spread: 3 }),
  },
  [airlines1990.id]: {
    cadet: follows(6, 0.3),
    'second-officer': follows(1.6, 0.05),
    'first-officer': follows(0.8, 0),
    captain: thinks({ iterations: 24, field: 6, plies: 10, spread: 1.5 }),
    'chief-pilot': thinks({ iterations: 400, field: 16, plies: 10, spread: 1.5 }),
  },
  [airKwire.id]: {
    cadet: follows(6, 0.3),
    'second-officer': follows(0.5, 0.04),
    'first-officer': follows(0.06, 0),
    captain: thinks({ iterations: 24, field: 6, plies: 24, explore: 2, spread: 1.5 }),
    'chief-pilot': thinks({ iterations: 240, field: 16, plies: 24, explore: 2, spread: 1.5 }),
  },
};

/** The five levels of a game. */
export function levelBots<G extends GameTypes>(game: Game<G>): BotMaker<G>[] {
  const makings = MAKINGS[game.id];
  return makings ? LEVELS.map((level) => levelBot(game, `${level}-1`, makings[level])) : [];
}

function levelBot<G extends GameTypes>(game: Game<G>, name: string, making: Making): BotMaker<G> {
  if ('follows' in making) {
    return { name, weights: {}, make: (id, board) => followingBot(id, game, board, making.follows) };
  }
  return {
    name,
    weights: {},
    learned: true,
    make: (id, board) => thinkingBot(id, game, board, making.thinks),
  };
}

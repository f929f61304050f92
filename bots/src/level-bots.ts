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

/** The lower levels follow the policy, more or less; the upper ones think. */
type Making = { readonly follows: Fidelity } | { readonly thinks: SearchPlan };

const follows = (warmth: number, slips: number): Making => ({ follows: { warmth, slips } });
const thinks = (plan: Partial<SearchPlan>): Making => ({ thinks: { ...PLAN, ...plan } });

/** Not frozen yet: once docs/strength.md has a complete run of them, they never change again. */
const MAKINGS: Readonly<Record<string, Readonly<Record<Level, Making>>>> = {
  [airlinesEurope.id]: {
    cadet: follows(6, 0.3),
    'second-officer': follows(1.5, 0.05),
    'first-officer': follows(0.6, 0),
    captain: thinks({ iterations: 60 }),
    'chief-pilot': thinks({ iterations: 400 }),
  },
  [airlines1990.id]: {
    cadet: follows(6, 0.3),
    'second-officer': follows(1.6, 0.05),
    'first-officer': follows(0.8, 0),
    captain: thinks({ iterations: 50, plies: 24, spread: 2 }),
    'chief-pilot': thinks({ iterations: 250, plies: 24, spread: 2 }),
  },
  [airKwire.id]: {
    cadet: follows(6, 0.3),
    'second-officer': follows(1, 0.05),
    'first-officer': follows(0.3, 0),
    captain: thinks({ iterations: 40, plies: 30, explore: 2 }),
    'chief-pilot': thinks({ iterations: 150, plies: 30, explore: 2 }),
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

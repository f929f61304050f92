import { airKwire } from '@tarmac/air-kwire';
import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Game, GameTypes } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { features as featuresOfAirKwire } from '../air-kwire/features.ts';
import { ways as waysOfAirKwire } from '../air-kwire/policy/index.ts';
import { features as featuresOf1990 } from '../airlines-1990/features.ts';
import { ways as waysOf1990 } from '../airlines-1990/policy/index.ts';
import { features as featuresOfEurope } from '../airlines-europe/features.ts';
import { ways as waysOfEurope } from '../airlines-europe/policy/index.ts';
import type { Features } from './features.ts';
import type { Policy, PolicyNumbers } from './policy.ts';

/** What search and training know of a game apart from its rules. */
export interface Mind<G extends GameTypes> {
  policy(board: G['Board']): Policy<G>;
  /** Other ways the other players may play: the policy is only one guess. */
  manners?(board: G['Board']): readonly Policy<G>[];
  /** What the policy weighs, and how it would play with other weights. */
  readonly weights?: PolicyNumbers;
  weighing?(board: G['Board'], weights: PolicyNumbers): Policy<G>;
  readonly features: Features<G>;
}

/** By the id of the game. */
const MINDS: Readonly<Record<string, Mind<GameTypes>>> = {
  [airKwire.id]: { ...waysOfAirKwire, features: featuresOfAirKwire },
  [airlines1990.id]: { ...waysOf1990, features: featuresOf1990 },
  [airlinesEurope.id]: { ...waysOfEurope, features: featuresOfEurope },
};

export function findMind<G extends GameTypes>(game: Game<G>): Mind<G> {
  const mind: Mind<G> | undefined = MINDS[game.id];
  if (mind) return mind;
  throw new TarmacError('unknown-game', `There is no policy and no value for ${game.title} yet.`);
}

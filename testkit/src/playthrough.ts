import type { Game, GameTypes, LogEntry, Match } from '@tarmac/kernel';
import { chanceMove } from '@tarmac/kernel';
import { makeDriver } from './drivers.ts';
import { kitOf } from './kits/index.ts';
import { draw, playoutOf } from './moment.ts';
import type { Plan } from './plans.ts';
import { dealMatch } from './plans.ts';

/** A move of a playthrough and what happened. */
export interface PlayedStep<G extends GameTypes> extends LogEntry<G> {
  readonly events: readonly G['Event'][];
}

/**
 * The game of a plan, without laws: up to `steps` moves, or to its end. The same plan plays the same game as
 * `walk`.
 */
export function playthrough<G extends GameTypes>(
  game: Game<G>,
  plan: Plan<G>,
  steps = Number.POSITIVE_INFINITY,
  after: (step: PlayedStep<G>, match: Match<G>) => void = () => {},
): Match<G> {
  const { match, random: seeded } = dealMatch(game, plan);
  const random = playoutOf(plan.seed);
  const driver = makeDriver(game, kitOf(game), match.board, plan.driver);
  while (match.log.length < steps && !game.outcome(match.state)) {
    const seat = draw(random, game.active(match.state));
    const move =
      chanceMove(match, seeded) ?? game.search.decode(match.board, driver.choose(match.state, seat, random));
    after({ seat, move, events: match.apply(seat, move) }, match);
  }
  return match;
}

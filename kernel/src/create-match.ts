import { TarmacError } from './errors.ts';
import type { Game, GameTypes, Options } from './game.ts';
import { checkPlayers, Match } from './match.ts';
import { readOptions } from './options.ts';
import type { Random } from './random.ts';
import { seededRandom } from './random.ts';

export interface MatchPlan<G extends GameTypes> {
  readonly board: G['Board'];
  /** What the host chose; the rest is filled in. */
  readonly options?: unknown;
  readonly names: readonly string[];
  readonly seed: string;
}

export interface NewMatch<G extends GameTypes> {
  readonly match: Match<G>;
  /** For each seat the place of its player in `names`. */
  readonly order: readonly number[];
  /** What the match was dealt with; also serves chance during play (`settleChance`). */
  readonly random: Random;
}

/** Deals a match. Everybody keeps the neighbours of `names`; the one who begins gets seat 0. */
export function createMatch<G extends GameTypes>(game: Game<G>, plan: MatchPlan<G>): NewMatch<G> {
  const players = plan.names.length;
  checkPlayers(game, players);
  // The game's own list of options is what G['Options'] is made of.
  const options: G['Options'] = readOptions(game.options, plan.options);
  const random = seededRandom(game.id, plan.board.id, options, plan.seed);
  const first = chosenStart(options, players) ?? random.stream('start').below(players);
  const order = plan.names.map((_, seat) => (first + seat) % players);
  const setup = game.deal(plan.board, options, players, random);
  const seats = order.map((place) => plan.names[place]);
  return { match: new Match(game, { board: plan.board, options, seats, setup }), order, random };
}

/** A game may offer the option `startingPlayer`: `drawn`, or a player counted from 1. */
function chosenStart(options: Options, players: number): number | undefined {
  const chosen = options.startingPlayer;
  if (typeof chosen !== 'number') return undefined;
  if (chosen <= players) return chosen - 1;
  throw new TarmacError('unknown-option', `Player ${chosen} cannot begin: there are ${players} players.`, {
    path: 'options.startingPlayer',
  });
}

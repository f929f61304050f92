import { playMatch } from '@tarmac/bots';
import type { AnyGame } from '@tarmac/games';
import type { GameTypes, Match, Options } from '@tarmac/kernel';
import { recordText, toRecord } from '@tarmac/kernel';
import { gameSeeds } from '../seeds.ts';
import type { GamePlan, GameReport } from './game-plan.ts';
import { dealOf } from './game-plan.ts';
import { Stopwatch } from './stopwatch.ts';

export type AnyMatch = Match<GameTypes>;

/**
 * The bots as they sit down for a game: each game moves them on by one, so that in as many games as there are
 * players every bot has sat everywhere. Returns places in the plan.
 */
function seating(plan: GamePlan, game: number): number[] {
  const { length } = plan.bots;
  return plan.bots.map((_, place) => (place + game - 1) % length);
}

/** The first to sit down begins, unless the caller wants it otherwise: a draw leaves the seats to chance. */
export function withStart(game: AnyGame, options: Options): Options {
  const drawn = game.options.some((option) => option.name === 'startingPlayer');
  return drawn ? { startingPlayer: 1, ...options } : options;
}

export function playGame(
  game: AnyGame,
  board: GameTypes['Board'],
  plan: GamePlan,
  number: number,
): PlayedGame {
  const places = seating(plan, number);
  const watch = plan.wants.times ? new Stopwatch(places.length) : undefined;
  const { match, order } = playMatch(game, board, {
    options: plan.options,
    bots: places.map((place) => plan.bots[place] ?? ''),
    seed: gameSeeds(plan.seed)(dealOf(number, plan.gamesPerDeal)),
    ...(watch && { watch }),
  });
  const outcome = game.outcome(match.state);
  if (!outcome) throw new Error(`game ${number} did not end`);
  const report: GameReport = {
    game: number,
    bots: order.map((place) => places[place] ?? 0),
    scores: outcome.scores,
    winners: outcome.winners,
    reason: outcome.reason,
    decisions: match.log.length,
    ...(plan.wants.record && { record: recordText(toRecord(match)) }),
    ...(watch && { times: watch.times() }),
  };
  return { match, report };
}

export interface PlayedGame {
  readonly match: AnyMatch;
  readonly report: GameReport;
}

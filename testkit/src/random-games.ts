import type { Game, GameTypes } from '@tarmac/kernel';
import type { GameKit } from './game-kit.ts';
import { kitOf } from './kits/index.ts';
import type { Plan } from './plans.ts';
import { planGame } from './plans.ts';
import type { Watch } from './walk.ts';
import { walk } from './walk.ts';

/** What a run of random games came across. */
export interface RunReport {
  games: number;
  decisions: number;
  longest: number;
  readonly reasons: Record<string, number>;
  /** Games in which each rarity happened. */
  readonly coverage: Record<string, number>;
}

export interface RunOptions<G extends GameTypes> extends Watch<G> {
  readonly kit?: GameKit<G>;
  readonly players?: readonly number[];
  /** Sees every plan before it is played; false leaves it out. */
  wanted?(plan: Plan<G>): boolean;
}

export function emptyReport<G extends GameTypes>(game: Game<G>, kit: GameKit<G>): RunReport {
  return {
    games: 0,
    decisions: 0,
    longest: 0,
    reasons: Object.fromEntries(game.endReasons.map((reason) => [reason, 0])),
    coverage: Object.fromEntries(kit.rarities.map((rarity) => [rarity, 0])),
  };
}

/**
 * Plays `count` random games over all boards, numbers of players, options and drivers; throws `LawFailure`.
 */
export function randomGames<G extends GameTypes>(
  game: Game<G>,
  boards: readonly G['Board'][],
  count: number,
  seed: string,
  how: RunOptions<G>,
): RunReport {
  const kit = how.kit ?? kitOf(game);
  const report = emptyReport(game, kit);
  for (let n = 0; n < count; n++) {
    const plan = planGame(game, kit, { ...how, boards, seed }, n);
    if (how.wanted && !how.wanted(plan)) continue;
    playOne(game, kit, plan, how, report);
  }
  return report;
}

export function playOne<G extends GameTypes>(
  game: Game<G>,
  kit: GameKit<G>,
  plan: Plan<G>,
  watch: Watch<G>,
  report: RunReport,
): void {
  const { decisions, outcome, happened } = walk(game, kit, plan, watch);
  report.games++;
  report.decisions += decisions;
  report.longest = Math.max(report.longest, decisions);
  report.reasons[outcome.reason] = (report.reasons[outcome.reason] ?? 0) + 1;
  for (const rarity of happened.keys()) report.coverage[rarity] = (report.coverage[rarity] ?? 0) + 1;
}

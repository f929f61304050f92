import type { Game, GameTypes } from '@tarmac/kernel';
import type { GameKit } from './game-kit.ts';
import { kitOf } from './kits/index.ts';
import { ALL_LAWS, LOG_LAWS } from './laws/index.ts';
import type { RandomRun } from './plans.ts';
import { planGame } from './plans.ts';
import type { RunReport } from './random-games.ts';
import { emptyReport, playOne } from './random-games.ts';
import type { Finding } from './walk.ts';
import { LawFailure } from './walk.ts';

export interface FuzzOptions<G extends GameTypes> extends RandomRun<G> {
  /** Asked before every game: whether to stop. */
  until(): boolean;
  /** Instead of the one that testkit has for this game. */
  readonly kit?: GameKit<G>;
  /** Called after every game. */
  progress?(report: RunReport): void;
}

export interface FuzzReport extends RunReport {
  /** The first law that was broken; absent if all held. */
  readonly finding?: Finding;
}

/** Plays random games with every law in every state, until it is told to stop or a law is broken. */
export function fuzz<G extends GameTypes>(game: Game<G>, how: FuzzOptions<G>): FuzzReport {
  const kit = how.kit ?? kitOf(game);
  const report = emptyReport(game, kit);
  const watch = { laws: ALL_LAWS, logLaws: LOG_LAWS };
  for (let n = 0; !how.until(); n++) {
    const plan = planGame(game, kit, how, n);
    try {
      playOne(game, kit, plan, watch, report);
    } catch (error) {
      if (error instanceof LawFailure) return { ...report, finding: error.finding };
      throw error;
    }
    how.progress?.(report);
  }
  return report;
}

import type { Share } from '@tarmac/airlines-europe';
import { isScored } from '../../common/scoring/scored.ts';
import type * as common from '../../common/scoring/script.ts';
import { writeScripts } from '../../common/scoring/script.ts';
import type { Frame, Scored, Told } from '../types.ts';
import type { Reason } from './reason.ts';
import { reasonOf } from './reason.ts';
import { type Standing, standingsOf } from './standings.ts';

/** One airline on the stage. */
export interface Scene extends common.Scene {
  readonly item: Share;
  readonly standings: readonly Standing[];
  /** The space of its marker; null for ABACUS, which has none. */
  readonly value: number | null;
  readonly reason: Reason;
}

type Script = common.Script<Scene>;

const SCORINGS = 3;

/**
 * The scorings of one move; two when the refill of the first turned up a scoring card (AE-76). Airlines come in the
 * order of AE-72, ABACUS last.
 */
export function scriptsOf(told: Told, before: Frame, after: Frame): Script[] {
  const blocked = told.events.some((event) => event.type === 'ended' && event.reason === 'all-blocked');
  return writeScripts(told.events.filter(isScored), {
    open: after.view.options.openScores,
    before: before.view.vp,
    /** AE-81: the last one, because no licence can be bought any more. */
    occasion: (scoring, last) => ({ scoring, of: SCORINGS, final: blocked && last }),
    itemOf: ({ share }) => share,
    sceneOf: (scored) => sceneOf(scored, after.view.track),
  });
}

function sceneOf(scored: Scored, track: Readonly<Partial<Record<Share, number>>>): Scene {
  const standings = standingsOf(scored);
  const reason = reasonOf(scored, standings);
  const { share: item, row, points } = scored;
  return { item, value: track[item] ?? null, row, points, standings, reason, rules: reason.rules };
}

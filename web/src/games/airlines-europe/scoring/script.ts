import type { Event, Share } from '@tarmac/airlines-europe';
import type { EuropeFrame, EuropeTold } from '../types.ts';
import type { Reason } from './reason.ts';
import { reasonOf } from './reason.ts';
import type { Scored, Standing } from './standings.ts';
import { standingsOf } from './standings.ts';

/** One airline on the stage. */
export interface Scene {
  readonly share: Share;
  /** The space of its marker; null for ABACUS, which has none. */
  readonly value: number | null;
  readonly row: readonly number[];
  /** By seat. */
  readonly points: readonly number[];
  readonly standings: readonly Standing[];
  readonly reason: Reason;
}

/** All that is shown of one scoring. */
export interface Script {
  /** Counted from 1. */
  readonly scoring: number;
  /** AE-81: the last one, because no licence can be bought any more. */
  readonly final: boolean;
  /** In the order of the scoring (AE-72), ABACUS last; only what a player holds. */
  readonly scenes: readonly Scene[];
  readonly unheld: readonly Share[];
  /** By seat: the points of this scoring. */
  readonly totals: readonly number[];
  /** By seat: the points before it. */
  readonly before: readonly number[];
}

/** The scorings of one move; two when the refill of the first turned up a scoring card (AE-76). */
export function scriptsOf(told: EuropeTold, before: EuropeFrame, after: EuropeFrame): Script[] {
  const scorings = [...Map.groupBy(told.events.filter(isScored), ({ scoring }) => scoring).values()];
  const blocked = told.events.some((event) => event.type === 'ended' && event.reason === 'all-blocked');
  const scripts: Script[] = [];
  let points = before.view.vp;
  for (const events of scorings) {
    const script = scriptOf(events, blocked && events === scorings.at(-1), after.view.track, points);
    scripts.push(script);
    points = added(points, script.totals);
  }
  return scripts;
}

export function isScored(event: Event): event is Scored {
  return event.type === 'scored';
}

function scriptOf(
  events: readonly Scored[],
  final: boolean,
  track: Readonly<Partial<Record<Share, number>>>,
  before: readonly number[],
): Script {
  const isHeld = ({ holdings, points }: Scored) => points.some((_, seat) => (holdings[seat] ?? 0) > 0);
  const scenes = events.filter(isHeld).map((scored): Scene => {
    const standings = standingsOf(scored);
    const { share, row, points } = scored;
    return {
      share,
      value: track[share] ?? null,
      row,
      points,
      standings,
      reason: reasonOf(scored, standings),
    };
  });
  return {
    scoring: events[0]?.scoring ?? 1,
    final,
    scenes,
    unheld: events.filter((scored) => !isHeld(scored)).map(({ share }) => share),
    totals: sumUpTo(scenes, scenes.length, before.length),
    before,
  };
}

/** By seat: the points of the first `count` scenes. */
export function sumUpTo(scenes: readonly Scene[], count: number, seats: number): number[] {
  return scenes.slice(0, count).reduce(
    (sum, { points }) => added(sum, points),
    Array.from({ length: seats }, () => 0),
  );
}

function added(first: readonly number[], second: readonly number[]): number[] {
  return first.map((points, seat) => points + (second[seat] ?? 0));
}

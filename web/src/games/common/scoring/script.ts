import type { Standing } from './standings.ts';

/** One airline on the stage. A game adds what its own words need. */
export interface Scene {
  readonly item: string;
  /** What the places pay, the first one first. */
  readonly row: readonly number[];
  /** By seat. */
  readonly points: readonly number[];
  readonly standings: readonly Standing[];
  /** The rules that explain it, the most telling one first. */
  readonly rules: readonly string[];
}

/** Which scoring it is. */
interface Occasion {
  /** Counted from 1. */
  readonly scoring: number;
  /** How many scorings the game has. */
  readonly of: number;
  /** One that no scoring card called. */
  readonly final: boolean;
}

/** All that is shown of one scoring. */
export interface Script<S extends Scene = Scene> extends Occasion {
  /** Whether everybody may know the points of all. */
  readonly open: boolean;
  /** In the order of the scoring; only what a player holds. */
  readonly scenes: readonly S[];
  readonly unheld: readonly string[];
  /** By seat: the points of this scoring. */
  readonly totals: readonly number[];
  /** By seat: the points before it. */
  readonly before: readonly number[];
}

/** What games tell of one airline that is scored. */
interface Scored {
  readonly scoring: number;
  readonly holdings: readonly number[];
  /** By seat. */
  readonly points: readonly number[];
}

/** How a game writes its scripts. */
interface Writing<E extends Scored, S extends Scene> {
  readonly open: boolean;
  /** By seat: the points before the move. */
  readonly before: readonly number[];
  /** `last`: of this move. */
  occasion(scoring: number, last: boolean): Occasion;
  itemOf(event: E): string;
  sceneOf(event: E): S;
}

/** The scorings of one move, each counting on from the one before. */
export function writeScripts<E extends Scored, S extends Scene>(
  events: readonly E[],
  writing: Writing<E, S>,
): Script<S>[] {
  const scorings = [...Map.groupBy(events, ({ scoring }) => scoring)];
  let { before } = writing;
  return scorings.map(([scoring, scored], i) => {
    const scenes = scored.filter(isHeld).map((event) => writing.sceneOf(event));
    const totals = sumUpTo(scenes, scenes.length, before.length);
    const script = {
      ...writing.occasion(scoring, i === scorings.length - 1),
      open: writing.open,
      scenes,
      unheld: scored.filter((event) => !isHeld(event)).map((event) => writing.itemOf(event)),
      totals,
      before,
    };
    before = added(before, totals);
    return script;
  });
}

/** By a player; what only the third holds interests nobody. */
function isHeld({ holdings, points }: Scored): boolean {
  return points.some((_, seat) => (holdings[seat] ?? 0) > 0);
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

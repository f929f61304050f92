import { away, type Box, type Curve, type Point, pathOf, tenth } from './geometry.ts';
import { type Label, placeLabels } from './place-labels.ts';
import { type Disc, type Line, placeRoutes } from './place-routes.ts';

/** A circle of a route on the map. */
interface CirclePlan extends Point {
  /** What is printed on it. */
  readonly number: number;
}

export interface RoutePlan {
  readonly id: string;
  /** Its place in the board file and in `view.routes`. */
  readonly index: number;
  /** Names of the ends, in the order of the board file. */
  readonly ends: readonly [string, string];
  readonly curve: Curve;
  /** The curve as SVG path. */
  readonly d: string;
  readonly circles: readonly CirclePlan[];
  /** How much smaller than elsewhere signs stand here: on a short route seen from afar. */
  readonly shrink?: number;
}

export interface CityPlan<Home extends string = string> extends Disc {
  readonly id: string;
  readonly name: string;
  /** Who is at home here. */
  readonly home: Home | null;
  /** The room for its name; none where a level leaves it out. */
  readonly label: Box | null;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Where everything stands, in world units. */
export interface Layout<Route extends RoutePlan = RoutePlan, City extends CityPlan = CityPlan> {
  /** What the map shows when it fits the screen. */
  readonly frame: Box;
  readonly routes: readonly Route[];
  readonly cities: readonly City[];
  /** Diameter of a circle. */
  readonly slot: number;
}

export const SLOT = 18;
export const HOME_RADIUS = 15;
export const DOT_RADIUS = 5;
export const LABEL = 12;

/** Room for a name in capitals. */
export const nameWidth = (name: string, size: number): number => name.length * size * 0.6 + 3;

/** What `layOut` needs to know of a city and of a route. */
interface CityToPlace<Home extends string> {
  readonly id: string;
  readonly name: string;
  readonly disc: Disc;
  readonly home: Home | null;
}
interface RouteToPlace {
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly from: Disc;
  readonly to: Disc;
  readonly numbers: readonly number[];
}

interface ToPlace<Home extends string> {
  readonly frame: Box;
  readonly cities: readonly CityToPlace<Home>[];
  readonly routes: readonly RouteToPlace[];
  /** Nothing is there. */
  readonly reserved: readonly Box[];
  /** What is next to a city apart from its name. */
  readonly flags: readonly Label[];
  /** Size of the names. */
  readonly label: number;
  /** Whether a name must not stand nearer to another city than to its own: where cities are many. */
  readonly strict?: boolean;
}

/** How often circles may make room for flags and names that found none. */
const ROUNDS = 4;

/**
 * Finds a place for every line, circle, flag and name, in this order. Where something is on a circle in the end,
 * the circles are placed again, aside from all flags and names.
 */
export function layOut<Home extends string>(toPlace: ToPlace<Home>) {
  const { frame, cities, routes, reserved, flags, label, strict = false } = toPlace;
  const discs = cities.map(({ disc }) => disc);
  const lines = routes.map(({ from, to, numbers }) => readable({ from, to, circles: numbers.length }));
  const names = cities.map(({ name, disc }): Label => ({ at: disc, w: nameWidth(name, label), h: label }));
  let placed = placeRoutes(lines, discs, reserved, SLOT);
  let boxes: readonly Box[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) placed = placeRoutes(lines, discs, [...reserved, ...boxes], SLOT);
    const circles = placed.flatMap((route) => route.circles.map((at) => ({ ...at, r: SLOT / 2 + 1 })));
    boxes = placeLabels([...flags, ...names], {
      discs: [...discs, ...circles],
      boxes: reserved,
      lines: placed.flatMap(({ curve }) => curve.trail),
      rivals: strict ? discs : [],
      frame,
      unit: 1,
    });
    if (!boxes.some((box) => circles.some((circle) => away(circle, box) < SLOT / 2))) break;
  }
  return {
    routes: routes.map(({ id, ends, numbers }, index): RoutePlan => {
      const { curve, circles } = placed[index] ?? { curve: undefined, circles: [] };
      if (!curve) throw new Error(`route ${id} has no place`);
      const plans = circles.map(({ x, y }, i) => ({ x: tenth(x), y: tenth(y), number: numbers[i] ?? 0 }));
      return { id, index, ends, curve, d: pathOf(curve), circles: plans };
    }),
    cities: cities.map(({ id, name, disc, home }, i): CityPlan<Home> => {
      return { ...disc, id, name, home, label: boxes[flags.length + i] ?? null };
    }),
    flags: boxes.slice(0, flags.length),
  };
}

interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The cities with room around them, widened or heightened to the shape of the screen. */
export function frameAround(points: readonly Point[], pad: Margins, aspect: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - pad.left, Math.max(...xs) + pad.right];
  const [top, bottom] = [Math.min(...ys) - pad.top, Math.max(...ys) + pad.bottom];
  const w = Math.max(right - left, (bottom - top) * aspect);
  const h = Math.max(bottom - top, (right - left) / aspect);
  return {
    x: Math.round((left + right - w) / 2),
    y: Math.round((top + bottom - h) / 2),
    w: Math.round(w),
    h: Math.round(h),
  };
}

/** Numbers rise to the right, on a steep line downwards. */
function readable({ from, to, circles }: Line): Line {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reads = (Math.abs(dx) * 2 > Math.abs(dy) ? dx : dy) > 0;
  return reads ? { from, to, circles } : { from: to, to: from, circles };
}

/** What is computed once for each board and set of options. */
export function remembered<Board extends object, Options, Plan>(
  compute: (board: Board, options: Options) => Plan,
): (board: Board, options: Options) => Plan {
  const known = new WeakMap<Board, Map<string, Plan>>();
  return (board, options) => {
    const plans = known.get(board) ?? new Map<string, Plan>();
    known.set(board, plans);
    const key = JSON.stringify(options);
    const plan = plans.get(key) ?? compute(board, options);
    plans.set(key, plan);
    return plan;
  };
}

import type { Airline, BoardFile } from '@tarmac/airlines-europe';
import { type Box, type Curve, type Point, pathOf, tenth } from './geometry.ts';
import { type Label, placeLabels } from './place-labels.ts';
import { type Disc, type Line, placeRoutes } from './place-routes.ts';
import { project } from './projection.ts';
import { type Signpost, signpostAt } from './remote-ends.ts';

/** A licence circle on the map. */
interface Slot extends Point {
  readonly price: number;
}

export interface RoutePlan {
  readonly id: string;
  /** Its place in the board file and in `view.routes`. */
  readonly index: number;
  /** Names of the ends, in the order of the board file. */
  readonly ends: readonly [string, string];
  readonly remote: boolean;
  readonly curve: Curve;
  /** The curve as SVG path. */
  readonly d: string;
  readonly slots: readonly Slot[];
  /** How much smaller than elsewhere airplanes stand here: on a short route seen from afar. */
  readonly shrink?: number;
}

export interface CityPlan extends Disc {
  readonly id: string;
  readonly name: string;
  /** The airline at home here, if it is in play. */
  readonly home: Airline | null;
  /** The room for its name; none where a level leaves it out. */
  readonly label: Box | null;
}

export interface SignpostPlan extends Signpost {
  readonly id: string;
  readonly name: string;
}

export interface BonusPlan {
  readonly airline: Airline;
  readonly value: number;
  readonly city: CityPlan;
  readonly box: Box;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Where everything stands, in world units. */
export interface Layout {
  /** What the map shows when it fits the screen. */
  readonly frame: Box;
  readonly routes: readonly RoutePlan[];
  readonly cities: readonly CityPlan[];
  readonly signposts: readonly SignpostPlan[];
  readonly bonuses: readonly BonusPlan[];
  /** Diameter of a licence. */
  readonly slot: number;
}

interface LayoutOptions {
  /** Airlines in play; the homes of the others are plain cities. */
  readonly airlines: readonly Airline[];
  /** Width : height of the screen that the frame should fill. */
  readonly aspect?: number;
  /** Size of the names. */
  readonly label?: number;
  /** Kept free of licences and signposts: the upper left corner for a title, the upper right one for buttons. */
  readonly corners?: readonly [left: Size, right: Size];
}

const SLOT = 18;
const HOME_RADIUS = 15;
const DOT_RADIUS = 5;
export const LABEL = 12;
const ASPECT = 992 / 616;
/** Around the outermost cities: room for names, signposts and the title. */
const PAD = { left: 143, top: 52, right: 115, bottom: 34 };
const CORNERS: readonly [Size, Size] = [
  { w: 206, h: 176 },
  { w: 172, h: 52 },
];
export const FLAG = { w: 40, h: 22 };

/** Room for a name in capitals. */
export const nameWidth = (name: string, size: number): number => name.length * size * 0.6 + 3;

const known = new WeakMap<BoardFile, Map<string, Layout>>();

/** The board at full detail; computed once for each board, set of airlines, shape and size of names. */
export function layoutOf(board: BoardFile, options: LayoutOptions): Layout {
  const layouts = known.get(board) ?? new Map<string, Layout>();
  known.set(board, layouts);
  const key = `${options.airlines.join()} ${options.aspect} ${options.label} ${JSON.stringify(options.corners)}`;
  const layout = layouts.get(key) ?? layoutBoard(board, options);
  layouts.set(key, layout);
  return layout;
}

export function layoutBoard(
  board: BoardFile,
  { airlines, aspect = ASPECT, label = LABEL, corners = CORNERS }: LayoutOptions,
): Layout {
  const onMap = citiesOnMap(board);
  const homes = new Map(
    board.airlines.flatMap(({ id, home }) => (airlines.includes(id) ? [[home, id] as const] : [])),
  );
  const near = board.cities.filter((city) => onMap.has(city.id));
  const frame = frameAround(near.map(project), aspect);
  const discs = new Map<string, Disc>();
  for (const city of near) {
    const { x, y } = project(city);
    discs.set(city.id, { x: tenth(x), y: tenth(y), r: homes.has(city.id) ? HOME_RADIUS : DOT_RADIUS });
  }
  const cityDiscs = [...discs.values()];
  const reserved: Box[] = [
    { x: frame.x, y: frame.y, ...corners[0] },
    { x: frame.x + frame.w - corners[1].w, y: frame.y, ...corners[1] },
  ];

  const signposts = new Map<string, SignpostPlan>();
  for (const route of board.routes) {
    const [anchor, far] = onMap.has(route.from) ? [route.from, route.to] : [route.to, route.from];
    const from = discs.get(anchor);
    const city = board.cities.find(({ id }) => id === far);
    if (onMap.has(far) || !from || !city || signposts.has(far)) continue;
    const taken = [
      ...reserved,
      ...[...signposts.values()].map(({ box }) => box),
      ...cityDiscs.map(boxAround),
    ];
    const width = nameWidth(city.name, LABEL) + 24;
    signposts.set(far, { id: far, name: city.name, ...signpostAt(from, project(city), width, frame, taken) });
  }

  const endOf = (id: string): Disc => {
    const end = discs.get(id) ?? signposts.get(id)?.end ?? { x: frame.x, y: frame.y };
    return { r: 0, ...end };
  };
  const lines = board.routes.map(({ from, to, licences }) => {
    const [a, b] = [discs.get(from) ?? endOf(from), discs.get(to) ?? endOf(to)];
    return readable({ from: a, to: b, licences: licences.length });
  });
  const fixed = [...reserved, ...[...signposts.values()].map(({ box }) => box)];
  const placed = placeRoutes(lines, cityDiscs, fixed, SLOT);
  const names = new Map(board.cities.map(({ id, name }) => [id, name]));
  const routes = board.routes.map((route, index): RoutePlan => {
    const { curve, slots } = placed[index] ?? { curve: undefined, slots: [] };
    if (!curve) throw new Error(`route ${route.id} has no place`);
    return {
      id: route.id,
      index,
      ends: [names.get(route.from) ?? route.from, names.get(route.to) ?? route.to],
      remote: !(discs.has(route.from) && discs.has(route.to)),
      curve,
      d: pathOf(curve),
      slots: slots.map(({ x, y }, i) => ({ x: tenth(x), y: tenth(y), price: route.licences[i] ?? 0 })),
    };
  });

  const bonuses = board.bonuses.filter(
    ({ airline, target }) => airlines.includes(airline) && discs.has(target),
  );
  const flags = bonuses.map(({ target }): Label => ({ at: discs.get(target) ?? endOf(target), ...FLAG }));
  const labels = near.map(
    ({ id, name }): Label => ({ at: discs.get(id) ?? endOf(id), w: nameWidth(name, label), h: label }),
  );
  const boxes = placeLabels([...flags, ...labels], {
    discs: [
      ...cityDiscs,
      ...routes.flatMap(({ slots }) => slots.map(({ x, y }) => ({ x, y, r: SLOT / 2 + 1 }))),
    ],
    boxes: fixed,
    lines: routes.flatMap(({ curve }) => curve.trail),
    frame,
    unit: 1,
  });
  const cities = near.map(({ id, name }, i): CityPlan => {
    const label = boxes[flags.length + i] ?? null;
    return { ...(discs.get(id) ?? endOf(id)), id, name, home: homes.get(id) ?? null, label };
  });
  return {
    frame,
    routes,
    cities,
    signposts: [...signposts.values()],
    bonuses: bonuses.flatMap(({ airline, value, target }, i) => {
      const [city, box] = [cities.find(({ id }) => id === target), boxes[i]];
      return city && box ? [{ airline, value, city, box }] : [];
    }),
    slot: SLOT,
  };
}

/** AE-47: a city that only remote routes reach lies off the map. */
function citiesOnMap(board: BoardFile): Set<string> {
  const onMap = new Set(board.routes.flatMap(({ from, to, remote }) => (remote ? [] : [from, to])));
  return onMap.size > 0 ? onMap : new Set(board.cities.map(({ id }) => id));
}

/** The cities with room around them, widened or heightened to the shape of the screen. */
function frameAround(points: readonly Point[], aspect: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - PAD.left, Math.max(...xs) + PAD.right];
  const [top, bottom] = [Math.min(...ys) - PAD.top, Math.max(...ys) + PAD.bottom];
  const w = Math.max(right - left, (bottom - top) * aspect);
  const h = Math.max(bottom - top, (right - left) / aspect);
  return {
    x: Math.round((left + right - w) / 2),
    y: Math.round((top + bottom - h) / 2),
    w: Math.round(w),
    h: Math.round(h),
  };
}

const boxAround = ({ x, y, r }: Disc): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** Prices rise to the right, on a steep line downwards. */
function readable({ from, to, licences }: Line): Line {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reads = (Math.abs(dx) * 2 > Math.abs(dy) ? dx : dy) > 0;
  return reads ? { from, to, licences } : { from: to, to: from, licences };
}

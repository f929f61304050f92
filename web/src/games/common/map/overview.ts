import { along, type Box, type Curve, distance, least, type Point, pathOf, tenth } from './geometry.ts';
import { type CityPlan, type Layout, nameWidth, type RoutePlan } from './layout.ts';
import { placeLabels } from './place-labels.ts';

/**
 * Sizes on the screen, in pixels: a sign with its letter, the smallest one on a short route (shape and livery without
 * the letter), the name of a home with its sign before it.
 */
export const OVERVIEW = { plane: 14, letter: 12, smallest: 10, label: 13, fin: 17, dot: 4 } as const;

interface AfarOptions {
  /** World units in a pixel. */
  readonly unit: number;
  /** What lies over the map, in world units. */
  readonly buttons: readonly Box[];
  /** Whether a name must not stand nearer to any other city than to its own, or only to a named one. */
  readonly strict?: boolean;
  /** The curve of a route seen from afar, if not the one it has; such a route keeps its signs in the middle. */
  redrawn?(route: RoutePlan): Curve | null;
}

/** The board from afar, where a circle is a dot: signs spread along the same curves, only homes are named. */
export function fromAfar<Route extends RoutePlan, City extends CityPlan>(
  layout: Layout<Route, City>,
  { unit, buttons, strict = false, redrawn = () => null }: AfarOptions,
): Layout<Route, City> {
  const rows = layout.routes.map((route) => rowOn(route, unit, redrawn(route)));
  const discs = layout.cities.map((city) => ({ ...city, r: OVERVIEW.dot * unit, label: null }));
  settle(rows, discs);
  const named = discs.filter(({ home }) => home !== null);
  const boxes = placeLabels(
    named.map((at) => {
      const w = nameWidth(at.name, OVERVIEW.label) + OVERVIEW.fin + 4;
      return { at, w: w * unit, h: OVERVIEW.fin * unit };
    }),
    {
      discs: [
        ...discs,
        ...rows.flatMap((row) => placesOf(row, row.shift).map((p) => ({ ...p, r: row.size / 2 }))),
      ],
      boxes: buttons,
      lines: [],
      rivals: strict ? discs : named,
      frame: layout.frame,
      unit,
    },
  );
  const labels = new Map(named.map(({ id }, i) => [id, boxes[i] ?? null]));
  return {
    frame: layout.frame,
    routes: rows.map(placed),
    cities: discs.map((city) => ({ ...city, label: labels.get(city.id) ?? null })),
    slot: OVERVIEW.plane * unit,
  };
}

/** The signs of a route in a row, which may be shifted along it. */
interface Row<Route extends RoutePlan> {
  readonly route: Route;
  readonly drawn: Curve;
  /** Of a sign, and of the step to the next one. */
  readonly size: number;
  readonly gap: number;
  /** How far the row can go to either side. */
  readonly slack: number;
  readonly shrink: number;
  shift: number;
}

function rowOn<Route extends RoutePlan>(route: Route, unit: number, redrawn: Curve | null): Row<Route> {
  const drawn = redrawn ?? route.curve;
  const count = route.circles.length;
  const room = drawn.length - 2 * OVERVIEW.dot * unit;
  const gap = Math.min(OVERVIEW.plane * 1.06 * unit, room / count);
  const size = Math.min(OVERVIEW.plane, Math.max(OVERVIEW.smallest, gap / unit)) * unit;
  const slack = redrawn ? 0 : Math.max(0, (room - count * gap) / 2);
  return { route, drawn, size, gap, slack, shrink: size / (OVERVIEW.plane * unit), shift: 0 };
}

function placesOf({ route, drawn, gap }: Row<RoutePlan>, shift: number): Point[] {
  const count = route.circles.length;
  return route.circles.map((_, i) => along(drawn, drawn.length / 2 + (i - (count - 1) / 2) * gap + shift));
}

const SHIFTS = [0, -0.5, 0.5, -1, 1];
const ROUNDS = 3;

/** Rows make room for each other, and leave the cities open. */
function settle(rows: readonly Row<RoutePlan>[], cities: readonly CityPlan[]): void {
  const standing = rows.map((row) => placesOf(row, 0));
  for (let round = 0; round < ROUNDS; round++) {
    rows.forEach((row, i) => {
      if (row.slack === 0) return;
      const taken = rows.flatMap((other, j) =>
        i === j ? [] : (standing[j] ?? []).map((at) => ({ ...at, r: other.size / 2 })),
      );
      const others = [...taken, ...cities];
      row.shift =
        least(SHIFTS, (part) => {
          let cost = Math.abs(part);
          for (const at of placesOf(row, part * row.slack))
            for (const other of others)
              cost += Math.max(0, row.size / 2 + other.r - distance(at, other)) ** 2;
          return cost;
        }) * row.slack;
      standing[i] = placesOf(row, row.shift);
    });
  }
}

function placed<Route extends RoutePlan>(row: Row<Route>): Route {
  const { route, drawn, shrink } = row;
  const circles = placesOf(row, row.shift).map(({ x, y }, i) => ({
    x: tenth(x),
    y: tenth(y),
    number: route.circles[i]?.number ?? 0,
  }));
  return { ...route, curve: drawn, d: pathOf(drawn), circles, shrink };
}

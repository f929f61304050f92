import {
  along,
  type Box,
  type Curve,
  curve,
  distance,
  least,
  type Point,
  pathOf,
  tenth,
} from './geometry.ts';
import { type CityPlan, type Layout, nameWidth, type RoutePlan } from './layout.ts';
import { placeLabels } from './place-labels.ts';

/**
 * Sizes on the screen, in pixels: an airplane with its letter, the smallest one on a short route (shape and livery
 * without the letter), the name of a home with its fin before it.
 */
export const OVERVIEW = { plane: 14, letter: 12, smallest: 10, label: 13, fin: 17, dot: 4 } as const;

/**
 * The board from afar, where a licence is a dot: airplanes spread along the same curves, only homes are named.
 * `unit`: world units in a pixel.
 */
export function overviewOf(layout: Layout, unit: number): Layout {
  const slot = OVERVIEW.plane * unit;
  const rows = layout.routes.map((route) => rowOn(route, unit, layout));
  const discs = layout.cities.map((city): CityPlan => ({ ...city, r: OVERVIEW.dot * unit, label: null }));
  settle(rows, discs);
  const routes = rows.map(placed);
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
      boxes: corners(layout.frame, unit),
      lines: [],
      rivals: named,
      frame: layout.frame,
      unit,
    },
  );
  const labels = new Map(named.map(({ id }, i) => [id, boxes[i] ?? null]));
  return {
    ...layout,
    routes,
    cities: discs.map((city) => ({ ...city, label: labels.get(city.id) ?? null })),
    signposts: [],
    bonuses: [],
    slot,
  };
}

/** Where buttons lie over the map: the whole map and the hint at the left, map or list at the right. */
function corners({ x, y, w }: Box, unit: number): Box[] {
  const [left, right] = [
    { w: 84, h: 96 },
    { w: 118, h: 58 },
  ].map((size) => ({ w: size.w * unit, h: size.h * unit }));
  return left && right
    ? [
        { x, y, ...left },
        { x: x + w - right.w, y, ...right },
      ]
    : [];
}

/** The airplanes of a route in a row, which may be shifted along it. */
interface Row {
  readonly route: RoutePlan;
  readonly drawn: Curve;
  /** Of an airplane, and of the step to the next one. */
  readonly size: number;
  readonly gap: number;
  /** How far the row can go to either side. */
  readonly slack: number;
  readonly shrink: number;
  shift: number;
}

/** A remote route runs on to the edge, where its signpost stood. */
function rowOn(route: RoutePlan, unit: number, { frame, signposts }: Layout): Row {
  let drawn = route.curve;
  const post = signposts.find(({ end }) => distance(end, drawn.from) < 1 || distance(end, drawn.to) < 1);
  if (post) {
    const edge = { x: post.side === 'left' ? frame.x : frame.x + frame.w, y: post.end.y };
    drawn = distance(post.end, drawn.from) < 1 ? curve(edge, drawn.to, 0) : curve(drawn.from, edge, 0);
  }
  const count = route.slots.length;
  const room = drawn.length - 2 * OVERVIEW.dot * unit;
  const gap = Math.min(OVERVIEW.plane * 1.06 * unit, room / count);
  const size = Math.min(OVERVIEW.plane, Math.max(OVERVIEW.smallest, gap / unit)) * unit;
  const slack = post ? 0 : Math.max(0, (room - count * gap) / 2);
  return { route, drawn, size, gap, slack, shrink: size / (OVERVIEW.plane * unit), shift: 0 };
}

function placesOf({ route, drawn, gap }: Row, shift: number): Point[] {
  const count = route.slots.length;
  return route.slots.map((_, i) => along(drawn, drawn.length / 2 + (i - (count - 1) / 2) * gap + shift));
}

const SHIFTS = [0, -0.5, 0.5, -1, 1];
const ROUNDS = 3;

/** Rows make room for each other, and leave the cities open. */
function settle(rows: readonly Row[], cities: readonly CityPlan[]): void {
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

function placed(row: Row): RoutePlan {
  const { route, drawn, shrink } = row;
  const slots = placesOf(row, row.shift).map(({ x, y }, i) => ({
    x: tenth(x),
    y: tenth(y),
    price: route.slots[i]?.price ?? 0,
  }));
  return { ...route, curve: drawn, d: pathOf(drawn), slots, shrink };
}

// Where things go on the drawn map: the projection, the bow of every route, its circles, the labels.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A round obstacle: a city or a price. */
export interface Disc extends Point {
  readonly r: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

type Place = { readonly lat: number; readonly lon: number };

export interface Line {
  readonly from: Disc;
  readonly to: Disc;
  readonly circles: number;
}

export interface Route {
  readonly control: Point;
  readonly spots: readonly Disc[];
  /** Points along the curve, some 6 px apart. */
  readonly trail: readonly Point[];
}

export interface Label {
  readonly at: Disc;
  readonly w: number;
  readonly h: number;
}

export const SPOT = 10;
const GAP = 2 * SPOT + 1.5;
const BOWS = [0, 0.05, -0.05, 0.1, -0.1, 0.16, -0.16, 0.22, -0.22, 0.3, -0.3, 0.4, -0.4];
const SHIFTS = [0, 7, -7, 14, -14, 21, -21, 30, -30, 42, -42, 58, -58, 80, -80];
const ROUNDS = 3;

/** Lambert's conformal conic projection, true on two parallels a sixth inside the edges; y grows south. */
export function conic(places: readonly Place[]): (place: Place) => Point {
  const rad = Math.PI / 180;
  const lats = places.map((place) => place.lat * rad);
  const lons = places.map((place) => place.lon * rad);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [low, high] = [(5 * south + north) / 6, (south + 5 * north) / 6];
  const middle = (Math.min(...lons) + Math.max(...lons)) / 2;
  const tan = (lat: number) => Math.tan(Math.PI / 4 + lat / 2);
  const n = Math.log(Math.cos(low) / Math.cos(high)) / Math.log(tan(high) / tan(low));
  return ({ lat, lon }) => {
    const radius = (Math.cos(low) * (tan(low) / tan(lat * rad)) ** n) / n;
    const angle = n * (lon * rad - middle);
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
  };
}

const distance = (a: Point, b: Point) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

function bowed({ from, to, circles }: Line, bow: number, shift: number): Route {
  const length = distance(from, to);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const control = { x: (from.x + to.x) / 2 - dy * bow, y: (from.y + to.y) / 2 + dx * bow };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t * t * to.y,
  });
  const middle = 0.5 + (from.r - to.r) / 2 / length;
  const spots = Array.from({ length: circles }, (_, i) => {
    const t = middle + ((i - (circles - 1) / 2) * GAP + shift) / length;
    return { ...at(Math.min(1, Math.max(0, t))), r: SPOT };
  });
  const steps = Math.ceil(length / 6);
  return { control, spots, trail: Array.from({ length: steps + 1 }, (_, i) => at(i / steps)) };
}

/** How much closer than `least` two things are, squared. */
const squeeze = (a: Point, b: Point, least: number) => {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  if (dx > least || -dx > least || dy > least || -dy > least) return 0;
  return Math.max(0, least - Math.sqrt(dx * dx + dy * dy)) ** 2;
};

const sum = <T>(list: readonly T[], cost: (item: T) => number) => {
  let total = 0;
  for (const item of list) total += cost(item);
  return total;
};

/** The choice with the least cost; the first of equals. */
export function least<T>(choices: readonly T[], cost: (choice: T) => number): T {
  let [best, lowest] = [choices[0], Number.POSITIVE_INFINITY];
  for (const choice of choices) {
    const price = cost(choice);
    if (price < lowest) [best, lowest] = [choice, price];
  }
  return best;
}

/** Bows the routes and shifts their circles, one by one and in rounds, to leave each other room. */
export function placeRoutes(lines: readonly Line[], cities: readonly Disc[], boxes: readonly Box[]): Route[] {
  const routes = lines.map((line) => bowed(line, 0, 0));
  const order = lines.map((_, i) => i).sort((a, b) => routes[a].trail.length - routes[b].trail.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of order) {
      const line = lines[i];
      const length = distance(line.from, line.to);
      const centre = routes[i].trail[routes[i].trail.length >> 1];
      const close = (p: Point) => distance(p, centre) < 0.75 * length + 40;
      const passed = cities.filter((city) => city !== line.from && city !== line.to && close(city));
      const others = routes.filter((_, j) => j !== i);
      const otherSpots = others.flatMap((route) => route.spots).filter(close);
      const otherLines = others.flatMap((route) => route.trail).filter(close);
      const room = (length - line.circles * GAP) / 2;
      const choices = BOWS.flatMap((bow) =>
        SHIFTS.filter((shift) => Math.abs(shift) < Math.max(1, room - 12)).map((shift) => ({
          route: bowed(line, bow, shift),
          effort: 0.5 * Math.abs(bow) * length + 40 * bow * bow + 0.15 * Math.abs(shift),
        })),
      );
      routes[i] = least(choices, ({ route, effort }) => {
        const near = sum(route.spots, (spot) => {
          const byRound =
            sum(otherSpots, (other) => 3 * squeeze(spot, other, GAP + 1)) +
            sum(cities, (city) => 3 * squeeze(spot, city, city.r + SPOT + 3));
          const byLines = sum(otherLines, (p) => 0.5 * squeeze(spot, p, SPOT + 3));
          const byBoxes = sum(boxes, (box) => overlap(around(spot), box));
          return byRound + byLines + byBoxes;
        });
        const along = sum(route.trail, (p) => {
          const byCities = sum(passed, (city) => squeeze(p, city, city.r + 14));
          return byCities + sum(otherSpots, (spot) => 0.5 * squeeze(p, spot, SPOT + 3));
        });
        return effort + near + along;
      }).route;
    }
  }
  return routes;
}

export const around = ({ x, y, r }: Disc): Box => ({ x, y, w: 2 * r, h: 2 * r });

export function overlap(a: Box, b: Box): number {
  const w = (a.w + b.w) / 2 - Math.abs(a.x - b.x);
  const h = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Right, left, above, below and the corners; then above and below, moved along by a part of the width. */
const SIDES = [
  [1, 0, 0.5],
  [-1, 0, -0.5],
  [0, -1, 0],
  [0, 1, 0],
  [0.8, -0.75, 0.5],
  [-0.8, -0.75, -0.5],
  [0.8, 0.75, 0.5],
  [-0.8, 0.75, -0.5],
  [0, -1, 0.3],
  [0, -1, -0.3],
  [0, 1, 0.3],
  [0, 1, -0.3],
] as const;

/** Puts every label on the side of its city where it covers least. */
export function placeLabels(
  labels: readonly Label[],
  routes: readonly Route[],
  discs: readonly Disc[],
  fixed: readonly Box[],
  map: Box,
): Box[] {
  const spots = [...discs, ...routes.flatMap((route) => route.spots)].map(around);
  const dots = routes.flatMap((route) => route.trail.map((p) => ({ ...p, w: 6, h: 6 })));
  const choices = labels.map(({ at, w, h }) =>
    [2, 6, 11].flatMap((gap) =>
      SIDES.map(([sx, sy, along], i) => {
        const x = at.x + sx * (at.r + gap) + along * w;
        const y = at.y + sy * (at.r + gap + (sx ? 0 : h / 2));
        const box = { x, y, w, h };
        const inside = overlap(box, map) > w * h - 1 ? 0 : 1e4;
        const onSpots = sum(spots, (spot) => 4 * overlap(box, spot)) + sum(fixed, (b) => 9 * overlap(box, b));
        return { box, cost: inside + onSpots + sum(dots, (dot) => 2 * overlap(box, dot)) + gap + i / 4 };
      }),
    ),
  );
  const boxes = choices.map((list) => least(list, (choice) => choice.cost).box);
  for (let round = 0; round < ROUNDS; round++) {
    choices.forEach((list, i) => {
      const others = boxes.filter((_, j) => j !== i);
      boxes[i] = least(list, ({ box, cost }) => cost + sum(others, (other) => 6 * overlap(box, other))).box;
    });
  }
  return boxes;
}

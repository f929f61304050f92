import { along, away, type Box, type Curve, curve, distance, type Point } from './geometry.ts';

/** A round obstacle: a city. */
export interface Disc extends Point {
  readonly r: number;
}

/** A route to place: its ends and how many circles lie on it. */
export interface Line {
  readonly from: Disc;
  readonly to: Disc;
  readonly circles: number;
}

interface Placed {
  readonly curve: Curve;
  readonly circles: readonly Point[];
}

/** Bows as parts of the length, shifts of the circles along the line in units: slight ones first. */
const BOWS = [0, 0.03, -0.03, 0.06, -0.06, 0.09, -0.09, 0.12, -0.12, 0.16, -0.16, 0.2, -0.2, 0.25, -0.25];
const SHIFTS = [0, 6, -6, 12, -12, 19, -19, 27, -27, 36, -36, 48, -48, 62, -62, 80, -80];
const ROUNDS = 4;
/** Comparisons of points. Boards of the games need less than a hundredth of it; beyond, a crowd stays a crowd. */
const MOST_EFFORT = 3e7;
/** Between two circles of a route, and between a circle and anything else. */
const GAP = 2.5;
const AIR = 3;
/** A line keeps this far from the rim of a city that it passes. */
const BERTH = 9;

/** Bows the routes and shifts their circles, one by one and in rounds, until they leave each other room. */
export function placeRoutes(
  lines: readonly Line[],
  cities: readonly Disc[],
  boxes: readonly Box[],
  slot: number,
): Placed[] {
  const effort = { left: MOST_EFFORT };
  const tracks = lines.map((line) => new Track(line, cities, slot, effort));
  const placed: Placed[] = tracks.map((track) => track.at(0, 0));
  const order = [...tracks.entries()].sort(([, a], [, b]) => a.length - b.length);
  const neighbours = tracks.map((track) => tracks.flatMap((other, j) => (track.meets(other) ? [j] : [])));
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    for (const [i, track] of order) {
      if (effort.left <= 0) return placed;
      const others = (neighbours[i] ?? []).flatMap((j) => placed[j] ?? []);
      const best = track.best(others, boxes);
      changed ||= best !== placed[i];
      placed[i] = best;
    }
    if (!changed) break;
  }
  return placed;
}

/** All ways to draw one route. Curves and places are computed when first asked for, and kept. */
class Track {
  readonly length: number;
  readonly #line: Line;
  readonly #slot: number;
  readonly #centre: Point;
  readonly #reach: number;
  readonly #passed: readonly Disc[];
  readonly #shifts: readonly number[];
  /** Shared by all routes of a board. */
  readonly #effort: { left: number };
  readonly #curves = new Map<number, { curve: Curve; berth: number }>();
  readonly #places = new Map<number, Placed>();

  constructor(line: Line, cities: readonly Disc[], slot: number, effort: { left: number }) {
    const { from, to, circles } = line;
    this.#effort = effort;
    this.#line = line;
    this.#slot = slot;
    this.length = distance(from, to);
    this.#centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    this.#reach = 0.55 * this.length + 20;
    this.#passed = cities.filter((city) => this.#near(city));
    const room = (this.length - from.r - to.r - circles * (slot + GAP)) / 2;
    this.#shifts = SHIFTS.filter((shift) => Math.abs(shift) <= Math.max(0, room));
  }

  #near(p: Point): boolean {
    return distance(p, this.#centre) < this.#reach;
  }

  /** Whether another route may come near this one, however both are bowed. */
  meets(other: Track): boolean {
    return other !== this && distance(this.#centre, other.#centre) < this.#reach + other.#reach;
  }

  #curve(bow: number) {
    let known = this.#curves.get(bow);
    if (!known) {
      const { from, to } = this.#line;
      const drawn = curve(from, to, bow);
      let berth = 0;
      this.#effort.left -= drawn.trail.length * this.#passed.length;
      for (const city of this.#passed)
        if (city !== from && city !== to)
          for (const p of drawn.trail) berth += squeeze(p, city, city.r + BERTH);
      known = { curve: drawn, berth };
      this.#curves.set(bow, known);
    }
    return known;
  }

  at(bow: number, shift: number): Placed {
    const key = 1000 * bow + 1e6 * shift;
    let known = this.#places.get(key);
    if (!known) {
      const { from, to, circles: count } = this.#line;
      const { curve: drawn } = this.#curve(bow);
      const middle = (drawn.length + from.r - to.r) / 2 + shift;
      const gap = this.#slot + GAP;
      const circles = Array.from({ length: count }, (_, i) =>
        along(drawn, middle + (i - (count - 1) / 2) * gap),
      );
      known = { curve: drawn, circles };
      this.#places.set(key, known);
    }
    return known;
  }

  #crossing(others: readonly Placed[]): Point[] {
    const points: Point[] = [];
    for (const { curve: drawn } of others) for (const p of drawn.trail) if (this.#near(p)) points.push(p);
    return points;
  }

  /** The least crowded way, given how the others are drawn now. */
  best(others: readonly Placed[], boxes: readonly Box[]): Placed {
    const circles = others.flatMap((other) => other.circles).filter((p) => this.#near(p));
    const trails = this.#crossing(others);
    const half = this.#slot / 2;
    let best = this.at(0, 0);
    let lowest = Number.POSITIVE_INFINITY;
    for (const bow of BOWS) {
      const bend = 0.3 * Math.abs(bow) * this.length + 300 * bow * bow;
      if (bend >= lowest) break;
      const { curve: drawn, berth } = this.#curve(bow);
      let line = bend + berth;
      this.#effort.left -= drawn.trail.length * circles.length;
      for (const p of drawn.trail) {
        if (line >= lowest) break;
        for (const s of circles) line += 0.6 * squeeze(p, s, half + AIR);
      }
      for (const shift of this.#shifts) {
        let cost = line + 0.12 * Math.abs(shift);
        if (cost >= lowest) break;
        const place = this.at(bow, shift);
        this.#effort.left -= place.circles.length * (circles.length + trails.length);
        for (const s of place.circles) {
          for (const other of circles) cost += 3 * squeeze(s, other, this.#slot + AIR);
          for (const city of this.#passed) cost += 3 * squeeze(s, city, city.r + half + AIR);
          for (const box of boxes) cost += 3 * Math.max(0, half + AIR - away(s, box)) ** 2;
          if (cost >= lowest) break;
          for (const p of trails) cost += 0.6 * squeeze(s, p, half + AIR);
        }
        if (cost < lowest) [best, lowest] = [place, cost];
      }
    }
    return best;
  }
}

/** How much closer than `wanted` two points are, squared. */
function squeeze(a: Point, b: Point, wanted: number): number {
  const dx = a.x - b.x;
  if (dx > wanted || -dx > wanted) return 0;
  const dy = a.y - b.y;
  if (dy > wanted || -dy > wanted) return 0;
  const short = wanted - Math.sqrt(dx * dx + dy * dy);
  return short > 0 ? short * short : 0;
}

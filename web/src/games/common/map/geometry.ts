export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its upper left corner. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A bowed line between two points, as quadratic Bézier curve. */
export interface Curve {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
  /** Points along it, evenly apart, ends included. */
  readonly trail: readonly Point[];
  readonly length: number;
}

/** Units between two points of a trail. */
const STRIDE = 5;

export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** `bow`: how far the middle lies beside the straight line, as a part of its length. */
export function curve(from: Point, to: Point, bow: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const control = { x: (from.x + to.x) / 2 - dy * bow * 2, y: (from.y + to.y) / 2 + dx * bow * 2 };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t * t * to.y,
  });
  const steps = Math.max(4, Math.ceil(Math.hypot(dx, dy) / STRIDE));
  const trail = Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
  let length = 0;
  for (let i = 1; i < trail.length; i++) length += distance(trail[i - 1] ?? from, trail[i] ?? to);
  return { from, control, to, trail, length };
}

/** The point this many units along a curve; bows are slight, so its parameter is as good as its length. */
export function along({ from, control, to, length }: Curve, way: number): Point {
  const t = Math.min(1, Math.max(0, way / length));
  const s = 1 - t;
  return {
    x: s * s * from.x + 2 * t * s * control.x + t * t * to.x,
    y: s * s * from.y + 2 * t * s * control.y + t * t * to.y,
  };
}

export const pathOf = ({ from, control, to }: Curve): string =>
  `M${tenth(from.x)} ${tenth(from.y)}Q${tenth(control.x)} ${tenth(control.y)} ${tenth(to.x)} ${tenth(to.y)}`;

export const tenth = (value: number): number => Math.round(value * 10) / 10;

export function boxAround(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** Those of the points that can be seen together in a window of this size: all of them, or most around one of them. */
export function seenTogether(points: readonly Point[], width: number, height: number): readonly Point[] {
  const { w, h } = boxAround(points, 0);
  if (w <= width && h <= height) return points;
  const around = (middle: Point): readonly Point[] =>
    points.filter((p) => Math.abs(p.x - middle.x) <= width / 2 && Math.abs(p.y - middle.y) <= height / 2);
  return points.map(around).reduce((most, each) => (each.length > most.length ? each : most));
}

/** From a point to the nearest edge of a box; 0 inside. */
export function away(p: Point, { x, y, w, h }: Box): number {
  const dx = Math.max(x - p.x, 0, p.x - x - w);
  const dy = Math.max(y - p.y, 0, p.y - y - h);
  return dx === 0 ? dy : dy === 0 ? dx : Math.sqrt(dx * dx + dy * dy);
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The choice with the least cost; the first of equals. */
export function least<T>(choices: readonly T[], cost: (choice: T) => number): T {
  let best: T | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const price = cost(choice);
    if (price < lowest) [best, lowest] = [choice, price];
  }
  if (best === undefined) throw new Error('nothing to choose from');
  return best;
}

import { away, type Box, least, overlap, type Point } from './geometry.ts';
import type { Disc } from './place-routes.ts';

/** Something next to a city: its name, a flag. */
export interface Label {
  readonly at: Disc;
  readonly w: number;
  readonly h: number;
}

/** What labels must not cover: `discs` and `boxes` never, `lines` if it can be helped. */
interface Obstacles {
  readonly discs: readonly Disc[];
  readonly boxes: readonly Box[];
  readonly lines: readonly Point[];
  /** Other cities that have a name: a label nearer to one of them would seem to be its. */
  readonly rivals?: readonly Disc[];
  readonly frame: Box;
  /** World units in a unit of the drawing. */
  readonly unit: number;
}

/** Directions from the city, then how the label hangs there: −1 before the point, 0 centred, 1 after it. */
const SIDES = [
  [1, 0, 1],
  [-1, 0, -1],
  [0, -1, 0],
  [0, 1, 0],
  [0.75, -0.8, 1],
  [0.75, 0.8, 1],
  [-0.75, -0.8, -1],
  [-0.75, 0.8, -1],
  [0, -1, 0.5],
  [0, 1, 0.5],
  [0, -1, -0.5],
  [0, 1, -0.5],
] as const;
const GAPS = [2.5, 6, 10, 16, 24];
const ROUNDS = 3;
/** What it costs to stand nearer to another city, as a square of this many pixels. */
const RIVAL = 1200;

/** Puts every label on the side of its city where it covers least. */
export function placeLabels(labels: readonly Label[], obstacles: Obstacles): Box[] {
  const choices = labels.map((label) => placesFor(label, obstacles));
  const boxes = choices.map((list) => least(list, ({ cost }) => cost).box);
  for (let round = 0; round < ROUNDS; round++) {
    choices.forEach((list, i) => {
      const others = boxes.filter((_, j) => j !== i);
      boxes[i] = least(list, ({ box, cost }) => {
        let crowded = cost;
        for (const other of others) crowded += 6 * overlap(box, other);
        return crowded;
      }).box;
    });
  }
  return boxes;
}

function placesFor({ at, w, h }: Label, { discs, boxes, lines, rivals = [], frame, unit }: Obstacles) {
  const reach = at.r + w + 30 * unit;
  const near = <T extends Point>(list: readonly T[]): T[] =>
    list.filter((p) => Math.abs(p.x - at.x) < reach && Math.abs(p.y - at.y) < at.r + h + 40 * unit);
  const [closeDiscs, closeLines] = [near(discs).filter((disc) => disc !== at), near(lines)];
  return GAPS.map((gap) => gap * unit).flatMap((gap, far) =>
    SIDES.map(([sx, sy, hang], i) => {
      const x = at.x + sx * (at.r + gap) + ((hang - 1) * w) / 2;
      const y = at.y + sy * (at.r + gap) + (sx === 0 ? (sy * h) / 2 : 0) - h / 2;
      const box = { x, y, w, h };
      let cost = (far * 4 + i * 0.3) * unit * unit;
      if (overlap(box, frame) < w * h - 1) cost += 1e4;
      for (const disc of closeDiscs) cost += 9 * Math.max(0, disc.r + 1.5 * unit - away(disc, box)) ** 2;
      for (const other of boxes) cost += 9 * overlap(box, other);
      const own = away(at, box);
      for (const rival of rivals) if (rival !== at && away(rival, box) < own) cost += RIVAL * unit * unit;
      for (const p of closeLines) if (away(p, box) < 1.5 * unit) cost += 2.4;
      return { box, cost };
    }),
  );
}

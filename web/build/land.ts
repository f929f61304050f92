// The coast of Europe as one path in the map's world units, from Natural Earth (public domain).
// `node web/build/land.ts` writes web/src/games/airlines-europe/map/land.ts anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, geoConicConformal, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { PROJECTION } from '../src/games/airlines-europe/map/projection.ts';

type Ring = [x: number, y: number][];

/** What a screen of any shape can show: the frame of a board and much around it. */
const EXTENT: [[number, number], [number, number]] = [
  [-430, -330],
  [1430, 950],
];
/** Islands below this area, in square units, are left out. */
const SMALLEST = 1.2;
/** How far, in tenths of a unit, the drawn coast may lie from the true one. */
const TOLERANCE = 1.8;

/** The path in tenths of a unit, with relative integer coordinates: short, and shorter still when compressed. */
export function landPath(): string {
  return rings().map(path).join('');
}

function rings(): Ring[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0];
  const { land } = topology.objects;
  if (!land) throw new Error('land-50m.json holds no land');
  const { parallels, meridian, scale, x, y } = PROJECTION;
  const projection = geoConicConformal()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .scale(scale)
    .translate([x, y])
    .clipExtent(EXTENT);
  const all: Ring[] = [];
  const pen = {
    beginPath: () => {},
    moveTo: (px: number, py: number) => void all.push([[px * 10, py * 10]]),
    lineTo: (px: number, py: number) => void all.at(-1)?.push([px * 10, py * 10]),
    arc: () => {},
    closePath: () => {},
  };
  geoPath(projection, pen)(feature(topology, land) as GeoPermissibleObjects);
  return all
    .filter((ring) => Math.abs(area(ring)) > SMALLEST * 100)
    .map((ring) => simplified(ring).map(([px, py]) => [Math.round(px), Math.round(py)]));
}

function area(ring: Ring): number {
  let twice = 0;
  let [lastX, lastY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    twice += lastX * y - x * lastY;
    [lastX, lastY] = [x, y];
  }
  return twice / 2;
}

/** Ramer, Douglas and Peucker: leaves out the points that a straight line replaces well enough. */
function simplified(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [furthest, at] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const away = distance(line[i] ?? first, first, last);
    if (away > furthest) [furthest, at] = [away, i];
  }
  if (furthest < TOLERANCE) return [first, last];
  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))];
}

/** From a point to the line through two others, or to the first of them where both are one. */
function distance([x, y]: Ring[0], [ax, ay]: Ring[0], [bx, by]: Ring[0]): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function path(ring: Ring): string {
  const [start, ...rest] = ring;
  if (!start) return '';
  let [lastX, lastY] = start;
  const steps = rest.flatMap(([x, y]) => {
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step[0] === 0 && step[1] === 0 ? [] : step;
  });
  return `M${start.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

if (import.meta.main) {
  const text = [
    '// Written by web/build/land.ts; do not edit. Natural Earth, public domain.',
    '/** The coast in tenths of a world unit. */',
    `export const LAND =\n  '${landPath()}';`,
    '',
  ].join('\n');
  writeFileSync(new URL('../src/games/airlines-europe/map/land.ts', import.meta.url), text);
}

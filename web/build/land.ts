// The coasts of the maps, each as one path in its map's world units, from Natural Earth (public domain).
// `node web/build/land.ts` writes the land.ts of every map again.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoPermissibleObjects, geoConicConformal, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import * as unitedStates from '../src/games/air-kwire/map/projection.ts';
import * as northAmerica from '../src/games/airlines-1990/map/projection.ts';
import * as europe from '../src/games/airlines-europe/map/projection.ts';
import type { Point } from '../src/games/common/map/geometry.ts';
import type { Conic } from '../src/games/common/map/projection.ts';
import { LAKES } from './lakes.ts';

type Spot = [x: number, y: number];
type Ring = Spot[];

interface Coast {
  readonly file: string;
  readonly projection: Conic;
  /** What a screen of any shape can show, as it is on the cone: the frame of a board and much around it. */
  readonly extent: [Spot, Spot];
  /** From the cone's units to world units. */
  bend(point: Point): Point;
  readonly lakes: readonly (readonly number[])[];
  /** Islands below this area, in square units, are left out. */
  readonly smallest: number;
  /** How far, in tenths of a unit, the drawn coast may lie from the true one. */
  readonly tolerance: number;
}

export const COASTS: Readonly<Record<'europe' | 'northAmerica' | 'unitedStates', Coast>> = {
  europe: {
    file: '../src/games/airlines-europe/map/land.ts',
    projection: europe.PROJECTION,
    extent: [
      [-430, -330],
      [1430, 950],
    ],
    bend: (point) => point,
    lakes: [],
    smallest: 1.2,
    tolerance: 1.8,
  },
  northAmerica: {
    file: '../src/games/airlines-1990/map/land.ts',
    projection: northAmerica.PROJECTION,
    extent: [
      [-7000, -11_500],
      [7500, 600],
    ],
    bend: northAmerica.throughLens,
    lakes: Object.values(LAKES),
    smallest: 14,
    tolerance: 3.2,
  },
  unitedStates: {
    file: '../src/games/air-kwire/map/land.ts',
    projection: unitedStates.PROJECTION,
    extent: [
      [-6500, -9500],
      [6500, 200],
    ],
    bend: unitedStates.underHexes,
    lakes: Object.values(LAKES),
    smallest: 36,
    tolerance: 5,
  },
};

/** The path in tenths of a unit, with relative integer coordinates: short, and shorter still when compressed. */
export function landPath(coast: Coast): string {
  return rings(coast).map(path).join('');
}

function rings(coast: Coast): Ring[] {
  const { extent, bend, lakes, smallest, tolerance } = coast;
  const { parallels, meridian, scale, x, y } = coast.projection;
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0];
  const { land } = topology.objects;
  if (!land) throw new Error('land-50m.json holds no land');
  const projection = geoConicConformal()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .scale(scale)
    .translate([x, y])
    .clipExtent(extent);
  const all: Ring[] = [];
  const inTenths = (px: number, py: number): Spot => {
    const point = bend({ x: px, y: py });
    return [point.x * 10, point.y * 10];
  };
  const pen = {
    beginPath: () => {},
    moveTo: (px: number, py: number) => void all.push([inTenths(px, py)]),
    lineTo: (px: number, py: number) => void all.at(-1)?.push(inTenths(px, py)),
    arc: () => {},
    closePath: () => {},
  };
  geoPath(projection, pen)(feature(topology, land) as GeoPermissibleObjects);
  const shores = all
    .filter((ring) => Math.abs(area(ring)) > smallest * 100)
    .map((ring) => simplified(ring, tolerance).map(rounded));
  const waters = lakes.map((lake) => {
    const spots = lake.flatMap((lon, i) => (i % 2 === 0 ? [[lon, lake[i + 1] ?? 0] as Spot] : []));
    const ring = spots.map((spot) => inTenths(...(projection(spot) ?? [0, 0])));
    return hole(softened(softened(ring))).map(rounded);
  });
  return [...shores, ...waters];
}

/** Every corner is cut off. */
function softened(ring: Ring): Ring {
  return ring.flatMap(([x, y], i): Ring => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    const part = (share: number): Spot => [x + (nextX - x) * share, y + (nextY - y) * share];
    return [part(0.25), part(0.75)];
  });
}

/** Land runs clockwise, so a lake, which runs the other way, is not land. */
function hole(ring: Ring): Ring {
  return area(ring) > 0 ? ring.toReversed() : ring;
}

const rounded = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)];

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
function simplified(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [furthest, at] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const away = distance(line[i] ?? first, first, last);
    if (away > furthest) [furthest, at] = [away, i];
  }
  if (furthest < tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ];
}

/** From a point to the line through two others, or to the first of them where both are one. */
function distance([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
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
  for (const coast of Object.values(COASTS)) {
    const text = [
      '// Written by web/build/land.ts; do not edit. Natural Earth, public domain.',
      '/** The coast in tenths of a world unit. */',
      `export const LAND =\n  '${landPath(coast)}';`,
      '',
    ].join('\n');
    writeFileSync(new URL(coast.file, import.meta.url), text);
  }
}

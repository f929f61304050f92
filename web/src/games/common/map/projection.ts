import type { Point } from './geometry.ts';

/** Degrees, as they are in a board file. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** Lambert's conformal conic projection: y grows south, (x, y) is where the meridian crosses the equator. */
export interface Conic {
  readonly parallels: readonly [south: number, north: number];
  readonly meridian: number;
  /** World units in a radian of the earth. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const RADIAN = Math.PI / 180;
const half = (lat: number): number => Math.tan(Math.PI / 4 + (lat * RADIAN) / 2);

/** From degrees to world units: everything that is drawn on a map, land and boards alike, lives in one plane. */
export function conic({ parallels, meridian, scale, x, y }: Conic): (place: Place) => Point {
  const [south, north] = parallels;
  const cone =
    Math.log(Math.cos(south * RADIAN) / Math.cos(north * RADIAN)) / Math.log(half(north) / half(south));
  const equator = (Math.cos(south * RADIAN) * half(south) ** cone) / cone;
  return ({ lat, lon }) => {
    const radius = equator / half(Math.max(lat, -80)) ** cone;
    const angle = cone * turned(lon - meridian) * RADIAN;
    return {
      x: x + scale * radius * Math.sin(angle),
      y: y - scale * (equator - radius * Math.cos(angle)),
    };
  };
}

/** Between −180 and 180. */
function turned(east: number): number {
  return east - 360 * Math.round(east / 360);
}

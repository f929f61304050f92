import type { Point } from './geometry.ts';

/** Degrees, as they stand in a board file. */
interface Place {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Lambert's conformal conic projection for Europe, in world units: everything that is drawn on the map, land and
 * boards alike, lives in this one plane. The large board fills about 992 × 616 of it; y grows south.
 */
export const PROJECTION = { parallels: [42, 60], meridian: 14, scale: 1300, x: 550, y: 1567 } as const;

const RADIAN = Math.PI / 180;
const half = (lat: number): number => Math.tan(Math.PI / 4 + (lat * RADIAN) / 2);

const [south, north] = PROJECTION.parallels;
const CONE =
  Math.log(Math.cos(south * RADIAN) / Math.cos(north * RADIAN)) / Math.log(half(north) / half(south));
const EQUATOR = (Math.cos(south * RADIAN) * half(south) ** CONE) / CONE;

export function project({ lat, lon }: Place): Point {
  const radius = EQUATOR / half(Math.max(lat, -80)) ** CONE;
  const angle = CONE * turned(lon) * RADIAN;
  return {
    x: PROJECTION.x + PROJECTION.scale * radius * Math.sin(angle),
    y: PROJECTION.y - PROJECTION.scale * (EQUATOR - radius * Math.cos(angle)),
  };
}

/** East of the central meridian, between −180 and 180. */
function turned(lon: number): number {
  const east = lon - PROJECTION.meridian;
  return east - 360 * Math.round(east / 360);
}

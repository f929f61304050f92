import type { Point } from '../../common/map/geometry.ts';
import { type Conic, conic, type Place } from '../../common/map/projection.ts';

/** North America on a cone, in kilometres. */
export const PROJECTION: Conic = { parallels: [25, 60], meridian: -103.4, scale: 6371, x: 0, y: 0 };
const onCone = conic(PROJECTION);

/**
 * The lens over the cone: the middle of the board is larger than its rim, where few cities lie. Centre and radius in
 * kilometres (a smaller radius is rounder), world units in a kilometre in the middle, and where the middle is.
 */
const LENS = {
  x: { centre: 914, radius: 4102, scale: 0.1728, at: 600 },
  y: { centre: -4134, radius: 2727, scale: 0.1446, at: 440 },
};

/** Where cities stand close together the land swells: how far around, in kilometres, and how much. */
const SWELLS: readonly (Place & { readonly radius: number; readonly growth: number })[] = [
  { lat: 42.02, lon: -80.56, radius: 1028, growth: 0.78 },
  { lat: 47.89, lon: -124.97, radius: 332, growth: 0.85 },
  { lat: 52.29, lon: -116.05, radius: 837, growth: 0.85 },
  { lat: 16.23, lon: -99.62, radius: 595, growth: 0.83 },
  { lat: 35.22, lon: -114.72, radius: 491, growth: 0.82 },
];

/** From kilometres on the cone to world units. */
export function throughLens(p: Point): Point {
  let { x, y } = p;
  for (const { at, radius, growth } of CENTRES) {
    const [dx, dy] = [p.x - at.x, p.y - at.y];
    const more = growth * Math.exp(-(dx * dx + dy * dy) / (2 * radius * radius));
    x += dx * more;
    y += dy * more;
  }
  return { x: seen(x, LENS.x), y: seen(y, LENS.y) };
}

const CENTRES = SWELLS.map((swell) => ({ ...swell, at: onCone(swell) }));

function seen(value: number, { centre, radius, scale, at }: (typeof LENS)['x']): number {
  return at + scale * radius * Math.atan((value - centre) / radius);
}

export const project = (place: Place): Point => throughLens(onCone(place));

import type { Point } from '../../common/map/geometry.ts';
import { type Conic, conic, type Place } from '../../common/map/projection.ts';

/** The United States on a cone, in kilometres. */
export const PROJECTION: Conic = { parallels: [30, 46], meridian: -96, scale: 6371, x: 0, y: 0 };
const onCone = conic(PROJECTION);

/** World units of a megametre east and south on the cone, and where its origin lies. */
const EAST = { x: 175.8, y: 4.1 };
const SOUTH = { x: -15.5, y: 221.9 };
const ORIGIN = { x: 334.5, y: 1270.9 };

/**
 * The hexes of a board are all of one size, the country between its cities is not. So the land is pulled until it lies
 * under them: at a place of the cone, in kilometres, by this many world units, fading with the distance. Fitted to the
 * cities of the board.
 */
const PULLS: readonly (readonly [x: number, y: number, east: number, south: number])[] = [
  [-2100, -5685, -56.8, 66.9],
  [-2100, -4930, 37, -21.8],
  [-2100, -4175, 20.7, 5.1],
  [-1260, -5685, -12.4, -42],
  [-1260, -4930, -20.6, -6.3],
  [-1260, -4175, 35.6, -37.9],
  [-420, -5685, -0.9, -30],
  [-420, -4930, -26.6, 0.4],
  [-420, -4175, 18, -18.8],
  [-420, -3420, -23.1, -39.6],
  [420, -5685, 3.5, -16.8],
  [420, -4930, -7, -34.6],
  [420, -4175, 1.3, 0.4],
  [420, -3420, -1.6, -27.7],
  [1260, -4930, -9.1, -33.3],
  [1260, -4175, 20.9, 0.9],
  [1260, -3420, -20.9, -11.5],
  [2100, -5685, 118.5, 13.6],
  [2100, -4930, 19.7, -0.5],
];
/** How far a pull is felt, in kilometres. */
const RADIUS = 560;

/** From kilometres on the cone to world units. */
export function underHexes(p: Point): Point {
  let x = ORIGIN.x + (p.x * EAST.x + p.y * SOUTH.x) / 1000;
  let y = ORIGIN.y + (p.x * EAST.y + p.y * SOUTH.y) / 1000;
  for (const [atX, atY, east, south] of PULLS) {
    const felt = Math.exp(-((p.x - atX) ** 2 + (p.y - atY) ** 2) / (2 * RADIUS ** 2));
    x += felt * east;
    y += felt * south;
  }
  return { x, y };
}

export const project = (place: Place): Point => underHexes(onCone(place));

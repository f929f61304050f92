import { type Box, least, overlap, type Point } from '../../common/map/geometry.ts';
import type { Disc } from '../../common/map/place-routes.ts';

/** A signpost at the edge of the map for a place far beyond it. */
export interface Signpost {
  readonly box: Box;
  readonly side: 'left' | 'right';
  /** Where the route meets it. */
  readonly end: Point;
}

const HEIGHT = 22;
/** A licence with air around it is between the city and the signpost. */
const ROOM = 58;
const STEP = 8;

/** On the left or right edge, as near to the true direction as there is room. */
export function signpostAt(
  from: Disc,
  far: Point,
  width: number,
  frame: Box,
  taken: readonly Box[],
): Signpost {
  const side = far.x < from.x ? 'left' : 'right';
  const x = side === 'left' ? frame.x + 10 : frame.x + frame.w - 10 - width;
  const inner = side === 'left' ? x + width : x;
  const slope = (far.y - from.y) / Math.max(1, Math.abs(far.x - from.x));
  const top = frame.y + 10;
  const bottom = frame.y + frame.h - 10 - HEIGHT;
  const wanted = Math.min(bottom, Math.max(top, from.y + slope * Math.abs(inner - from.x) - HEIGHT / 2));
  const rows = Math.floor((bottom - top) / STEP);
  const places = Array.from({ length: rows + 1 }, (_, i) => ({ x, y: top + i * STEP, w: width, h: HEIGHT }));
  const box = least(places, (place) => {
    const wide = { x: place.x - 14, y: place.y - 12, w: place.w + 28, h: place.h + 24 };
    const reach = Math.hypot(inner - from.x, place.y + HEIGHT / 2 - from.y);
    const short = Math.max(0, from.r + ROOM - reach);
    const covered = taken.reduce((area, other) => area + overlap(wide, other), 0);
    return Math.abs(place.y - wanted) + 6 * short + covered;
  });
  return { box, side, end: { x: inner, y: box.y + HEIGHT / 2 } };
}

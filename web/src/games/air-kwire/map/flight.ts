import type { Aircraft, Airline, City } from '@tarmac/air-kwire';
import type { Pace } from '../../../play/open-table.ts';
import { flyPath, middleOf } from '../../common/map/flight.ts';
import { follow } from '../../common/map/following.ts';
import { curve } from '../../common/map/geometry.ts';
import { identityOf } from '../identity/identity.ts';
import { PIECES } from './layout.ts';

/** How far the way of an airplane bows out, as a part of its length. */
const BOW = 0.12;

interface Flight {
  readonly airline: Airline;
  readonly aircraft: Aircraft;
  readonly from: City;
  readonly to: City;
}

/** Flies an aircraft of an airline from one city to another. */
export async function flyBetween(
  map: Element,
  { airline, aircraft, from, to }: Flight,
  pace: Pace,
): Promise<void> {
  const [begin, end] = [middleOf(map, `city:${from}`), middleOf(map, `city:${to}`)];
  if (!begin || !end) return;
  const livery = {
    colour: identityOf(airline).base,
    symbol: `aircraft-${aircraft}`,
    plane: { id: `hull-${aircraft}`, width: 24, middle: { x: 10, y: 10 } },
  };
  const [first, last] = [begin, end].map(({ x, y }) => ({ x, y: y + PIECES }));
  if (!first || !last) return;
  await follow(map, [first, last], pace);
  await flyPath(map, curve(first, last, BOW).trail, livery, pace);
}

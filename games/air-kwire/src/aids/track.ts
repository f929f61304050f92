import type { BoardFile } from '../board-file.ts';
import type { Aircraft, Airline } from '../types.ts';
import { AIRCRAFT } from '../types.ts';
import type { View } from '../view.ts';
import { airlineIn, rankOf } from './table.ts';

/** What holds for an airline on a space of the stock track. */
export interface Limits {
  readonly price: number;
  /** AK-30: how many cities it may serve, home not counted. */
  readonly cities: number;
  /** The highest type allowed, and all types allowed. */
  readonly aircraft: Aircraft;
  readonly types: readonly Aircraft[];
}

/** AK-3: counted from 0; beyond its ends the track is as there. */
export function limitsAt(board: BoardFile, space: number): Limits {
  const at = board.track[Math.max(0, Math.min(space, topOf(board)))];
  if (!at) throw new RangeError('The track has no space.');
  const { price, cities, aircraft } = at;
  return { price, cities, aircraft, types: AIRCRAFT.slice(0, rankOf(aircraft) + 1) };
}

export function topOf(board: BoardFile): number {
  return board.track.length - 1;
}

/** What the next space brings beyond this one. */
export interface Unlocks {
  /** The price there. */
  readonly price: number;
  /** How many cities more. */
  readonly cities: number;
  /** The highest type that is new; null if none is. */
  readonly aircraft: Aircraft | null;
}

/** Null on the top space. */
export function unlocks(board: BoardFile, space: number): Unlocks | null {
  if (space >= topOf(board)) return null;
  const [here, next] = [limitsAt(board, space), limitsAt(board, space + 1)];
  return {
    price: next.price,
    cities: next.cities - here.cities,
    aircraft: rankOf(next.aircraft) > rankOf(here.aircraft) ? next.aircraft : null,
  };
}

/** AK-71: the space of an airline once prices no longer stand still; below 0 it will be bankrupt. */
export function comingSpace(view: View, board: BoardFile, airline: Airline): number {
  const { space, net } = airlineIn(view, airline);
  return Math.min(space + net, topOf(board));
}

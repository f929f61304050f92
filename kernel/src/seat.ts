import { TarmacError } from './errors.ts';
import type { Seat } from './game.ts';

export function isSeat(value: unknown, players: number): value is Seat {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players;
}

export function noSuchSeat(value: unknown, players: number): TarmacError {
  const named =
    typeof value === 'number' || typeof value === 'string' ? JSON.stringify(value) : 'of this kind';
  return new TarmacError('unknown-seat', `There is no seat ${named}; the seats are 0 to ${players - 1}.`);
}

export function readSeat(value: unknown, players: number, path: string): Seat {
  if (isSeat(value, players)) return value;
  throw noSuchSeat(value, players).within({ path });
}

import { clippedName, type Seat } from '@tarmac/kernel';
import type { Room } from '../../online/api.ts';

export type { Room } from '../../online/api.ts';

type RoomSeat = Room['seats'][number];

/** How a person is present: looks at the table, does not, or somebody else plays there. */
export type Presence = 'here' | 'away' | 'out';

/** The name at a seat; empty while it is free. */
export function nameAt({ seats }: Room, seat: Seat): string {
  return clippedName(seats[seat]?.player?.name ?? '');
}

/** A person by number; empty for somebody who has no seat. */
export function nameOfPerson(room: Room, who: number): string {
  return nameAt(
    room,
    room.seats.findIndex((seat) => seat.who === who),
  );
}

export function freeSeats({ seats }: Room): Seat[] {
  return seats.flatMap(({ player }, seat) => (player === null ? [seat] : []));
}

/** Null for a seat that belongs to no person. */
export function presenceOf({ player, who, here }: RoomSeat): Presence | null {
  if (who === null) return null;
  if (player?.kind !== 'person') return 'out';
  return here ? 'here' : 'away';
}

/** The viewer has a seat, and a bot plays it. */
export function isReplaced({ me, seats, phase }: Room): boolean {
  return phase === 'running' && me?.seat != null && seats[me.seat]?.player?.kind === 'bot';
}

/** Whether a person has been away so long that the others may seat a bot. */
export function absentFor({ seats, absence }: Room, seat: Seat, now: number): boolean {
  const { player, away } = seats[seat] ?? {};
  return player?.kind === 'person' && away != null && now - away >= absence * 60_000;
}

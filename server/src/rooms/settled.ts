import { sameJson } from '@tarmac/kernel';
import type { Table } from '@tarmac/table';
import type { Room } from './room.ts';

/**
 * The room after something happened at the table: whether the game is over, who is asked and since when. It follows from
 * what everybody can see, so that nothing tentative shows in it. The same room if nothing of this changed.
 */
export function settled(room: Room, table: Table | null, now: number): Room {
  if (!table) return room;
  const { status } = table.frame(null);
  if (status.outcome || status.ended) {
    if (room.phase === 'over') return room;
    return { ...room, phase: 'over', waiting: null, vote: null };
  }
  const seen = table.seen(null);
  const seats = status.deciding;
  const { waiting } = room;
  if (room.phase === 'running' && waiting?.seen === seen && sameJson(waiting.seats, seats)) return room;
  return { ...room, phase: 'running', waiting: { seats, since: now, seen } };
}

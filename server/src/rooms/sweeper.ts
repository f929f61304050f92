import { LIMITS } from '@tarmac/protocol';
import { Conflict } from '../store/writer.ts';
import type { Drivers } from './drivers.ts';
import type { Followers } from './followers.ts';
import { nextHost } from './joining.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A table that nobody has asked for so long leaves the memory, in milliseconds. */
const IDLE = 5 * 60_000;

/** What happens because time passes: hosts who are away, tables that never began, tables that nobody looks at. */
export async function sweep(rooms: Rooms, followers: Followers, drivers: Drivers): Promise<void> {
  const now = rooms.needs.now();
  for (const { id, room } of rooms.open) {
    if (hostIsAway(room, now)) await rooms.change(id, (draft) => passOn(draft, now));
    await rooms.forget(
      id,
      ({ used }) => used < now - IDLE && !followers.isWatched(id) && !drivers.isBusy(id),
    );
  }
  for (const id of rooms.needs.store.tables.neverBegun(now - LIMITS.gathering)) {
    try {
      await rooms.expire(id);
      followers.drop(id);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error; // it has begun in between
    }
  }
}

function hostIsAway(room: Room, now: number): boolean {
  const host = room.members.find(({ who }) => who === room.host);
  const away = host?.away ?? null;
  return away !== null && now - away >= LIMITS.hostAway && nextHost(room, room.host, true) !== undefined;
}

function passOn(draft: { room: Room }, now: number): void {
  const next = hostIsAway(draft.room, now) ? nextHost(draft.room, draft.room.host, true) : undefined;
  if (next) draft.room = { ...draft.room, host: next.who };
}

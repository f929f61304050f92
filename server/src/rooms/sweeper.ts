import { LIMITS } from '@tarmac/protocol';
import { Conflict } from '../store/database.ts';
import type { Drivers } from './drivers.ts';
import type { Followers } from './followers.ts';
import type { Hosted } from './hosted.ts';
import { nextHost } from './joining.ts';
import { playedBefore } from './rematch.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { carryOut } from './seats.ts';
import { recounted } from './voting.ts';

/** How long, in milliseconds, a table stays in memory when nobody asks for it. */
const IDLE = 5 * 60_000;

/**
 * What happens because time passes: hosts who are away, votes of people who are away, bots whose move could not be
 * stored, tables that never began, tables that nobody looks at. What goes wrong with one of them does not affect the
 * others.
 */
export async function sweep(rooms: Rooms, followers: Followers, drivers: Drivers): Promise<void> {
  const { store, failed, now: clock } = rooms.needs;
  const now = clock();
  for (const hosted of rooms.open) {
    await lookAfter(rooms, hosted, now).catch(failed);
    await rooms.forget(hosted.id, ({ used }) => used < now - IDLE);
  }
  await drivers.again();
  for (const { id, request } of await store.tables.neverBegun(now - LIMITS.gathering)) {
    await forgetRematch(rooms, id, request).catch(failed);
    await rooms.expire(id).then(
      () => followers.drop(id),
      (error) => error instanceof Conflict || failed(error), // it has begun in between
    );
  }
}

async function lookAfter(rooms: Rooms, { id, room }: Hosted, now: number): Promise<void> {
  if (hostIsAway(room, now)) await rooms.change(id, (draft) => passOn(draft, now));
  const { vote } = recounted(room, now);
  // Where everybody is away, nothing is decided.
  if (vote !== room.vote && vote?.asked.length) await rooms.change(id, carryOut);
}

/** Nobody is sent to a table that no longer exists: the next person who asks gets a new one. */
async function forgetRematch(rooms: Rooms, id: string, request: string): Promise<void> {
  const before = playedBefore(request);
  if (before === null) return;
  await rooms.change(before, (draft) => {
    if (draft.room.rematch === id) draft.room = { ...draft.room, rematch: null };
  });
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

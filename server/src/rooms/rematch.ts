import { mySeat } from './deeds.ts';
import { checkOpenTables, newRow, newTableId } from './opening.ts';
import { Refused } from './refused.ts';
import { memberOf, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Before the id of a table: the request for the table that follows it. */
const REMATCH = 'rematch-';

/** The table that this one was to follow, by the request that opened it. */
export function playedBefore(request: string): string | null {
  return request.startsWith(REMATCH) ? request.slice(REMATCH.length) : null;
}

/** The table that follows this one, with the same people in the same places; made by the first who asks. */
export async function rematch(rooms: Rooms, before: string, guest: string): Promise<string> {
  const { store, random, now } = rooms.needs;
  const { room } = await rooms.change(before, async (draft) => {
    const { room: old } = draft;
    mySeat(old, guest);
    if (old.phase !== 'over') throw new Refused('not-over');
    if (old.rematch !== null) return;
    await checkOpenTables(rooms, guest);
    const id = newTableId(random);
    const next = again(old, guest, now());
    draft.room = { ...old, rematch: id };
    draft.write = (change) =>
      store.tables.createAfter(
        before,
        change,
        newRow(id, next, guest, REMATCH + before),
        next.members.map((member) => member.guest),
      );
  });
  if (room.rematch === null) throw new Refused('not-over');
  return room.rematch;
}

/** Everybody has their own seat again, also those for whom a bot sat in. A player who does not want to play leaves. */
function again(old: Room, guest: string, now: number): Room {
  const seats = old.seats.map(({ player, who }) => {
    const owner = old.members.find((member) => member.who === who);
    return { player: owner ? ({ kind: 'person', name: owner.name } as const) : player, who };
  });
  const members = old.members
    .filter(({ who }) => seats.some((seat) => seat.who === who))
    .map((member) => ({ ...member, seated: now, away: member.guest === guest ? null : now, muted: false }));
  return {
    ...old,
    broughtBy: undefined,
    created: now,
    phase: 'gathering',
    seats,
    members,
    host: memberOf(old, guest)?.who ?? old.host,
    waiting: null,
    vote: null,
    rematch: null,
  };
}

import { Refused } from '../rooms/refused.ts';
import type { Room } from '../rooms/room.ts';
import type { Notice, Peers } from '../store/peers.ts';
import type { Online } from './online.ts';

/** How many tables are asked about at once. */
const AT_ONCE = 200;
/** How many rows a guest's list of tables has. */
const LISTED = 80;

/**
 * What other processes have done reaches those who listen here. Notices are only a hint where to look, in the store; and
 * from time to time we look there without one.
 */
export function hearPeers(online: Online, peers: Peers): void {
  let last = Promise.resolve();
  let [waits, lost] = [false, false];
  peers.listen({
    heard: (notice) => void heard(online, notice).catch(online.failed),
    beat(isLost) {
      lost ||= isLost;
      if (waits) return;
      waits = true;
      last = last.then(() => {
        const all = lost;
        [waits, lost] = [false, false];
        return lookAround(online, all).catch(online.failed);
      });
    },
    failed: online.failed,
  });
}

async function heard(online: Online, notice: Notice): Promise<void> {
  const { rooms, followers, streams } = online;
  if ('token' in notice) streams.cut(({ of }) => of.token === notice.token);
  else if ('reaction' in notice) followers.react(notice.table, notice.who, notice.reaction);
  else if ('stuck' in notice) rooms.noteStuck(notice.table, notice.stuck);
  else await refresh(online, notice.table, notice.parted ?? []);
}

async function refresh(online: Online, id: string, parted: readonly string[]): Promise<void> {
  const { rooms, followers, myTables, store } = online;
  try {
    const isHere = await rooms.refresh(id);
    if (myTables.guests.length === 0 || (isHere && parted.length === 0)) return;
    const row = await store.tables.load(id);
    if (!row) return;
    const room = JSON.parse(row.room) as Room;
    myTables.tellThose(id, room, [...parted, ...room.members.map(({ guest }) => guest)]);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    followers.drop(id);
  }
}

async function lookAround(online: Online, lost: boolean): Promise<void> {
  const { followers, myTables, streams, store } = online;
  await lookAtTables(online);
  await online.drivers.tidy();
  if (!lost) return;
  followers.missElsewhere();
  const tokens = streams.tokens;
  const valid = new Set(await store.guests.valid(tokens));
  streams.cut(({ of }) => of.token !== null && tokens.includes(of.token) && !valid.has(of.token));
  for (const guest of myTables.guests) {
    for (const { id, room } of await store.tables.ofGuest(guest, LISTED)) {
      myTables.tellThose(id, JSON.parse(room) as Room, [guest]);
    }
  }
  await online.resume();
}

/** Tables that somebody follows here, or whose bots play here. */
async function lookAtTables(online: Online): Promise<void> {
  const { rooms, followers, store } = online;
  const ids = [...new Set([...followers.watched, ...(store.peers?.claimed ?? [])])];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const versions = new Map((await store.tables.versions(some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = versions.get(id);
      if (!row || !rooms.isAt(id, row)) await refresh(online, id, []);
    }
  }
}

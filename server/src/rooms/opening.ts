import type { Body, ROUTES } from '@tarmac/protocol';
import { LIMITS } from '@tarmac/protocol';
import { Conflict } from '../store/database.ts';
import type { Guest } from '../store/guests.ts';
import type { TableRow } from '../store/schema.ts';
import { checkedRecord } from './brought.ts';
import { checkedWish } from './deals.ts';
import { Refused } from './refused.ts';
import type { Member, Room, RoomSeat } from './room.ts';
import { memberOf, personsOf } from './room.ts';
import type { Rooms } from './rooms.ts';
import { botPlayer } from './seats.ts';

/** 96 bits: nobody finds a table by guessing. */
const ID_BYTES = 12;

type Wish = Body<(typeof ROUTES)['newTable']>;
type Bringing = Body<(typeof ROUTES)['bringTable']>;

/** Opens a table for a guest, who is its host; the same request again gives the same table. */
export function openTable(rooms: Rooms, guest: Guest, wish: Wish): Promise<string> {
  return open(rooms, guest, wish, () => ({
    ...checkedWish({ ...wish, seats: wish.seats.length }),
    deal: null,
  }));
}

/** The same for a game that was begun on a device. */
export function bringTable(rooms: Rooms, guest: Guest, wish: Bringing): Promise<string> {
  return open(rooms, guest, wish, () => ({
    ...checkedRecord(wish.record, wish.seats.length),
    broughtBy: guest.name,
  }));
}

type Checked = Pick<Room, 'game' | 'board' | 'options' | 'broughtBy'> & Pick<TableRow, 'deal'>;

async function open(
  rooms: Rooms,
  guest: Guest,
  wish: Pick<Wish, 'id' | 'seats' | 'access' | 'absence'>,
  check: () => Checked,
): Promise<string> {
  const { store, now, random } = rooms.needs;
  await checkOpenTables(rooms, guest.id);
  const { deal, ...checked } = check();
  const room = newRoom(guest, wish, checked, now());
  const row = { ...newRow(newTableId(random), room, guest.id, wish.id), deal };
  try {
    await store.tables.create(row, [guest.id]);
    return row.id;
  } catch (error) {
    const known = error instanceof Conflict ? await store.tables.byRequest(guest.id, wish.id) : undefined;
    if (known === undefined) throw error;
    return known;
  }
}

/** A person who has left a table, to a bot or for good, is no longer counted there. */
export async function checkOpenTables({ needs: { store } }: Rooms, guest: string): Promise<void> {
  const rows = await store.tables.openedBy(guest);
  const open = rows.filter(({ room }) => isHeld(JSON.parse(room) as Room, guest));
  if (open.length >= LIMITS.tables) throw new Refused('too-many-tables');
}

function isHeld(room: Room, guest: string): boolean {
  const { who } = memberOf(room, guest) ?? {};
  if (who === undefined) return false;
  return personsOf(room).includes(who) || (room.phase === 'gathering' && room.host === who);
}

export function newTableId(random: (bytes: number) => Buffer): string {
  return random(ID_BYTES).toString('base64url');
}

export function newRow(id: string, room: Room, creator: string, request: string): TableRow {
  return {
    id,
    room: JSON.stringify(room),
    revision: 0,
    deal: null,
    listed: room.access === 'listed' ? 1 : 0,
    phase: room.phase,
    due: 0,
    created: room.created,
    creator,
    request,
  };
}

function newRoom(
  { id: guest, name }: Guest,
  { seats, access, absence = LIMITS.absence.usual }: Pick<Wish, 'seats' | 'access' | 'absence'>,
  checked: Omit<Checked, 'deal'>,
  now: number,
): Room {
  if (seats.filter(({ kind }) => kind === 'me').length > 1) throw new Refused('already-seated');
  const host = 1;
  const sits = seats.some(({ kind }) => kind === 'me');
  const member: Member = { who: host, guest, name, seated: sits ? now : null, away: null, muted: false };
  return {
    ...checked,
    access,
    absence,
    created: now,
    phase: 'gathering',
    seats: seats.map((seat): RoomSeat => {
      if (seat.kind === 'bot') return { player: botPlayer(checked.game, seat.bot, seat.name), who: null };
      return seat.kind === 'me'
        ? { player: { kind: 'person', name }, who: host }
        : { player: null, who: null };
    }),
    members: [member],
    host,
    nextWho: host + 1,
    waiting: null,
    vote: null,
    nextVote: 1,
    rematch: null,
  };
}

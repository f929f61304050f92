import type { AnyMove, Seat } from '@tarmac/kernel';
import { sameJson } from '@tarmac/kernel';
import type { Table, TableEntry } from '@tarmac/table';
import { checkRoomForMove, checkRoomForUndo } from './deals.ts';
import { Refused } from './refused.ts';
import { begun, memberOf, type Room, seatOf } from './room.ts';
import type { Draft, Rooms } from './rooms.ts';

/* What a seat does at the table, once for each id of the client. */

type Act =
  | { readonly type: 'move'; readonly move: AnyMove }
  | { readonly type: 'undo' }
  | { readonly type: 'end' };

export interface SeatDeed {
  readonly id: string;
  readonly expected: number;
  readonly act: Act;
}

export function doDeed(
  rooms: Rooms,
  table: string,
  guest: string,
  { id, expected, act }: SeatDeed,
): Promise<unknown> {
  return rooms
    .glance(table, ({ room }) => mySeat(room, guest))
    .then((seat) =>
      rooms.changeOnce(
        table,
        {
          moveId: `${seat}:${id}`,
          answer: (played) => ({ ok: true, at: played.seen(seat) }),
          isSame: (entry) => isSame(entry as TableEntry, act, seat),
        },
        (draft) => {
          const played = running(draft);
          if (mySeat(draft.room, guest) !== seat) throw new Refused('not-your-seat');
          playsItself(draft.room, seat);
          if (act.type === 'move') checkRoomForMove(played);
          if (act.type === 'undo') checkRoomForUndo(played, seat);
          if (act.type === 'move') played.move(seat, act.move, expected);
          else played[act.type](seat, expected);
        },
      ),
    );
}

export function running({ room, table }: Draft): Table {
  begun(room);
  if (!table) throw new Refused('not-begun');
  return table;
}

export function mySeat(room: Room, guest: string): Seat {
  const seat = seatOf(room, memberOf(room, guest)?.who);
  if (seat === null) throw new Refused('not-your-seat');
  return seat;
}

/** While a bot sits in, the owner has to take the seat back first. */
function playsItself({ seats }: Room, seat: Seat): void {
  if (seats[seat]?.player?.kind !== 'person') throw new Refused('not-your-seat');
}

function isSame(entry: TableEntry, act: Act, seat: Seat): boolean {
  if (act.type === 'undo') return 'undo' in entry;
  if (act.type === 'end') return 'end' in entry && entry.end === seat;
  return 'move' in entry && entry.seat === seat && sameJson(entry.move, act.move);
}

import { LIMITS } from '@tarmac/protocol';
import { cardOf, summaryOf } from '../rooms/card.ts';
import { cursorText } from '../rooms/cursor.ts';
import { mySeat } from '../rooms/deeds.ts';
import { openedFor } from '../rooms/following.ts';
import { viewerOf } from '../rooms/hosted.ts';
import { bringTable, openTable } from '../rooms/opening.ts';
import { Refused } from '../rooms/refused.ts';
import { rematch } from '../rooms/rematch.ts';
import type { Room } from '../rooms/room.ts';
import type { Guest } from '../store/guests.ts';
import type { Handlers } from './call.ts';
import { guestOf } from './call.ts';
import { invitationLinks } from './invitation.ts';
import type { Online } from './online.ts';

type TableHandlers = Pick<
  Handlers,
  | 'newTable'
  | 'bringTable'
  | 'myTables'
  | 'listedTables'
  | 'table'
  | 'frame'
  | 'record'
  | 'rematch'
  | 'invitation'
>;

/** Tables as they are opened, listed and looked at. */
export function tableRoutes(online: Online): TableHandlers {
  const { store, rooms, rates } = online;

  /** Asked again with the same request, the same table. */
  async function opened(guest: Guest, request: string, open: () => Promise<string>) {
    const known = await store.tables.byRequest(guest.id, request);
    if (known === undefined) rates.take('tablesByGuest', guest.id);
    const id = known ?? (await open());
    return { ok: true as const, room: await rooms.look(id, (hosted) => cardOf(hosted, guest.id)) };
  }

  return {
    newTable(call) {
      const guest = guestOf(call);
      return opened(guest, call.body.id, () => openTable(rooms, guest, call.body));
    },

    bringTable(call) {
      const guest = guestOf(call);
      return opened(guest, call.body.id, () => bringTable(rooms, guest, call.body));
    },

    async myTables(call) {
      const { id: guest } = guestOf(call);
      const rows = await store.tables.ofGuest(guest, LIMITS.tables * 4);
      const tables = rows.map(({ id, room }) => summaryOf(id, JSON.parse(room) as Room, guest));
      return { ok: true, tables: tables.sort((one, other) => Number(other.mine) - Number(one.mine)) };
    },

    async listedTables({ guest }) {
      const rows = await store.tables.listed(LIMITS.listed);
      return {
        ok: true,
        tables: rows.map(({ id, room }) => summaryOf(id, JSON.parse(room) as Room, guest?.id ?? null)),
      };
    },

    table: ({ params: { id }, guest }) =>
      rooms.look(id, (hosted) => {
        const opened = openedFor(hosted, guest?.id ?? null);
        const cursor = cursorText({
          store: hosted.store,
          viewer: viewerOf(hosted.room, guest?.id ?? null),
          at: opened.play?.at ?? 0,
          talk: opened.talk.at(-1)?.n ?? 0,
        });
        return { ok: true as const, ...opened, cursor };
      }),

    frame: ({ params: { id, step }, guest }) =>
      rooms.look(id, ({ room, table }) => {
        if (!table) throw new Refused('not-begun');
        return { ok: true as const, frame: table.frameAt(step, viewerOf(room, guest?.id ?? null)) };
      }),

    record: (call) =>
      rooms.look(call.params.id, ({ room, table }) => {
        mySeat(room, guestOf(call).id);
        if (room.phase !== 'over' || !table) throw new Refused('not-over');
        return table.host.toRecord() as never;
      }),

    async rematch(call) {
      const guest = guestOf(call);
      const id = await rematch(rooms, call.params.id, guest.id);
      return { ok: true, room: await rooms.look(id, (hosted) => cardOf(hosted, guest.id)) };
    },

    invitation: ({ params: { id }, request }) => ({
      ok: true,
      links: invitationLinks(id, request, online.options.publicUrl),
    }),
  };
}

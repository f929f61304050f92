import { z } from 'zod';
import { AtTable, InRoom, Nothing } from './common.ts';
import { LIMITS } from './limits.ts';
import { Access, OpenedTable, Summary } from './room.ts';
import type { Route } from './route.ts';
import { BotSpec, Cursor, Frame, Options, RequestId, TableId } from './shapes.ts';

const NewSeat = z.union([
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('bot'), bot: BotSpec, name: z.string().max(8 * LIMITS.name) }),
]);

/** Cursors of tables: `<table>:<cursor>`, or `<table>` alone for the whole table. */
const Cursors = z
  .string()
  .max(LIMITS.followed * 50)
  .regex(/^([A-Za-z0-9_-]{16}(:(w|\d{1,2})\.\d{1,9}-\d{1,9}(\.[0-9a-f]{8})?)?(,(?=.)|$))*$/);

const Form = z.enum(['full', 'delta']).default('full');
/** The stream ends when everything known now has been told. */
const Once = z.literal('true').optional();

/** Tables as they are opened, listed and looked at. */
export const TABLE_ROUTES = {
  myTables: {
    method: 'GET',
    path: '/api/me/tables',
    who: 'guest',
    changes: false,
    says: 'The tables I joined, those that wait for me first.',
    answer: z.strictObject({ ok: z.literal(true), tables: z.array(Summary) }),
  },
  listedTables: {
    method: 'GET',
    path: '/api/tables',
    who: 'anyone',
    changes: false,
    says: 'Listed tables that have not begun, the newest first.',
    answer: z.strictObject({ ok: z.literal(true), tables: z.array(Summary) }),
  },
  newTable: {
    method: 'POST',
    path: '/api/tables',
    who: 'guest',
    changes: true,
    says: 'Opens a table; I am its host. `seats` are the places around it, at most one of them mine. The same `id` again gives the same table.',
    body: z.strictObject({
      id: RequestId,
      game: z.string().max(100),
      board: z.string().max(100).optional(),
      options: Options.optional(),
      seats: z.array(NewSeat).min(1).max(16),
      access: Access,
      absence: z.int().min(LIMITS.absence.least).max(LIMITS.absence.most).optional(),
    }),
    answer: InRoom,
  },
  bringTable: {
    method: 'POST',
    path: '/api/tables/brought',
    who: 'guest',
    changes: true,
    says: 'Opens a table where a game goes on that was begun on a device; I am its host. `record` is that game so far, on a board of the server, and `seats` are its seats in their order. At the start, what no seat has seen is dealt again. The same `id` again gives the same table.',
    body: z.strictObject({
      id: RequestId,
      record: z.looseObject({ format: z.literal('tarmac-record/1') }),
      seats: z.array(NewSeat).min(1).max(16),
      access: Access,
      absence: z.int().min(LIMITS.absence.least).max(LIMITS.absence.most).optional(),
    }),
    most: LIMITS.game,
    answer: InRoom,
  },
  table: {
    method: 'GET',
    path: '/api/tables/:id',
    who: 'anyone',
    changes: false,
    says: 'The table as I see it: from my seat, or as somebody who watches.',
    params: AtTable,
    answer: OpenedTable.extend({ ok: z.literal(true) }),
  },
  frame: {
    method: 'GET',
    path: '/api/tables/:id/frames/:step',
    who: 'anyone',
    changes: false,
    says: 'The table as I saw it after so many moves.',
    params: z.strictObject({ id: TableId, step: z.coerce.number().int().min(0).max(1e9) }),
    answer: z.strictObject({ ok: z.literal(true), frame: Frame }),
  },
  tableEvents: {
    method: 'GET',
    path: '/api/tables/:id/events',
    who: 'anyone',
    changes: false,
    says: 'The stream of one table. `Last-Event-ID` (or `at`) is the cursor to go on from. With `once` it ends when it has told what is new.',
    params: AtTable,
    query: z.strictObject({
      at: Cursor.optional(),
      form: Form,
      once: Once,
    }),
    stream: true,
  },
  events: {
    method: 'GET',
    path: '/api/events',
    who: 'anyone',
    changes: false,
    says: 'One stream for many tables, and for the list of my own: `at=<table>:<cursor>,<table>,…`. `Last-Event-ID`, if sent, takes its place. `once` as above.',
    query: z.strictObject({ at: Cursors.optional(), form: Form, once: Once }),
    stream: true,
  },
  invitation: {
    method: 'GET',
    path: '/api/tables/:id/invitation',
    who: 'member',
    changes: false,
    says: 'Addresses of the table for others, the best first: `PUBLIC_URL`, else those of this machine in its network.',
    params: AtTable,
    answer: z.strictObject({ ok: z.literal(true), links: z.array(z.string()) }),
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    who: 'seat',
    changes: true,
    says: 'After the end: a new table with the same people in the same places. Who asks first is its host; all others get the same table.',
    params: AtTable,
    body: Nothing,
    answer: InRoom,
  },
  record: {
    method: 'GET',
    path: '/api/tables/:id/record',
    who: 'seat',
    changes: false,
    says: 'After the end: the whole game as a `tarmac-record/1`, the dealt cards included.',
    params: AtTable,
    answer: z.looseObject({ format: z.literal('tarmac-record/1') }),
  },
} as const satisfies Record<string, Route>;

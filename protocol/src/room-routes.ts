import { z } from 'zod';
import { AtTable, Done, InRoom, Nothing } from './common.ts';
import { LIMITS } from './limits.ts';
import { Message, Reaction } from './room.ts';
import type { Route } from './route.ts';
import { BotSpec, Count, RequestId, Seat, TableId, Who } from './shapes.ts';

/** What people do around a table. */
export const ROOM_ROUTES = {
  join: {
    method: 'POST',
    path: '/api/tables/:id/join',
    who: 'guest',
    changes: true,
    says: 'Joins the table: `seat` takes that free place, `"any"` the first free one, `null` only watches. Until the start a seat can be taken, or changed for another.',
    params: AtTable,
    body: z.strictObject({ seat: z.union([Seat, z.literal('any')]).nullable() }),
    answer: InRoom,
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:id/leave',
    who: 'member',
    changes: true,
    says: 'Leaves. Before the start the seat is free again; after it a bot sits in, and the seat can be taken back.',
    params: AtTable,
    body: Nothing,
    answer: InRoom,
  },
  takeBack: {
    method: 'POST',
    path: '/api/tables/:id/return',
    who: 'seat',
    changes: true,
    says: 'Takes my seat back from the bot.',
    params: AtTable,
    body: Nothing,
    answer: InRoom,
  },
  seat: {
    method: 'POST',
    path: '/api/tables/:id/seats',
    who: 'host',
    changes: true,
    says: 'Before the start: frees a place (even a taken one) or gives it to a bot.',
    params: AtTable,
    body: z.strictObject({
      seat: Seat,
      player: z.union([
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('bot'), bot: BotSpec, name: z.string().max(8 * LIMITS.name) }),
      ]),
    }),
    answer: InRoom,
  },
  start: {
    method: 'POST',
    path: '/api/tables/:id/start',
    who: 'host',
    changes: true,
    says: 'Deals. Free places are taken away (`remove`) or given to bots (`bots`, by name, one after the other). A game that was brought here keeps its number of seats, and a bot that had a free one plays on there.',
    params: AtTable,
    body: z.strictObject({
      free: z.union([
        z.literal('remove'),
        z.strictObject({
          bots: z
            .array(z.strictObject({ bot: BotSpec, name: z.string().max(8 * LIMITS.name) }))
            .min(1)
            .max(16),
        }),
      ]),
    }),
    answer: InRoom,
  },
  propose: {
    method: 'POST',
    path: '/api/tables/:id/votes',
    who: 'seat',
    changes: true,
    says: 'Proposes to go back to the first `step` moves, to end without a result, or to seat a bot for somebody who is away. Happens when all people who play agree.',
    params: AtTable,
    body: z.union([
      z.strictObject({ kind: z.literal('rewind'), step: Count }),
      z.strictObject({ kind: z.literal('end') }),
      z.strictObject({ kind: z.literal('bot'), seat: Seat }),
    ]),
    answer: InRoom,
  },
  vote: {
    method: 'POST',
    path: '/api/tables/:id/votes/:vote',
    who: 'seat',
    changes: true,
    says: 'Agrees to a proposal, or ends it by refusing.',
    params: z.strictObject({ id: TableId, vote: z.coerce.number().int().min(0).max(1e9) }),
    body: z.strictObject({ agree: z.boolean() }),
    answer: InRoom,
  },
  say: {
    method: 'POST',
    path: '/api/tables/:id/talk',
    who: 'member',
    changes: true,
    says: 'Says something at the table. The same `id` again says nothing new.',
    params: AtTable,
    body: z.strictObject({ id: RequestId, text: z.string().min(1).max(LIMITS.message) }),
    answer: z.strictObject({ ok: z.literal(true), message: Message }),
  },
  react: {
    method: 'POST',
    path: '/api/tables/:id/reactions',
    who: 'member',
    changes: true,
    says: 'A sign for those who are here; it is not kept.',
    params: AtTable,
    body: z.strictObject({ reaction: Reaction }),
    answer: Done,
  },
  mute: {
    method: 'POST',
    path: '/api/tables/:id/mute',
    who: 'host',
    changes: true,
    says: 'Lets somebody say nothing at this table, or speak again.',
    params: AtTable,
    body: z.strictObject({ who: Who, muted: z.boolean() }),
    answer: InRoom,
  },
} as const satisfies Record<string, Route>;

import type { AnyEvent, AnyMove } from '@tarmac/kernel';
import { z } from 'zod';
import { WIRE_CODES } from './errors.ts';
import { LIMITS, TABLE_ID } from './limits.ts';

/* What everything else is made of. Objects are strict in both directions: a field that nobody knows is a mistake. */

export const Count = z.int().min(0);
/** Milliseconds since 1970, by the server's clock. */
export const Time = z.int().min(0);
export const Seat = z.int().min(0).max(15);
/** The number of a person at one table; it means nothing elsewhere. */
export const Who = z.int().min(1);

export const TableId = z.string().regex(TABLE_ID);
/** A client makes it up, at random, once for each thing it wants done. */
export const RequestId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
/**
 * From where one looks, how much one has seen, how many messages, in which store. Clients keep it and send it back.
 * Without the store (older pages) it fits nowhere, and the table is told whole.
 */
export const Cursor = z.string().regex(/^(w|\d{1,2})\.\d{1,9}-\d{1,9}(\.[0-9a-f]{8})?$/);
/** Trimmed by the server; `checkPlayerName` of the kernel has the last word. */
export const Name = z
  .string()
  .min(1)
  .max(8 * LIMITS.name);
/** A registered name, as in `bots` of a game. Weights are for the command line. */
export const BotSpec = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** A move of the game: `{type, …}`. The legal ones are in `frame.legal`; send one of them back as it is. */
export const Move: z.ZodType<AnyMove, AnyMove> = z.looseObject({ type: z.string().max(100) }).meta({
  id: 'Move',
  description: 'One of `frame.legal`; its fields are those of `Move` of the game in docs/views.md.',
});
export const Options = z.record(z.string().max(100), z.union([z.string().max(100), z.number(), z.boolean()]));

export const Player = z
  .union([
    z.strictObject({ kind: z.literal('person'), name: z.string() }),
    z.strictObject({ kind: z.literal('bot'), name: z.string(), bot: z.string() }),
  ])
  .meta({ id: 'Player' });

const Outcome = z
  .strictObject({ scores: z.array(z.number()), winners: z.array(Seat), reason: z.string() })
  .meta({ id: 'Outcome' });

const Status = z
  .strictObject({
    deciding: z.array(Seat),
    waitingFor: Seat.nullable(),
    undoable: Count,
    outcome: Outcome.nullable(),
    ended: z.literal('agreed').optional(),
  })
  .meta({ id: 'Status' });

export const Frame = z
  .strictObject({
    step: Count,
    viewer: Seat.nullable(),
    view: z.unknown().describe('What the viewer knows, as `View` of the game in docs/views.md.'),
    legal: z.array(Move),
    status: Status,
  })
  .meta({ id: 'Frame' });

/** A frame for clients that have the rules: legal moves by the codes of the game (`search.decode`). */
export const CodedFrame = Frame.extend({ legal: z.array(z.int()) }).meta({ id: 'CodedFrame' });

export const Told = z
  .strictObject({
    step: Count,
    seat: z.union([Seat, z.literal('chance')]),
    move: Move.nullable(),
    events: z
      .array(z.looseObject({ type: z.string() }) as z.ZodType<AnyEvent, AnyEvent>)
      .describe('What happened, as `Event` of the game in docs/views.md.'),
  })
  .meta({ id: 'Told' });

/** `frame` is absent at the last step (it is the `frame` of the news) and where so much happened that nobody would watch. */
export const ToldStep = z.strictObject({ told: Told, frame: Frame.optional() }).meta({ id: 'ToldStep' });

export const Refusal = z
  .strictObject({
    ok: z.literal(false),
    code: z.enum(WIRE_CODES as [string, ...string[]]),
    message: z.string(),
    rule: z.string().optional(),
    path: z.string().optional(),
    step: z.int().optional(),
    reason: z.string().optional(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'Refusal' });

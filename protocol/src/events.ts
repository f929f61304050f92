import { z } from 'zod';
import { Delta } from './delta-shape.ts';
import { CodedPlay, Message, Play, Reaction, Room, Summary } from './room.ts';
import type { Wire } from './route.ts';
import { Count, Frame, Player, TableId, Time, Told, ToldStep, Who } from './shapes.ts';

/*
 * What a stream says. Every event is `event: <name>`, `data: <JSON>`; where it moves a cursor also `id: <cursors>`.
 * A cursor of a table is `<seat or w>.<at>-<messages>.<store>`: from where one looks, how much one has seen happen, how many
 * messages, and in which store. Clients only keep it and send it back.
 */

const Hello = z.strictObject({
  protocol: z.int(),
  /** The version of the application that the server has; a page of another version offers the new one. */
  build: z.string(),
  now: Time,
  /** Milliseconds between two comments. */
  heartbeat: z.int(),
});

/** The table whole: at the beginning of a stream without a cursor, at the start of the game, and after a gap. */
const TableEvent = z.strictObject({
  id: TableId,
  room: Room,
  play: Play.nullable(),
  talk: z.array(Message),
});

/** The same in a stream asked for with `form=delta`: legal moves are told by their codes. */
const CodedEvent = TableEvent.extend({ play: CodedPlay.nullable() });

/** What happened after the news before. */
const NewsEvent = z.strictObject({
  id: TableId,
  at: Count,
  /** How many of the moves told before still stand. */
  keep: Count,
  steps: z.array(ToldStep),
  frame: Frame,
  players: z.array(Player),
});

/** The same with `form=delta`. Frames (with codes) are told by what changed since the frame before. */
const DeltaEvent = z.strictObject({
  id: TableId,
  at: Count,
  keep: Count,
  steps: z.array(z.strictObject({ told: Told, frame: Delta.optional() })),
  frame: Delta,
  players: z.array(Player),
});

const RoomEvent = z.strictObject({ id: TableId, room: Room });
const TalkEvent = z.strictObject({ id: TableId, messages: z.array(Message) });
const ReactionEvent = z.strictObject({ id: TableId, who: Who, reaction: Reaction });
/** Nothing more comes of this table: it is gone, or what I may see there has changed; ask again. */
const GoneEvent = z.strictObject({ id: TableId, code: z.enum(['no-such-table', 'look-again']) });
/** One of my tables, whenever its row in the list changes. Only in `/api/events`. */
const MineEvent = z.strictObject({ table: Summary });

export const EVENTS = {
  hello: { data: Hello, says: 'The first event of every stream.' },
  table: {
    data: TableEvent,
    says: 'A table, whole: first in a stream without a cursor, and again when the game starts.',
  },
  coded: {
    data: CodedEvent,
    says: 'The same as `table`, in a stream with `form=delta`: legal moves as codes.',
  },
  news: { data: NewsEvent, says: 'What happened at the table, in order, each thing once.' },
  delta: {
    data: DeltaEvent,
    says: 'The same as `news`, in a stream with `form=delta`: frames as differences.',
  },
  room: { data: RoomEvent, says: 'Somebody came, left, sat down, agreed …: the room as it is now.' },
  talk: { data: TalkEvent, says: 'New messages. For those who joined.' },
  reaction: { data: ReactionEvent, says: 'A sign of somebody; it is not kept. For those who joined.' },
  gone: { data: GoneEvent, says: 'The last event of a table. `look-again`: open it again.' },
  mine: { data: MineEvent, says: 'A row of the list of my tables has changed (`/api/events` alone).' },
} as const;

export type EventName = keyof typeof EVENTS;
export type EventData<N extends EventName> = Wire<z.infer<(typeof EVENTS)[N]['data']>>;

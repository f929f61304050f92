import { z } from 'zod';
import { LIMITS, REACTIONS } from './limits.ts';
import {
  CodedFrame,
  Count,
  Cursor,
  Frame,
  Options,
  Player,
  Seat,
  TableId,
  Time,
  Told,
  Who,
} from './shapes.ts';

/* A table as people sit around it. */

export const Access = z.enum(['link', 'listed']);

const RoomSeat = z
  .strictObject({
    /** Who plays it now; null: free. A bot may sit in for the person who owns the seat. */
    player: Player.nullable(),
    /** The person whose seat it is. */
    who: Who.nullable(),
    /** Whether that person looks at the table now, and if not, since when. */
    here: z.boolean(),
    away: Time.nullable(),
  })
  .meta({ id: 'RoomSeat' });

const Vote = z
  .strictObject({
    vote: Count,
    kind: z.enum(['rewind', 'end', 'bot']),
    /** `rewind`: how many moves stay. */
    step: Count.optional(),
    /** `bot`: the seat a bot is to play. */
    seat: Seat.optional(),
    by: Who,
    agreed: z.array(Who),
    /** Whose word is still missing. */
    missing: z.array(Who),
  })
  .meta({ id: 'Vote' });

export const Room = z
  .strictObject({
    id: TableId,
    game: z.string(),
    board: z.strictObject({ id: z.string(), name: z.string() }),
    options: Options,
    access: Access,
    /**
     * Who brought the game from a device, where its cards were dealt; what nobody had seen there is dealt again at the
     * start. Null: all of it is dealt here.
     */
    broughtBy: z.string().nullable(),
    /** Minutes a person must be away before the others may seat a bot. */
    absence: Count,
    phase: z.enum(['gathering', 'running', 'over']),
    created: Time,
    /** Before the start: places around the table. From the start on: by seat, and seat 0 began. */
    seats: z.array(RoomSeat),
    host: Who,
    /** People who only watch and are here. */
    watching: Count,
    /** Who is asked, as everybody knows it, and since when. */
    waiting: z.strictObject({ seats: z.array(Seat), since: Time }).nullable(),
    /** The seat of a bot that could not be loaded: the table waits, and asks it again from time to time. */
    stuck: Seat.optional(),
    vote: Vote.nullable(),
    /** The table that follows this one. */
    rematch: TableId.nullable(),
    /** What I am here; null for a caller who has not joined. */
    me: z
      .strictObject({
        who: Who,
        seat: Seat.nullable(),
        host: z.boolean(),
        muted: z.boolean(),
        /** For the host alone: those who are muted. */
        mutes: z.array(Who),
      })
      .nullable(),
  })
  .meta({ id: 'Room' });

export const Message = z
  .strictObject({
    /** Counted from 1, at this table. */
    n: z.int().min(1),
    who: Who,
    name: z.string(),
    text: z.string().max(LIMITS.message),
    at: Time,
  })
  .meta({ id: 'Message' });

export const Reaction = z.enum(REACTIONS);

/** A game that has begun, in full: what a newcomer needs. */
export const Play = z
  .strictObject({
    /** The board file of the game, as it is in records. */
    board: z.unknown(),
    options: Options,
    players: z.array(Player),
    /** How much I have seen happen: the number that `expected` and stream ids count in. */
    at: Count,
    /** All moves so far, as I saw them. */
    told: z.array(Told),
    frame: Frame,
  })
  .meta({ id: 'Play' });

export const CodedPlay = Play.extend({ frame: CodedFrame }).meta({ id: 'CodedPlay' });

/** A table in a list. */
export const Summary = z
  .strictObject({
    id: TableId,
    game: z.string(),
    board: z.strictObject({ id: z.string(), name: z.string() }),
    phase: z.enum(['gathering', 'running', 'over']),
    access: Access,
    /** As in the room. */
    broughtBy: z.string().nullable(),
    created: Time,
    /** By seat; null: free. */
    players: z.array(Player.nullable()),
    /** Whether I joined it; false in the row that says that I left. */
    joined: z.boolean(),
    /** My seat there. */
    seat: Seat.nullable(),
    /** The table waits for me: to decide, or to end my turn, or to answer a proposal. */
    mine: z.boolean(),
    waiting: z.strictObject({ seats: z.array(Seat), since: Time }).nullable(),
  })
  .meta({ id: 'Summary' });

export const OpenedTable = z.strictObject({
  room: Room,
  /** Null before the start. */
  play: Play.nullable(),
  /** The last messages; empty for a caller who has not joined. */
  talk: z.array(Message),
  /** Where a stream can resume. */
  cursor: Cursor,
});

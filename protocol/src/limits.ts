import { LIMITS as KERNEL_LIMITS } from '@tarmac/kernel';

/** Rises when an older client would misread what a newer server says. */
export const PROTOCOL = 1;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Sizes and times that both sides keep to. Times are in milliseconds unless the name says otherwise. */
export const LIMITS = {
  /** Characters of a name (kernel), and of a message. */
  name: KERNEL_LIMITS.name,
  message: 500,
  /** Bytes of a request, and of one that brings a game from a device. */
  body: 65_536,
  game: 524_288,
  /** Messages that a table keeps to show. */
  talk: 200,
  /** Tables that a guest has opened, still sits at or gathers people for, and that are not over. */
  tables: 30,
  /** People who joined a table to watch; seats are not counted. */
  members: 60,
  /** Entries of a table's log. The second half is for moves alone, so that nobody can fill it by taking back. */
  entries: 20_000,
  /** How often a person may take something back in one turn. */
  undos: 100,
  /** Tables of one stream. */
  followed: 60,
  /** Listed tables in one answer. */
  listed: 50,
  /** How long a code for another device is good for. */
  code: 10 * MINUTE,
  /** How long the host may be away before the rights of the host pass on. */
  hostAway: 10 * MINUTE,
  /** When a table that never began is removed. */
  gathering: 7 * DAY,
  /** How often a comment is sent into every stream, even if nothing happens at the table. */
  heartbeat: 15_000,
  /** How long a stream lasts at most: the server ends it, and only clients that are still there come back. */
  stream: 90_000,
  /** In minutes: how long a person must be away before the others may seat a bot. */
  absence: { least: 1, most: 7 * 24 * 60, usual: 60 },
} as const;

/** The id of a table. */
export const TABLE_ID = /^[A-Za-z0-9_-]{16}$/;

/** What can be said without words. */
export const REACTIONS = ['well-played', 'thanks', 'oops', 'hurry', 'laugh', 'wow'] as const;

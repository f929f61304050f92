/*
 * The tables of the store as queries see them. Payloads are JSON as text, times are milliseconds since 1970, booleans
 * are 0 and 1: what SQLite and PostgreSQL both have.
 */

export interface Schema {
  readonly store: StoreRow;
  readonly tables: TableRow;
  readonly entries: EntryRow;
  readonly guests: GuestRow;
  readonly tokens: TokenRow;
  readonly codes: CodeRow;
  readonly members: MemberRow;
  readonly talk: TalkRow;
  readonly processes: ProcessRow;
  readonly presence: PresenceRow;
  readonly claims: ClaimRow;
}

/** One row: the store's id, and how often a test write was made. */
interface StoreRow {
  /** A store that is restored from a backup gets another one: what was seen there may never have happened here. */
  readonly id: string;
  readonly tried: number;
}

export interface TableRow {
  readonly id: string;
  /** The people and the seats (`rooms/room.ts`). */
  readonly room: string;
  /** Rises with every change of `room`: a writer that read an older one is refused. */
  readonly revision: number;
  /**
   * The dealt game without its log, from the start on (`SavedTable`). Before the start of a game that was brought here,
   * its record.
   */
  readonly deal: string | null;
  readonly listed: number;
  readonly phase: 'gathering' | 'running' | 'over';
  /** 1 while a bot is to decide: those tables are taken up again at the next start. */
  readonly due: number;
  readonly created: number;
  /** Who opened it, and the id of that request: the same request opens no second table. */
  readonly creator: string;
  readonly request: string;
}

export interface EntryRow {
  readonly table_id: string;
  readonly seq: number;
  readonly entry: string;
  readonly at: number;
  /** The client's id for what it did, with the seat before it; null for what followed from it and for bots. */
  readonly move_id: string | null;
  readonly answer: string | null;
}

interface GuestRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

interface TokenRow {
  readonly hash: string;
  readonly guest_id: string;
  readonly created: number;
  /** When it was last used, by the day. */
  readonly used: number;
}

interface CodeRow {
  readonly hash: string;
  readonly guest_id: string;
  readonly until: number;
}

/** Who joined what: the list of my tables. What a person is there is in the room. */
interface MemberRow {
  readonly guest_id: string;
  readonly table_id: string;
}

export interface TalkRow {
  readonly table_id: string;
  readonly n: number;
  readonly who: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly request: string;
}

/** A process that serves this store. What it had here and claimed goes with its row. */
interface ProcessRow {
  readonly id: string;
  /** Until when it lives, if nothing more is heard of it. */
  readonly until: number;
}

/** Who follows a table at which process. */
interface PresenceRow {
  readonly table_id: string;
  readonly guest_id: string;
  readonly process_id: string;
}

/** Which process lets the bots of a table play. */
interface ClaimRow {
  readonly table_id: string;
  readonly process_id: string;
}

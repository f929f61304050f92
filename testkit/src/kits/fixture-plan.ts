import type { ErrorCode, MatchRecord, Options } from '@tarmac/kernel';

/** A finished game kept as a record. */
export interface FixturePlan {
  readonly file: string;
  /** The path of the board file, from the folder of the game. */
  readonly board: string;
  readonly players: number;
  readonly options: Options;
  readonly driver: string;
}

/** What `check` must say of a broken record. */
interface Expected {
  readonly code: ErrorCode;
  readonly step?: number;
  readonly path?: string;
  readonly rule?: string;
}

export interface BrokenRecord extends Expected {
  readonly file: string;
  /** Any JSON, or a text that is none. */
  readonly content: unknown;
}

export interface FixtureKit {
  readonly plans: readonly FixturePlan[];
  /** The file of the game that is broken, not with all seats taken, and the ways to break it that only this game has. */
  readonly brokenFrom: string;
  broken(record: MatchRecord): BrokenRecord[];
}

import type { Seat } from '@tarmac/kernel';
import type { StoredTable } from './stored-tables.ts';

/* What the two processes of the load tell each other. */

export interface LoadPlan {
  readonly url: string;
  /** Four people each, all of whom follow and play. */
  readonly tables: readonly StoredTable[];
  /** Tables of bots, and how many of them are followed at a time; the next when one is over. */
  readonly bots: readonly StoredTable[];
  readonly botsAtOnce: number;
  /** Long tables that nobody has asked for yet. */
  readonly cold: readonly StoredTable[];
  /** Deeds of people a second. */
  readonly rate: number;
  readonly warmUpMs: number;
  readonly measuredMs: number;
}

/** What a stream had heard in the end. */
export interface Followed {
  readonly table: string;
  readonly seat: Seat;
  readonly at: number;
  readonly frame: unknown;
}

export interface LoadReport {
  /** From POST until every stream of the table had it, and until the answer; in milliseconds. */
  readonly told: readonly number[];
  readonly answered: readonly number[];
  /** A long table that was not in memory, and the same again. */
  readonly cold: readonly number[];
  readonly warm: readonly number[];
  /** Moves of bots in the measured time. */
  readonly botMoves: number;
  readonly followed: readonly Followed[];
  /** Refused deeds, streams that broke off, steps that were missing or came twice. */
  readonly troubles: readonly string[];
  /** How late this process was itself: what is measured can be no better. */
  readonly ownDelay: number;
}

export type LoadPhase = 'opening streams' | 'warming up' | 'measuring' | 'opening tables';
export type FromClients = { readonly phase: LoadPhase } | { readonly report: LoadReport };

import type { Event } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import type { Rich } from '../../../words/rich.ts';
import type { Table } from '../types.ts';
import { doneIn } from './done.ts';
import { Names } from './names.ts';
import { payoutIn } from './payout.ts';
import { resultOf } from './results.ts';
import { tradesIn } from './trades.ts';
import type { Fact } from './turns.ts';

/** Something that somebody did, or that came of it. */
export interface Said {
  readonly text: Rich;
  /** Null: nobody did it. */
  readonly by: Seat | null;
  /** Goes without saying next to other things that were done. */
  readonly weak?: boolean;
}

/** Several events that are told in one sentence. */
export interface Together extends Said {
  readonly events: number;
}

/** Facts in words, in their order. */
export function saidOf(facts: readonly Fact[], table: Table, brief: boolean): Said[] {
  const names = new Names(table, brief);
  const said: Said[] = [];
  const events = facts.map(({ event }) => event);
  for (let at = 0; at < facts.length; ) {
    const rest = events.slice(at);
    const together = tradesIn(rest, names) ?? payoutIn(rest, names);
    const fact = facts[at];
    if (together) said.push(together);
    else if (fact && !isApproved(rest)) said.push(...saidOfFact(fact, names));
    at += together?.events ?? 1;
  }
  return said;
}

function saidOfFact({ seat, event }: Fact, names: Names): Said[] {
  const done = doneIn(event, seat, names);
  if (done) return [done];
  const text = resultOf(event, names);
  return text ? [{ by: null, text }] : [];
}

/** A question that the next answer approves: the flight tells enough. */
function isApproved([event, ...rest]: readonly Event[]): boolean {
  const answer = rest.find(({ type }) => type === 'approved' || type === 'refused');
  return event?.type === 'asked' && answer?.type === 'approved';
}

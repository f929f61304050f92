import type { Code, Sink } from '@tarmac/kernel';
import { popcount, select } from '../bits.ts';
import { DISPOSE, REHOME, SETTLE } from '../codes.ts';
import type { Event } from '../events.ts';
import { rehomeTypes } from '../meeting.ts';
import { dispose, goOn, mostExchanges, rehome } from '../merger.ts';
import { listSettlements, settle } from '../settlement.ts';
import type { State } from '../state.ts';
import { MAX_CITIES, TYPES } from '../types.ts';

/* The decisions of a merger: AK-42, AK-44, AK-47. */

export function countRehomes(s: State): number {
  return popcount(rehomeTypes(s, s.airline, s.defunct));
}
export function nthRehome(s: State, i: number): Code {
  return REHOME + select(rehomeTypes(s, s.airline, s.defunct), i);
}
export function allowsRehome(s: State, code: Code): boolean {
  return ((rehomeTypes(s, s.airline, s.defunct) >>> (code - REHOME)) & 1) === 1;
}
export function playRehome(s: State, code: Code, sink?: Sink<Event>): void {
  rehome(s, code - REHOME, sink);
  goOn(s, 'AK-43', sink);
}

export function countDisposals(s: State, seat: number): number {
  return 1 + mostExchanges(s, seat);
}
export function allowsDisposal(s: State, seat: number, code: Code): boolean {
  return code - DISPOSE <= mostExchanges(s, seat);
}
export function playDisposal(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  dispose(s, seat, code - DISPOSE, sink);
  goOn(s, 'AK-44', sink);
}

const settlements = new Int32Array(MAX_CITIES * (TYPES + 1));

export function countSettlements(s: State): number {
  return listSettlements(s, settlements);
}
export function nthSettlement(s: State, i: number): Code {
  listSettlements(s, settlements);
  return settlements[i];
}
export function allowsSettlement(s: State, code: Code): boolean {
  return code >= SETTLE && settlements.subarray(0, listSettlements(s, settlements)).includes(code);
}
export function playSettlement(s: State, code: Code, sink?: Sink<Event>): void {
  settle(s, code, sink);
  goOn(s, 'AK-47', sink);
}

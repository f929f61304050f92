import type { Sink } from '@tarmac/kernel';
import { pay } from '../bank.ts';
import type { Event } from '../events.ts';
import { settle } from '../flow.ts';
import type { State } from '../state.ts';
import * as types from '../types.ts';

const { CASH_ACTION } = types;

/** Action D, AE-60: always possible (AE-30). */
export function play(s: State, seat: number, sink?: Sink<Event>): void {
  pay(s, seat, CASH_ACTION, sink);
  settle(s, sink);
}

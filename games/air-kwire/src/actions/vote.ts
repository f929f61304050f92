import type { Code, Sink } from '@tarmac/kernel';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { end, enter } from '../flow.ts';
import { after } from '../seats.ts';
import type { State } from '../state.ts';
import * as states from '../state.ts';

const { VOTE_YES } = codes;
const { PHASE } = states;

/** AK-61: once a turn, before the first purchase or sale, once the pile has been empty. */
export function mayPropose(s: State): boolean {
  return s.pileEmptied === 1 && s.trades === 0 && s.voted === 0;
}

/** The proposal, or an answer to it: after one refusal play continues. */
export function vote(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const agree = code === VOTE_YES;
  const proposes = s.phase === PHASE.stock;
  if (sink) sink({ type: 'voted', seat, agree, proposes });
  s.voted = 1;
  const next = after(s, seat);
  if (!agree) enter(s, PHASE.stock, s.turn);
  else if (next === s.turn) end(s, 'agreed', sink);
  else enter(s, PHASE.vote, next);
}

import type { Code, Sink } from '@tarmac/kernel';
import { popcount, select } from '../bits.ts';
import { slotOf } from '../cards.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { askForShuffle, endsWithoutShares, refill } from '../flow.ts';
import type { State } from '../state.ts';
import * as phases from '../state.ts';
import * as types from '../types.ts';

const { REFRESH } = codes;
const { PHASE, SHUFFLE } = phases;
const { NONE } = types;

/** A90-51: once a turn, before the action, a worthless share of the market leaves the game. */
export function count(s: State): number {
  const companies = choices(s);
  return companies === 0 ? 0 : popcount(companies); // mostly there is none
}

export function nth(s: State, i: number): Code {
  return REFRESH + select(choices(s), i);
}

export function allows(s: State, code: Code): boolean {
  return ((choices(s) >>> (code - REFRESH)) & 1) === 1;
}

function choices(s: State): number {
  const worthless = s.marketKinds & s.inactive;
  return worthless !== 0 && s.refreshed === 0 && s.pileSize > 0 ? worthless : 0;
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const company = code - REFRESH;
  const slot = slotOf(s, company);
  s.refreshed = 1;
  s.gone[company]++;
  s.market[slot] = NONE;
  if (sink) sink({ type: 'refreshed', seat, share: s.board.companyIds[company] });
  refill(s, slot, SHUFFLE.refresh, sink);
  if (s.phase === PHASE.end) return;
  if (s.shuffle !== 0) askForShuffle(s, s.shuffle);
  else endsWithoutShares(s, sink);
}

import type { Code, Sink } from '@tarmac/kernel';
import { lowest } from '../bits.ts';
import { layShares } from '../cards.ts';
import { playCode, playedCompany, playedShares } from '../codes.ts';
import type { Event } from '../events.ts';
import { beginAction, endTurn } from '../flow.ts';
import type { State } from '../state.ts';
import * as phases from '../state.ts';
import * as types from '../types.ts';

const { PHASE } = phases;
const { MAX_COMPANIES } = types;

/** A90-22: one or more shares of a company in play. */
export function count(s: State, seat: number): number {
  let total = 0;
  for (let companies = choices(s, seat); companies !== 0; companies &= companies - 1) {
    total += s.hand[seat * MAX_COMPANIES + lowest(companies)];
  }
  return total;
}

export function nth(s: State, seat: number, i: number): Code {
  let left = i;
  for (let companies = choices(s, seat); ; companies &= companies - 1) {
    const company = lowest(companies);
    const held = s.hand[seat * MAX_COMPANIES + company];
    if (left < held) return playCode(company, left + 1);
    left -= held;
  }
}

export function allows(s: State, seat: number, code: Code): boolean {
  const company = playedCompany(code);
  const shares = playedShares(code);
  return (
    ((choices(s, seat) >>> company) & 1) === 1 &&
    shares > 0 &&
    shares <= s.hand[seat * MAX_COMPANIES + company]
  );
}

function choices(s: State, seat: number): number {
  return s.handKinds[seat] & s.founded;
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const company = playedCompany(code);
  const shares = playedShares(code);
  beginAction(s);
  layShares(s, seat, company, shares);
  if (sink) sink({ type: 'played', seat, company: s.board.companyIds[company], shares });
  if (shares === 1) s.phase = PHASE.sabotage;
  else endTurn(s, false, sink);
}

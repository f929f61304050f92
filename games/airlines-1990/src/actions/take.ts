import type { Code, Sink } from '@tarmac/kernel';
import { popcount, select } from '../bits.ts';
import { addToHand, slotOf } from '../cards.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { afterTake, askForShuffle, beginTake, drawForHand, endsWithoutShares, refill } from '../flow.ts';
import type { State } from '../state.ts';
import * as phases from '../state.ts';
import * as types from '../types.ts';

const { TAKE_MARKET, TAKE_PILE } = codes;
const { PHASE, SHUFFLE } = phases;
const { MAX_COMPANIES, NONE } = types;

/** A90-50: a share of the market or of the pile, after a flight. */
export function count(s: State): number {
  return popcount(s.marketKinds) + (s.pileSize > 0 ? 1 : 0);
}

export function nth(s: State, i: number): Code {
  const kinds = s.marketKinds;
  return i < popcount(kinds) ? TAKE_MARKET + select(kinds, i) : TAKE_PILE;
}

export function allows(s: State, code: Code): boolean {
  return code === TAKE_PILE ? s.pileSize > 0 : ((s.marketKinds >>> (code - TAKE_MARKET)) & 1) === 1;
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  if (code === TAKE_PILE) {
    const share = drawForHand(s, sink);
    if (s.phase === PHASE.end) return;
    if (share === NONE) {
      beginTake(s, sink); // A90-75
      return;
    }
    addToHand(s, seat, share, 1);
    if (sink) sink({ type: 'drew', seat, share: s.board.companyIds[share] });
  } else {
    takeFromMarket(s, seat, code - TAKE_MARKET, sink);
    if (s.phase === PHASE.end) return;
  }
  if (s.shuffle !== 0) askForShuffle(s, s.shuffle);
  else if (!endsWithoutShares(s, sink)) afterTake(s, sink);
}

function takeFromMarket(s: State, seat: number, company: number, sink?: Sink<Event>): void {
  const slot = slotOf(s, company);
  s.market[slot] = NONE;
  addToHand(s, seat, company, 1);
  s.known[seat * MAX_COMPANIES + company]++;
  if (sink) sink({ type: 'took', seat, share: s.board.companyIds[company] });
  refill(s, slot, SHUFFLE.take, sink);
}

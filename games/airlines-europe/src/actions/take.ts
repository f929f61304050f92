import type { Code, Sink } from '@tarmac/kernel';
import { kindsIn, lowest, select } from '../bits.ts';
import { addToHand, drawShare, leftOf, refillSlot, sortMarket } from '../cards.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { scoreNow, settle } from '../flow.ts';
import { rememberTaken, rememberUnseen } from '../memory.ts';
import type { State } from '../state.ts';
import * as phases from '../state.ts';
import * as types from '../types.ts';

const { TAKE_DECK, TAKE_MARKET } = codes;
const { PHASE } = phases;
const { AIRLINES, NONE } = types;

/**
 * The share that ends action A (AE-49), from the market or the deck; and the share that every player takes from the
 * market when a scoring begins (AE-71).
 */
export function count(s: State): number {
  return kindsIn(s.marketKinds) + (deckOffered(s) ? 1 : 0);
}

export function nth(s: State, _seat: number, i: number): Code {
  const kinds = s.marketKinds;
  return i < kindsIn(kinds) ? TAKE_MARKET + select(kinds, i) : TAKE_DECK;
}

/** In the order of `nth`. */
export function list(s: State, out: Int32Array, start: number): number {
  let end = start;
  for (let kinds = s.marketKinds; kinds !== 0; kinds &= kinds - 1) out[end++] = TAKE_MARKET + lowest(kinds);
  if (deckOffered(s)) out[end++] = TAKE_DECK;
  return end;
}

export function allows(s: State, _seat: number, code: Code): boolean {
  return code === TAKE_DECK ? deckOffered(s) : (s.marketKinds & (1 << (code - TAKE_MARKET))) !== 0;
}

function deckOffered(s: State): boolean {
  return s.phase !== PHASE.pick && s.drawn < s.deckSize;
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  if (code === TAKE_DECK) {
    const share = drawShare(s, sink);
    if (share !== NONE) {
      addToHand(s, seat, share, 1);
      rememberUnseen(s, seat, 1);
      if (sink) sink({ type: 'drew', seat, share: AIRLINES[share] });
    }
    settle(s, sink);
    return;
  }
  const slot = takeFromMarket(s, seat, code - TAKE_MARKET, sink);
  if (s.phase !== PHASE.pick) {
    refillSlot(s, slot, sink);
    settle(s, sink);
  } else if (--s.picksLeft > 0) {
    sortMarket(s);
    s.decider = leftOf(s, seat);
  } else {
    scoreNow(s, sink);
  }
}

function takeFromMarket(s: State, seat: number, airline: number, sink?: Sink<Event>): number {
  let slot = 0;
  while (s.market[slot] !== airline) slot++;
  s.market[slot] = NONE;
  addToHand(s, seat, airline, 1);
  rememberTaken(s, seat, airline);
  if (sink) sink({ type: 'took', seat, share: AIRLINES[airline] });
  return slot;
}

import type { Code, Sink } from '@tarmac/kernel';
import { popcount, select } from '../bits.ts';
import { addToHand, drawShare, leftOf, marketKinds, refillMarket } from '../cards.ts';
import { TAKE_DECK, TAKE_MARKET } from '../codes.ts';
import type { Event } from '../events.ts';
import { scoreNow, settle } from '../flow.ts';
import { rememberTaken } from '../memory.ts';
import type { State } from '../state.ts';
import { PHASE } from '../state.ts';
import { AIRLINES, NONE } from '../types.ts';

/**
 * The share that ends action A (AE-49), from the market or the deck; and the share that every player takes from the
 * market when a scoring begins (AE-71).
 */
export function count(s: State): number {
  return popcount(marketKinds(s)) + (deckOffered(s) ? 1 : 0);
}

export function nth(s: State, _seat: number, i: number): Code {
  const kinds = marketKinds(s);
  return i < popcount(kinds) ? TAKE_MARKET + select(kinds, i) : TAKE_DECK;
}

export function allows(s: State, _seat: number, code: Code): boolean {
  return code === TAKE_DECK ? deckOffered(s) : (marketKinds(s) & (1 << (code - TAKE_MARKET))) !== 0;
}

function deckOffered(s: State): boolean {
  return s.phase !== PHASE.pick && s.drawn < s.deckSize;
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  if (code === TAKE_DECK) {
    const share = drawShare(s, sink);
    if (share !== NONE) {
      addToHand(s, seat, share, 1);
      if (sink) sink({ type: 'drew', seat, share: AIRLINES[share] });
    }
    settle(s, sink);
    return;
  }
  takeFromMarket(s, seat, code - TAKE_MARKET, sink);
  if (s.phase !== PHASE.pick) {
    refillMarket(s, sink);
    settle(s, sink);
  } else if (--s.picksLeft > 0) {
    s.decider = leftOf(s, seat);
  } else {
    scoreNow(s, sink);
  }
}

function takeFromMarket(s: State, seat: number, airline: number, sink?: Sink<Event>): void {
  s.market[s.market.indexOf(airline)] = NONE;
  addToHand(s, seat, airline, 1);
  rememberTaken(s, seat, airline);
  if (sink) sink({ type: 'took', seat, share: AIRLINES[airline] });
}

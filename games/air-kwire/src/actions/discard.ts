import type { Code, Sink } from '@tarmac/kernel';
import * as sets from '../bits.ts';
import { addToPool, holds, POWER_KINDS, poolIsEmpty } from '../cards.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { enterReplenish } from '../flow.ts';
import { removeFromHand } from '../memory.ts';
import type { State } from '../state.ts';
import * as states from '../state.ts';
import * as types from '../types.ts';

const { popcount, select } = sets;
const { DISCARD } = codes;
const { CARD_WORDS, PHASE } = states;
const { FIRST_POWER, NONE } = types;

/* AK-22: one card into the pool; AK-75: any number. */

/** Kinds of cards in the hand. */
export function count(s: State, seat: number): number {
  const at = seat * CARD_WORDS;
  return popcount(s.hand[at]) + popcount(s.hand[at + 1]) + popcount(s.handPowers[seat] & POWER_KINDS);
}

/** Cities in the order of the board, then power cards. */
export function nth(s: State, seat: number, index: number): Code {
  const at = seat * CARD_WORDS;
  let i = index;
  const low = popcount(s.hand[at]);
  if (i < low) return DISCARD + select(s.hand[at], i);
  i -= low;
  const high = popcount(s.hand[at + 1]);
  if (i < high) return DISCARD + 32 + select(s.hand[at + 1], i);
  return DISCARD + FIRST_POWER + select(s.handPowers[seat] & POWER_KINDS, i - high);
}

export function allows(s: State, seat: number, code: Code): boolean {
  return holds(s, seat, code - DISCARD);
}

/** AK-22, AK-27: not while the opened airline still has no route. */
export function mayDiscard(s: State): boolean {
  return s.opened === NONE;
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const kind = code - DISCARD;
  removeFromHand(s, seat, kind);
  addToPool(s, kind);
  if (sink) sink({ type: 'discarded', seat, card: s.board.cardNames[kind] });
  if (s.phase === PHASE.card) enterReplenish(s);
}

/** AK-22: only with an empty hand, or when there is nothing to draw. */
export function mayPass(s: State, seat: number): boolean {
  return s.opened === NONE && (s.handSize[seat] === 0 || (s.pileSize === 0 && poolIsEmpty(s)));
}

export function pass(s: State, seat: number, sink?: Sink<Event>): void {
  if (sink) sink({ type: 'passed', seat });
  enterReplenish(s);
}

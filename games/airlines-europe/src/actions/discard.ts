import type { Code, Sink } from '@tarmac/kernel';
import { popcount, select } from '../bits.ts';
import { addToHand, removeFromHand, removeFromPortfolio } from '../cards.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { settle } from '../flow.ts';
import { rememberSecretDiscard } from '../memory.ts';
import type { State } from '../state.ts';
import * as types from '../types.ts';

const { DISCARD_HAND, DISCARD_PORTFOLIO } = codes;
const { ABACUS, AIRLINE_COUNT, discardsFor, SHARES, SHARE_KINDS } = types;

/*
 * AE-55: one share a move. Places run through the hand and then the portfolio, airlines in the order of AE-1 and
 * ABACUS last: 0 … 10 and 11 … 21. Never backwards, so each set of discards has one sequence.
 */
function held(s: State, seat: number, place: number): number {
  return place < SHARE_KINDS
    ? s.hand[seat * SHARE_KINDS + place]
    : s.portfolio[seat * SHARE_KINDS + place - SHARE_KINDS];
}

function codeOf(place: number): Code {
  return place < SHARE_KINDS ? DISCARD_HAND + place : DISCARD_PORTFOLIO + place - SHARE_KINDS;
}

function placeOf(code: Code): number {
  return code < DISCARD_PORTFOLIO ? code - DISCARD_HAND : code - DISCARD_PORTFOLIO + SHARE_KINDS;
}

/** The places to discard from, as bits: those that leave enough shares, there and behind, for the discards to come. */
function places(s: State, seat: number): number {
  const filled = (s.handKinds[seat] | (s.portfolioKinds[seat] << SHARE_KINDS)) & (-1 << s.discardFrom);
  let enough = s.discardsLeft;
  let last = SHARE_KINDS * 2;
  for (let rest = filled; enough > 0; rest ^= 1 << last) {
    last = 31 - Math.clz32(rest);
    enough -= held(s, seat, last);
  }
  return filled & ~(-2 << last);
}

export function count(s: State, seat: number): number {
  return popcount(places(s, seat));
}

export function nth(s: State, seat: number, i: number): Code {
  return codeOf(select(places(s, seat), i));
}

export function allows(s: State, seat: number, code: Code): boolean {
  return (places(s, seat) & (1 << placeOf(code))) !== 0;
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const place = placeOf(code);
  const fromHand = place < SHARE_KINDS;
  const share = fromHand ? place : place - SHARE_KINDS;
  if (fromHand && share !== ABACUS) {
    // Shares of the hand come first, so the first discard of the exchange is the first secret one, if any is.
    rememberSecretDiscard(s, seat, s.discardsLeft === discardsFor(s.abacusDue));
    s.goneSecretly[seat * AIRLINE_COUNT + share]++;
  } else {
    s.gone[share]++;
  }
  if (fromHand) removeFromHand(s, seat, share, 1);
  else removeFromPortfolio(s, seat, share, 1);
  if (sink) sink({ type: 'discarded', seat, from: fromHand ? 'hand' : 'portfolio', share: SHARES[share] });
  s.discardFrom = place;
  if (--s.discardsLeft === 0) receive(s, seat, sink);
}

/** The new shares go to the hand, without a dividend. */
function receive(s: State, seat: number, sink?: Sink<Event>): void {
  const count = s.abacusDue;
  s.supply -= count;
  addToHand(s, seat, ABACUS, count);
  s.abacusDue = 0;
  s.discardFrom = 0;
  if (sink) sink({ type: 'abacus', seat, count });
  settle(s, sink);
}

import type { Code, Sink } from '@tarmac/kernel';
import { pay } from '../bank.ts';
import { lowest, pairs, selectPair } from '../bits.ts';
import { addToPortfolio, removeFromHand } from '../cards.ts';
import * as codes from '../codes.ts';
import { playCode, playedCount, playedShare } from '../codes.ts';
import type { Event } from '../events.ts';
import { settle } from '../flow.ts';
import { rememberPlayed } from '../memory.ts';
import type { State } from '../state.ts';
import * as types from '../types.ts';

const { PLAY_TWO } = codes;
const { ABACUS, DIVIDEND, SHARES, SHARE_KINDS } = types;

/** Action B, AE-50: any number of one airline, or one of each of two; ABACUS counts as an airline. */
export function count(s: State, seat: number): number {
  return s.handSize[seat] + pairs(s.handKinds[seat]);
}

export function nth(s: State, seat: number, i: number): Code {
  const kinds = s.handKinds[seat];
  let left = i - s.handSize[seat];
  if (left >= 0) return PLAY_TWO + selectPair(kinds, left);
  left = i;
  for (let rest = kinds; ; rest &= rest - 1) {
    const share = lowest(rest);
    const held = s.hand[seat * SHARE_KINDS + share];
    if (left < held) return playCode(share, left + 1);
    left -= held;
  }
}

/** In the order of `nth`. */
export function list(s: State, seat: number, out: Int32Array, start: number): number {
  let end = start;
  for (let kinds = s.handKinds[seat]; kinds !== 0; kinds &= kinds - 1) {
    const share = lowest(kinds);
    const held = s.hand[seat * SHARE_KINDS + share];
    for (let shares = 1; shares <= held; shares++) out[end++] = playCode(share, shares);
  }
  for (let kinds = s.handKinds[seat]; kinds !== 0; kinds &= kinds - 1) {
    const first = PLAY_TWO + lowest(kinds) * 16;
    for (let rest = kinds & (kinds - 1); rest !== 0; rest &= rest - 1) out[end++] = first + lowest(rest);
  }
  return end;
}

export function allows(s: State, seat: number, code: Code): boolean {
  if (code < PLAY_TWO) return playedCount(code) <= s.hand[seat * SHARE_KINDS + playedShare(code)];
  const two = code - PLAY_TWO;
  return (s.handKinds[seat] & (1 << (two >> 4))) !== 0 && (s.handKinds[seat] & (1 << (two & 15))) !== 0;
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  let dividend = 0;
  if (code < PLAY_TWO) {
    dividend = lay(s, seat, playedShare(code), playedCount(code), sink);
  } else {
    dividend = lay(s, seat, (code - PLAY_TWO) >> 4, 1, sink) + lay(s, seat, (code - PLAY_TWO) & 15, 1, sink);
  }
  pay(s, seat, dividend, sink);
  settle(s, sink);
}

function lay(s: State, seat: number, share: number, shares: number, sink?: Sink<Event>): number {
  removeFromHand(s, seat, share, shares);
  addToPortfolio(s, seat, share, shares);
  if (share !== ABACUS) rememberPlayed(s, seat, share, shares);
  if (sink) sink({ type: 'played', seat, share: SHARES[share], count: shares });
  return shares * DIVIDEND;
}

import type { Code, Sink } from '@tarmac/kernel';
import { pairs, selectPair } from '../bits.ts';
import { addToPortfolio, removeFromHand } from '../cards.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { startTurn } from '../flow.ts';
import { rememberPlayed } from '../memory.ts';
import type { State } from '../state.ts';
import * as types from '../types.ts';

const { KEEP } = codes;
const { AIRLINES, NONE } = types;

/** AE-17: every seat, in any order and in secret, keeps two shares of different airlines. */
export function count(s: State, seat: number): number {
  return s.kept[seat] === NONE ? pairs(s.handKinds[seat]) : 0;
}

export function nth(s: State, seat: number, i: number): Code {
  return KEEP + selectPair(s.handKinds[seat], i);
}

export function allows(s: State, seat: number, code: Code): boolean {
  const pair = code - KEEP;
  return (
    s.kept[seat] === NONE &&
    (s.handKinds[seat] & (1 << (pair >> 4))) !== 0 &&
    (s.handKinds[seat] & (1 << (pair & 15))) !== 0
  );
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  s.kept[seat] = code - KEEP;
  if (sink) sink({ type: 'chosen', seat });
  const { players } = s.setting;
  let waiting = 0;
  while (waiting < players && s.kept[waiting] !== NONE) waiting++;
  s.decider = waiting;
  if (waiting < players) return;
  for (let p = 0; p < players; p++) {
    lay(s, p, s.kept[p] >> 4);
    lay(s, p, s.kept[p] & 15);
  }
  if (sink) {
    const kept = Array.from(
      s.kept.slice(0, players),
      (pair) => [AIRLINES[pair >> 4], AIRLINES[pair & 15]] as const,
    );
    sink({ type: 'revealed', kept });
  }
  startTurn(s, 0, sink);
}

function lay(s: State, seat: number, share: number): void {
  removeFromHand(s, seat, share, 1);
  addToPortfolio(s, seat, share, 1);
  rememberPlayed(s, seat, share, 1);
}

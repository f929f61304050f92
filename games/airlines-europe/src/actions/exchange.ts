import type { Code, Sink, Viewer } from '@tarmac/kernel';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import * as phases from '../state.ts';
import * as types from '../types.ts';

const { EXCHANGE } = codes;
const { PHASE } = phases;
const { ABACUS, discardsFor } = types;

/** AE-57: what came from the hand stays secret, and with it how far the order of discards has come. */
export function isSecret(s: State, viewer: Viewer): boolean {
  return viewer !== s.decider && s.discardsLeft < discardsFor(s.abacusDue) && s.discardFrom < ABACUS;
}

/**
 * Action C; what is given up follows (discard.ts).
 * AE-56: both the supply and the player have enough for this many; taking two is never possible without taking one.
 * Nobody is ever without a share: an exchange leaves at least the ones it brings.
 */
export function count(s: State, seat: number): number {
  if (s.supply < 2) return s.supply;
  return s.handSize[seat] + s.portfolioSize[seat] < discardsFor(2) ? 1 : 2;
}

export function nth(_s: State, _seat: number, i: number): Code {
  return EXCHANGE + 1 + i;
}

export function allows(s: State, seat: number, code: Code): boolean {
  return code - EXCHANGE <= count(s, seat);
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const take = code - EXCHANGE;
  s.abacusDue = take;
  s.discardsLeft = discardsFor(take);
  s.discardFrom = 0;
  s.phase = PHASE.discard;
  if (sink) sink({ type: 'exchanging', seat, take: take === 1 ? 1 : 2 });
}

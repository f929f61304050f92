import type { Code, Sink } from '@tarmac/kernel';
import * as cash from './actions/cash.ts';
import * as discard from './actions/discard.ts';
import * as exchange from './actions/exchange.ts';
import * as keep from './actions/keep.ts';
import * as licence from './actions/licence.ts';
import * as play from './actions/play.ts';
import * as take from './actions/take.ts';
import type { Board } from './board.ts';
import * as codes from './codes.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import * as phases from './state.ts';
import { ABACUS_SHARES, AIRLINE_COUNT, SHARE_KINDS } from './types.ts';

const { PHASE } = phases;
const { CASH, EXCHANGE, TAKE_DECK, DISCARD_HAND, KEEP, PLAY, LICENCE } = codes;

/*
 * The sequence of play, as in RULES.md. Who decides is in `decider` (during `keep`: every seat that has not
 * chosen); what happens by itself between two decisions is in flow.ts.
 *
 *   phase     moves                                  then
 *   keep      keep                                   all chosen: turn of seat 0
 *   turn      licence | play | exchange | cash       licence: second; exchange: discard; else (settle)
 *   discard   discard                                again, or after the last (settle)
 *   second    licence | take                         licence: share; take: (settle)
 *   share     take                                   (settle)
 *   pick      take, from the market only             next picker, or after the last (score)
 */

export function toMove(s: State): number {
  return s.phase === PHASE.end ? -1 : s.decider;
}

/** Whether this seat has a decision to make now. */
export function mayMove(s: State, seat: number): boolean {
  return s.phase === PHASE.keep ? keep.count(s, seat) > 0 : s.phase !== PHASE.end && seat === s.decider;
}

export function count(s: State, seat: number): number {
  switch (s.phase) {
    case PHASE.turn:
      return licence.count(s, seat) + play.count(s, seat) + exchange.count(s, seat) + 1;
    case PHASE.second:
      return licence.count(s, seat) + take.count(s);
    case PHASE.share:
    case PHASE.pick:
      return take.count(s);
    case PHASE.discard:
      return discard.count(s, seat);
    case PHASE.keep:
      return keep.count(s, seat);
    default:
      return 0;
  }
}

/** In the order of the rules: actions A, B, C, D. */
export function nth(s: State, seat: number, index: number): Code {
  let i = index;
  switch (s.phase) {
    case PHASE.turn: {
      const licences = licence.count(s, seat);
      if (i < licences) return licence.nth(s, seat, i);
      i -= licences;
      const plays = play.count(s, seat);
      if (i < plays) return play.nth(s, seat, i);
      i -= plays;
      return i < exchange.count(s, seat) ? exchange.nth(s, seat, i) : CASH;
    }
    case PHASE.second: {
      const licences = licence.count(s, seat);
      return i < licences ? licence.nth(s, seat, i) : take.nth(s, seat, i - licences);
    }
    case PHASE.share:
    case PHASE.pick:
      return take.nth(s, seat, i);
    case PHASE.discard:
      return discard.nth(s, seat, i);
    default:
      return keep.nth(s, seat, i);
  }
}

/**
 * More moves than there ever are: every airline on every route, every number of shares of every kind, every pair of
 * kinds.
 */
export function most(board: Board): number {
  return AIRLINE_COUNT * board.routeCount + SHARE_KINDS * (ABACUS_SHARES + SHARE_KINDS) + 2 + 1;
}

/** All moves in the order of `nth`. */
export function list(s: State, seat: number, out: Int32Array): number {
  switch (s.phase) {
    case PHASE.turn: {
      let end = play.list(s, seat, out, licence.list(s, seat, out));
      const exchanges = exchange.count(s, seat);
      for (let i = 0; i < exchanges; i++) out[end++] = exchange.nth(s, seat, i);
      out[end++] = CASH;
      return end;
    }
    case PHASE.second:
      return take.list(s, out, licence.list(s, seat, out));
    case PHASE.share:
    case PHASE.pick:
      return take.list(s, out, 0);
    default: {
      const total = count(s, seat);
      for (let i = 0; i < total; i++) out[i] = nth(s, seat, i);
      return total;
    }
  }
}

/** Checks one move without listing; a test compares it with `list`. */
export function allows(s: State, seat: number, code: Code): boolean {
  switch (s.phase) {
    case PHASE.turn:
      if (code >= LICENCE) return licence.allows(s, seat, code);
      if (code >= PLAY) return play.allows(s, seat, code);
      return code === CASH || (isExchange(code) && exchange.allows(s, seat, code));
    case PHASE.second:
      return code >= LICENCE ? licence.allows(s, seat, code) : isTake(code) && take.allows(s, seat, code);
    case PHASE.share:
    case PHASE.pick:
      return isTake(code) && take.allows(s, seat, code);
    case PHASE.discard:
      return isDiscard(code) && discard.allows(s, seat, code);
    case PHASE.keep:
      return isKeep(code) && keep.allows(s, seat, code);
    default:
      return false;
  }
}

export function playMove(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  if (code >= LICENCE) licence.play(s, seat, code, sink);
  else if (code >= PLAY) play.play(s, seat, code, sink);
  else if (code >= KEEP) keep.play(s, seat, code, sink);
  else if (code >= DISCARD_HAND) discard.play(s, seat, code, sink);
  else if (code >= TAKE_DECK) take.play(s, seat, code, sink);
  else if (code > EXCHANGE) exchange.play(s, seat, code, sink);
  else cash.play(s, seat, sink);
}

function isExchange(code: Code): boolean {
  return code === EXCHANGE + 1 || code === EXCHANGE + 2;
}
function isTake(code: Code): boolean {
  return code >= TAKE_DECK && code < DISCARD_HAND;
}
function isDiscard(code: Code): boolean {
  return code >= DISCARD_HAND && code < KEEP;
}
function isKeep(code: Code): boolean {
  return code >= KEEP && code < PLAY;
}

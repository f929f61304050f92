import type { Code, Sink } from '@tarmac/kernel';
import { CHANCE } from '@tarmac/kernel';
import * as decommission from './actions/decommission.ts';
import * as discard from './actions/discard.ts';
import * as draw from './actions/draw.ts';
import * as merge from './actions/merge.ts';
import * as power from './actions/power.ts';
import * as route from './actions/route.ts';
import * as trade from './actions/trade.ts';
import * as vote from './actions/vote.ts';
import type { Board } from './board.ts';
import * as codes from './codes.ts';
import type { Event } from './events.ts';
import { enterReplenish, fillHand } from './flow.ts';
import { isServed } from './opening.ts';
import type { State } from './state.ts';
import * as states from './state.ts';
import { TYPES } from './types.ts';

const { PHASE } = states;
const {
  APPROVE,
  BUY,
  DECOMMISSION,
  DISCARD,
  DISPOSE,
  DONE,
  DRAW_NONE,
  DRAW_PILE,
  DRAW_POOL,
  KEEP,
  PASS,
  POWER_CARD,
  REFUSE,
  REHOME,
  ROUTE,
  SELL,
  SETTLE,
  VOTE_NO,
  VOTE_YES,
} = codes;

/*
 * The sequence of play, as in RULES.md (AK-90). What happens by itself between two decisions, in brackets here, is in
 * flow.ts and merger.ts, what is left to chance in chance.ts.
 *
 *   phase          who                    moves                                 then
 *   (start)                                                                     free-discard | stock
 *   free-discard   player                 discard | done                        free-discard | stock
 *   stock          player                 buy | sell | power | end-vote | done  stock | vote | card
 *   vote           the others in order    end-vote                              end | vote | stock
 *   decommission   each CEO, by airline   decommission | keep                   again; then back
 *   card           player                 route | discard | pass | power        consent | (placed) | replenish
 *   consent        the airline's CEO      approve | refuse                      (placed) | card | second
 *   (placed)                                                                    rehome | (after)
 *   rehome         the acquirer's CEO     rehome                                dispose
 *   dispose        the holders in order   dispose                               again; then settle
 *   settle         the acquirer's CEO     settle                                again; then (after)
 *   (after)                                                                     end | second | replenish
 *   second         player                 route | power | done                  as card; done: replenish
 *   replenish      player                 draw | power                          again; then (turn end)
 *   (turn end)                                                                  end | (start)
 *   shuffle        chance                 shuffle                               where it was interrupted
 */

export function toMove(s: State): number {
  if (s.phase === PHASE.end) return -1;
  return s.phase === PHASE.shuffle ? CHANCE : s.decider;
}

/** Whether this seat has a decision to make now. */
export function mayMove(s: State, seat: number): boolean {
  return seat === s.decider && s.phase < PHASE.shuffle;
}

export function count(s: State, seat: number): number {
  switch (s.phase) {
    case PHASE.freeDiscard:
      return discard.count(s, seat) + 1;
    case PHASE.stock:
      return (
        trade.count(s, seat) +
        power.count(s, seat) +
        (vote.mayPropose(s) ? 1 : 0) +
        (isServed(s, seat) ? 1 : 0)
      );
    case PHASE.vote:
    case PHASE.consent:
      return 2;
    case PHASE.decommission:
      return decommission.list(s, scratch);
    case PHASE.card:
      return (
        route.count(s, seat) +
        (discard.mayDiscard(s) ? discard.count(s, seat) : 0) +
        (discard.mayPass(s, seat) ? 1 : 0) +
        power.count(s, seat)
      );
    case PHASE.rehome:
      return merge.countRehomes(s);
    case PHASE.dispose:
      return merge.countDisposals(s, seat);
    case PHASE.settle:
      return merge.countSettlements(s);
    case PHASE.second:
      return route.count(s, seat) + power.count(s, seat) + 1;
    case PHASE.replenish:
      return draw.count(s, seat) + power.count(s, seat);
    default:
      return 0;
  }
}

const scratch = new Int32Array(512);

/**
 * More moves than there ever are: every route with every aircraft, every kind of card to discard, draw or play, every
 * trade.
 */
export function most(board: Board): number {
  const { airlineCount, cityCount, cardNames } = board;
  return airlineCount * cityCount * TYPES + 2 * cardNames.length + 2 * airlineCount + 2;
}

/** In the order of the table above; what ends a phase comes first. */
export function nth(s: State, seat: number, index: number): Code {
  let i = index;
  switch (s.phase) {
    case PHASE.freeDiscard:
      return i === 0 ? DONE : discard.nth(s, seat, i - 1);
    case PHASE.stock: {
      if (isServed(s, seat) && i-- === 0) return DONE;
      if (vote.mayPropose(s) && i-- === 0) return VOTE_YES;
      const powers = power.count(s, seat);
      return i < powers ? power.nth(s, seat, i) : trade.nth(s, seat, i - powers);
    }
    case PHASE.vote:
      return i === 0 ? VOTE_YES : VOTE_NO;
    case PHASE.consent:
      return i === 0 ? APPROVE : REFUSE;
    case PHASE.decommission:
      decommission.list(s, scratch);
      return scratch[i];
    case PHASE.card: {
      if (discard.mayPass(s, seat) && i-- === 0) return PASS;
      const powers = power.count(s, seat);
      if (i < powers) return power.nth(s, seat, i);
      i -= powers;
      const discards = discard.mayDiscard(s) ? discard.count(s, seat) : 0;
      return i < discards ? discard.nth(s, seat, i) : route.nth(s, seat, i - discards);
    }
    case PHASE.rehome:
      return merge.nthRehome(s, i);
    case PHASE.dispose:
      return DISPOSE + i;
    case PHASE.settle:
      return merge.nthSettlement(s, i);
    case PHASE.second: {
      if (i-- === 0) return DONE;
      const powers = power.count(s, seat);
      return i < powers ? power.nth(s, seat, i) : route.nth(s, seat, i - powers);
    }
    default: {
      const draws = draw.count(s, seat);
      return i < draws ? draw.nth(s, i) : power.nth(s, seat, i - draws);
    }
  }
}

/** All moves in the order of `nth`. */
export function list(s: State, seat: number, out: Int32Array): number {
  let end = 0;
  switch (s.phase) {
    case PHASE.stock: {
      if (isServed(s, seat)) out[end++] = DONE;
      if (vote.mayPropose(s)) out[end++] = VOTE_YES;
      const powers = power.count(s, seat);
      for (let i = 0; i < powers; i++) out[end++] = power.nth(s, seat, i);
      return trade.list(s, seat, out, end);
    }
    case PHASE.card: {
      if (discard.mayPass(s, seat)) out[end++] = PASS;
      const powers = power.count(s, seat);
      for (let i = 0; i < powers; i++) out[end++] = power.nth(s, seat, i);
      const discards = discard.mayDiscard(s) ? discard.count(s, seat) : 0;
      for (let i = 0; i < discards; i++) out[end++] = discard.nth(s, seat, i);
      return route.list(s, seat, out, end);
    }
    case PHASE.decommission:
      return decommission.list(s, out);
    default: {
      const total = count(s, seat);
      for (let i = 0; i < total; i++) out[i] = nth(s, seat, i);
      return total;
    }
  }
}

/** Checks one move without listing; a test compares it with `list`. */
export function allows(s: State, seat: number, code: Code): boolean {
  const isPower = code >= POWER_CARD && code < DISCARD;
  switch (s.phase) {
    case PHASE.freeDiscard:
      return code === DONE || (isBetween(code, DISCARD, DRAW_POOL) && discard.allows(s, seat, code));
    case PHASE.stock:
      if (code === DONE) return isServed(s, seat);
      if (code === VOTE_YES) return vote.mayPropose(s);
      if (isBetween(code, BUY, KEEP)) return trade.allows(s, seat, code);
      return isPower && power.allows(s, seat, code);
    case PHASE.vote:
      return code === VOTE_YES || code === VOTE_NO;
    case PHASE.consent:
      return code === APPROVE || code === REFUSE;
    case PHASE.decommission:
      return decommission.allows(s, code);
    case PHASE.card:
      if (code >= ROUTE) return route.allows(s, seat, code);
      if (code === PASS) return discard.mayPass(s, seat);
      if (isBetween(code, DISCARD, DRAW_POOL)) return discard.mayDiscard(s) && discard.allows(s, seat, code);
      return isPower && power.allows(s, seat, code);
    case PHASE.rehome:
      return isBetween(code, REHOME, BUY) && merge.allowsRehome(s, code);
    case PHASE.dispose:
      return isBetween(code, DISPOSE, POWER_CARD) && merge.allowsDisposal(s, seat, code);
    case PHASE.settle:
      return isBetween(code, SETTLE, DECOMMISSION) && merge.allowsSettlement(s, code);
    case PHASE.second:
      if (code >= ROUTE) return route.allows(s, seat, code);
      return code === DONE || (isPower && power.allows(s, seat, code));
    case PHASE.replenish:
      if (isPower) return power.allows(s, seat, code);
      if (code !== DRAW_PILE && code !== DRAW_NONE && !isBetween(code, DRAW_POOL, SETTLE)) return false;
      return draw.allows(s, seat, code);
    default:
      return false;
  }
}

function isBetween(code: Code, first: Code, next: Code): boolean {
  return code >= first && code < next;
}

export function playMove(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  if (code >= ROUTE) route.play(s, seat, code, sink);
  else if (code >= DECOMMISSION) decommission.play(s, seat, code, sink);
  else if (code >= SETTLE) merge.playSettlement(s, code, sink);
  else if (code >= DRAW_POOL) draw.play(s, seat, code, sink);
  else if (code >= DISCARD) discard.play(s, seat, code, sink);
  else if (code >= POWER_CARD) power.play(s, seat, code, sink);
  else if (code >= DISPOSE) merge.playDisposal(s, seat, code, sink);
  else if (code >= KEEP) decommission.play(s, seat, code, sink);
  else if (code >= SELL) trade.sell(s, seat, code, sink);
  else if (code >= BUY) trade.buy(s, seat, code, sink);
  else if (code >= REHOME) merge.playRehome(s, code, sink);
  else if (code >= VOTE_NO) vote.vote(s, seat, code, sink);
  else if (code >= DRAW_PILE) draw.play(s, seat, code, sink);
  else if (code === APPROVE) route.approve(s, seat, sink);
  else if (code === REFUSE) route.refuse(s, seat, sink);
  else if (code === PASS) discard.pass(s, seat, sink);
  else if (s.phase === PHASE.stock) trade.endStock(s, seat, sink);
  else if (s.phase === PHASE.freeDiscard) fillHand(s, sink);
  else enterReplenish(s);
}

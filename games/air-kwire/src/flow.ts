import type { Sink } from '@tarmac/kernel';
import * as sizes from './board.ts';
import { drawFromPile, isFull } from './cards.ts';
import { payDividends } from './dividends.ts';
import type { Event } from './events.ts';
import { priceOf } from './market.ts';
import { after } from './seats.ts';
import type { State } from './state.ts';
import * as states from './state.ts';
import type { EndReason } from './types.ts';
import * as types from './types.ts';

const { CITY_WORDS } = sizes;
const { MARK, PHASE, POWERED, SHUFFLE } = states;
const { END_REASONS, IDLE_ROUNDS, MAX_AIRLINES, MOST_ROUNDS, NONE, WINNING_POINTS } = types;

/* The automatic phases of the sequence of play (AK-90): start, after, turn end; and how a phase is entered. */

export function enter(s: State, phase: number, decider: number): void {
  s.phase = phase;
  s.decider = decider;
}

/** Something is left to chance before the turn continues; `why`: SHUFFLE. */
export function askForShuffle(s: State, why: number): void {
  s.shuffle = why;
  s.phase = PHASE.shuffle;
}

/** AK-90, start. */
function startTurn(s: State, sink?: Sink<Event>): void {
  if (sink) sink({ type: 'turn', seat: s.turn });
  enter(s, (s.marks[s.turn] & MARK.freeDiscard) === 0 ? PHASE.stock : PHASE.freeDiscard, s.turn);
}

/** AK-75: the hand is filled up; then comes the stock step. */
export function fillHand(s: State, sink?: Sink<Event>): void {
  while (!isFull(s, s.turn)) {
    if (s.pileSize === 0) {
      askForShuffle(s, SHUFFLE.fill);
      return;
    }
    drawCard(s, sink);
  }
  enter(s, PHASE.stock, s.turn);
}

export function drawCard(s: State, sink?: Sink<Event>): void {
  const kind = drawFromPile(s, s.turn);
  if (sink) sink({ type: 'drew', seat: s.turn, card: s.board.cardNames[kind] });
}

/** AK-90, after: the route is created and its merger finished. */
export function afterRoute(s: State, sink?: Sink<Event>): void {
  for (let a = 0; a < MAX_AIRLINES; a++) {
    if (s.points[a] < WINNING_POINTS) continue;
    if (s.due === 1) payDividends(s, sink);
    end(s, 'forty-points', sink);
    return;
  }
  const mayCreateAnother = s.routes === 1 && (s.marks[s.turn] & MARK.doubleRoutes) !== 0;
  if (mayCreateAnother) enter(s, PHASE.second, s.turn);
  else enterReplenish(s);
}

/** AK-24: an empty pile is made again before the choice. */
export function enterReplenish(s: State): void {
  enter(s, PHASE.replenish, s.turn);
  if (s.pileSize === 0 && !isFull(s, s.turn)) askForShuffle(s, SHUFFLE.replenish);
}

/** AK-23, AK-70, AK-74: draws of this turn in all. */
export function drawsDue(s: State): number {
  return Math.max(1, s.routes) + (s.powered === POWERED.replaced ? 1 : 0);
}

/** AK-90, turn end. */
export function endTurn(s: State, sink?: Sink<Event>): void {
  const { players } = s.setting;
  if (s.due === 1) payDividends(s, sink);
  s.marks[s.turn] = 0;
  if (s.reversing === 1) {
    s.direction = 1 - s.direction;
    if (sink) sink({ type: 'reversed' });
  }
  s.idle = s.routes === 0 ? s.idle + 1 : 0;
  s.turns++;
  forgetTurn(s);
  if (s.idle >= IDLE_ROUNDS * players) {
    end(s, 'exhausted', sink);
  } else if (s.turns >= MOST_ROUNDS * players) {
    end(s, 'round-limit', sink);
  } else {
    s.turn = after(s, s.turn);
    startTurn(s, sink);
  }
}

function forgetTurn(s: State): void {
  s.trades = 0;
  s.opened = NONE;
  s.routes = 0;
  s.powered = POWERED.no;
  s.drawn = 0;
  s.poolDrawn = 0;
  s.voted = 0;
  s.reversing = 0;
  for (let w = 0; w < MAX_AIRLINES * CITY_WORDS; w++) s.refused[w] = 0;
}

/** AK-60: cash and shares at their price. */
export function wealthOf(s: State, seat: number): number {
  let wealth = s.cash[seat];
  for (let a = 0; a < MAX_AIRLINES; a++) {
    const held = s.shares[seat * MAX_AIRLINES + a];
    if (held > 0) wealth += held * priceOf(s, a);
  }
  return wealth;
}

export function end(s: State, reason: EndReason, sink?: Sink<Event>): void {
  s.phase = PHASE.end;
  s.ended = 1 + END_REASONS.indexOf(reason);
  if (!sink) return;
  sink({
    type: 'ended',
    reason,
    scores: Array.from({ length: s.setting.players }, (_, p) => wealthOf(s, p)),
  });
}

import type { Code, Sink } from '@tarmac/kernel';
import * as sets from '../bits.ts';
import { addCity, addToHand, isFull, removeCity } from '../cards.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { drawCard, drawsDue, endTurn, enterReplenish } from '../flow.ts';
import type { State } from '../state.ts';
import * as states from '../state.ts';

const { popcount, select } = sets;
const { DRAW_NONE, DRAW_PILE, DRAW_POOL } = codes;
const { POWERED } = states;

/* AK-23: the top of the pile, a city card of the pool, or nothing. */

export function count(s: State, seat: number): number {
  if (isFull(s, seat)) return 1;
  const pool = mayTake(s) ? popcount(s.pool[0]) + popcount(s.pool[1]) : 0;
  return 1 + (s.pileSize > 0 ? 1 : 0) + pool;
}

/** Nothing, the pile, then the pool in the order of the board: there is none without a pile (AK-24). */
export function nth(s: State, index: number): Code {
  if (index === 0) return DRAW_NONE;
  if (index === 1) return DRAW_PILE;
  const i = index - 2;
  const low = popcount(s.pool[0]);
  return DRAW_POOL + (i < low ? select(s.pool[0], i) : 32 + select(s.pool[1], i - low));
}

export function allows(s: State, seat: number, code: Code): boolean {
  if (code === DRAW_NONE) return true;
  if (isFull(s, seat)) return false;
  if (code === DRAW_PILE) return s.pileSize > 0;
  const city = code - DRAW_POOL;
  return mayTake(s) && ((s.pool[city >>> 5] >>> (city & 31)) & 1) === 1;
}

/** Only after a route, or once in place of the power card played (AK-70). */
export function mayTake(s: State): boolean {
  return s.routes > 0 || (s.powered === POWERED.replaced && s.poolDrawn === 0);
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  if (code === DRAW_NONE) {
    if (sink) sink({ type: 'drew-none', seat });
    endTurn(s, sink);
    return;
  }
  s.drawn++;
  if (code === DRAW_PILE) drawCard(s, sink);
  else take(s, seat, code - DRAW_POOL, sink);
  if (s.drawn === drawsDue(s)) endTurn(s, sink);
  else enterReplenish(s);
}

/** AK-80: everybody knows where the card is. */
function take(s: State, seat: number, city: number, sink?: Sink<Event>): void {
  s.poolDrawn++;
  removeCity(s.pool, 0, city);
  addToHand(s, seat, city);
  addCity(s.known, seat, city);
  if (sink) sink({ type: 'took', seat, card: s.board.cityIds[city] });
}

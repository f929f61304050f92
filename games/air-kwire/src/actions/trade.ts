import type { Code, Sink } from '@tarmac/kernel';
import * as sets from '../bits.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { enter } from '../flow.ts';
import { afterTrade, feeFor, isOpen, moveStandingPrices, priceOf, sharesLeft, standsStill } from '../market.ts';
import { isOccupied, settleHome } from '../network.ts';
import { isServableAfter, isServableFor, isServableOpened } from '../opening.ts';
import type { State } from '../state.ts';
import * as states from '../state.ts';
import * as types from '../types.ts';

// Bound here because V8 folds only constants of the same module.
const { popcount, select } = sets;
const { BUY, SELL } = codes;
const { PHASE, STATUS } = states;
const { MAX_AIRLINES, NONE, OPENING_SHARES, TRADES } = types;

/* AK-20, AK-21: purchases, openings, sales. */

export function countPurchases(s: State, seat: number): number {
  return popcount(purchases(s, seat));
}
export function countSales(s: State, seat: number): number {
  return popcount(sales(s, seat));
}
export function nthPurchase(s: State, seat: number, i: number): Code {
  return BUY + select(purchases(s, seat), i);
}
export function nthSale(s: State, seat: number, i: number): Code {
  return SELL + select(sales(s, seat), i);
}

/** Airlines of which the player may buy a share now, as bits. */
export function purchases(s: State, seat: number): number {
  let airlines = 0;
  if (s.trades >= TRADES) return 0;
  const { airlineCount } = s.board;
  for (let a = 0; a < airlineCount; a++) if (canBuy(s, seat, a)) airlines |= 1 << a;
  return airlines;
}

function canBuy(s: State, seat: number, airline: number): boolean {
  const cost = priceOf(s, airline) + feeFor(s, seat);
  if (cost > s.cash[seat]) return false;
  if (!isOpen(s, airline)) return canOpen(s, seat, airline, cost);
  if (sharesLeft(s, airline) === 0) return false;
  if (s.opened === NONE) return true;
  return s.opened === airline ? isServableAfter(s, seat, 1) : isServableFor(s, seat, cost);
}

/** AK-21, AK-26, AK-27 */
function canOpen(s: State, seat: number, airline: number, cost: number): boolean {
  return (
    s.status[airline] === STATUS.closed &&
    s.opened === NONE &&
    !isOccupied(s, s.board.home[airline]) &&
    isServableOpened(s, seat, airline, cost)
  );
}

/** Airlines of which the player may sell a share now, as bits. */
export function sales(s: State, seat: number): number {
  let airlines = 0;
  if (s.trades >= TRADES) return 0;
  const { airlineCount } = s.board;
  for (let a = 0; a < airlineCount; a++) {
    if (s.shares[seat * MAX_AIRLINES + a] > 0 && staysServable(s, seat, a)) airlines |= 1 << a;
  }
  return airlines;
}

function staysServable(s: State, seat: number, airline: number): boolean {
  if (s.opened === NONE) return true;
  if (s.opened === airline) return isServableAfter(s, seat, -1);
  return isServableFor(s, seat, feeFor(s, seat) - priceOf(s, airline));
}

export function buy(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const airline = code - BUY;
  const opening = !isOpen(s, airline);
  const [price, fee] = [priceOf(s, airline), feeFor(s, seat)];
  const shares = opening ? OPENING_SHARES : 1;
  s.cash[seat] -= price + fee;
  s.shares[seat * MAX_AIRLINES + airline] += shares;
  s.sold[airline] += shares;
  s.trades++;
  if (opening) {
    settleHome(s, airline);
    s.ceo[airline] = seat;
    s.opened = airline;
  }
  if (sink) sink({ type: 'bought', seat, airline: s.board.airlineIds[airline], shares, price, fee, opening });
  afterTrade(s, seat, airline, 1, sink);
}

/** AK-25: the fee comes off the proceeds. */
export function sell(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const airline = code - SELL;
  const [price, fee] = [priceOf(s, airline), feeFor(s, seat)];
  s.cash[seat] += price - fee;
  s.shares[seat * MAX_AIRLINES + airline]--;
  s.sold[airline]--;
  s.trades++;
  if (sink) sink({ type: 'sold', seat, airline: s.board.airlineIds[airline], price, fee });
  afterTrade(s, seat, airline, -1, sink);
}


export function endStock(s: State, seat: number, sink?: Sink<Event>): void {
  if (standsStill(s, seat)) moveStandingPrices(s, sink);
  enter(s, PHASE.card, seat);
}

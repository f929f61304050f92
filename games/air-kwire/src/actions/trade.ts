import type { Code, Sink } from '@tarmac/kernel';
import * as sets from '../bits.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { enter } from '../flow.ts';
import { afterTrade, feeFor, isOpen, moveStandingPrices, priceOf, standsStill } from '../market.ts';
import { isOccupied, settleHome } from '../network.ts';
import { isServableFor, isServableOpened, isServableSold } from '../opening.ts';
import type { State } from '../state.ts';
import * as states from '../state.ts';
import * as types from '../types.ts';

const { lowest, popcount, select } = sets;
const { BUY, SELL } = codes;
const { PHASE, STATUS } = states;
const { MAX_AIRLINES, NONE, OPENING_SHARES, SHARES, TRADES } = types;

/* AK-20, AK-21: purchases, openings, sales. */

export function count(s: State, seat: number): number {
  if (s.trades >= TRADES) return 0;
  return popcount(purchases(s, seat)) + popcount(sales(s, seat));
}

/** Purchases, then sales, both in board order. */
export function nth(s: State, seat: number, i: number): Code {
  const toBuy = purchases(s, seat);
  const bought = popcount(toBuy);
  return i < bought ? BUY + select(toBuy, i) : SELL + select(sales(s, seat), i - bought);
}

/** In the order of `nth`. */
export function list(s: State, seat: number, out: Int32Array, start: number): number {
  let end = start;
  for (let toBuy = purchases(s, seat); toBuy !== 0; toBuy &= toBuy - 1) out[end++] = BUY + lowest(toBuy);
  for (let toSell = sales(s, seat); toSell !== 0; toSell &= toSell - 1) out[end++] = SELL + lowest(toSell);
  return end;
}

export function allows(s: State, seat: number, code: Code): boolean {
  const isPurchase = code < SELL;
  const airlines = isPurchase ? purchases(s, seat) : sales(s, seat);
  return ((airlines >>> (code - (isPurchase ? BUY : SELL))) & 1) === 1;
}

/** Airlines of which the player may buy a share now, as bits. */
function purchases(s: State, seat: number): number {
  if (s.trades >= TRADES) return 0;
  const { board, space, status, sold, opened } = s;
  const { price, airlineCount } = board;
  const fee = feeFor(s, seat);
  const most = s.cash[seat] - fee;
  let airlines = 0;
  for (let a = 0; a < airlineCount; a++) {
    const cost = price[space[a]];
    if (cost > most) continue;
    if (status[a] !== STATUS.open) {
      if (canOpen(s, seat, a, cost + fee)) airlines |= 1 << a;
    } else if (sold[a] < SHARES && (opened === NONE || leavesServable(s, seat, a, cost + fee))) {
      airlines |= 1 << a;
    }
  }
  return airlines;
}

/** AK-27, for a purchase. */
function leavesServable(s: State, seat: number, airline: number, cost: number): boolean {
  return s.opened === airline || isServableFor(s, seat, cost);
}

/** AK-21, AK-26, AK-27 */
function canOpen(s: State, seat: number, airline: number, cost: number): boolean {
  return (
    s.status[airline] === STATUS.closed &&
    s.opened === NONE &&
    isServableOpened(s, seat, airline, cost) &&
    !isOccupied(s, s.board.home[airline])
  );
}

/** Airlines of which the player may sell a share now, as bits. */
function sales(s: State, seat: number): number {
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
  if (s.opened === airline) return isServableSold(s, seat);
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

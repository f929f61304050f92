import * as sizes from './board.ts';
import { feeFor, standsStill } from './market.ts';
import type { State } from './state.ts';
import * as states from './state.ts';
import * as types from './types.ts';

const { CITY_WORDS } = sizes;
const { CARD_WORDS, NET_ZERO } = states;
const { MAX_AIRLINES, MAX_CITIES, NONE, TRADES, TYPES } = types;

/*
 * Test T of AK-27: whether a player can still give the airline he opened its route. It has only its home, so a card is
 * flown from there, with the lowest type that is in the supply and reaches: so everything depends on how high the price
 * must be.
 */

/** The first space at which a card of the hand can be flown from the home of an airline; NONE if there is none. */
function neededSpace(s: State, seat: number, airline: number): number {
  const { board, hand } = s;
  const home = board.home[airline];
  for (let t = 0; t < TYPES; t++) {
    if (s.supply[airline * TYPES + t] === 0) continue;
    const at = (t * MAX_CITIES + home) * CITY_WORDS;
    const low = hand[seat * CARD_WORDS] & board.within[at];
    const high = hand[seat * CARD_WORDS + 1] & board.within[at + 1];
    if ((low | high) !== 0) return board.firstSpace[t];
  }
  return NONE;
}

/** The space of the airline once prices no longer stand still. */
export function comingSpace(s: State, airline: number): number {
  return s.space[airline] + s.net[airline] - NET_ZERO;
}

/**
 * T: with so many further purchases as it takes, no sales. `space`, `cash` and `trades` are what a trade would leave
 * behind. There are always enough shares: four are the most that can be bought in the turn of the opening (AK-26).
 */
export function isServable(
  s: State,
  seat: number,
  airline: number,
  space: number,
  cash: number,
  trades: number,
): boolean {
  const need = neededSpace(s, seat, airline);
  if (need === NONE) return false;
  const purchases = need - space;
  if (purchases <= 0) return true;
  if (purchases > TRADES - trades) return false;
  const { price } = s.board;
  const still = standsStill(s, seat);
  let cost = purchases * feeFor(s, seat);
  for (let n = 0; n < purchases; n++) cost += price[still ? s.space[airline] : space + n];
  return cost <= cash;
}

/** Whether T would hold after paying so much in one more transaction that is not of the airline itself. */
export function isServableFor(s: State, seat: number, paid: number): boolean {
  const airline = s.opened;
  return isServable(s, seat, airline, comingSpace(s, airline), s.cash[seat] - paid, s.trades + 1);
}

/** The same for a sale of the airline itself; a purchase of it is one of those that it takes, or more than it takes. */
export function isServableSold(s: State, seat: number): boolean {
  const airline = s.opened;
  const price = s.board.price[s.space[airline]];
  if (s.shares[seat * MAX_AIRLINES + airline] < 2) return false;
  const cash = s.cash[seat] + price - feeFor(s, seat);
  return isServable(s, seat, airline, comingSpace(s, airline) - 1, cash, s.trades + 1);
}

/** The same for opening an airline: it comes to stand one space up. */
export function isServableOpened(s: State, seat: number, airline: number, paid: number): boolean {
  return isServable(s, seat, airline, 1, s.cash[seat] - paid, s.trades + 1);
}

/** Whether its route can be flown as things stand, so that the stock step may end. */
export function isServed(s: State, seat: number): boolean {
  if (s.opened === NONE) return true;
  const need = neededSpace(s, seat, s.opened);
  return need !== NONE && need <= comingSpace(s, s.opened);
}

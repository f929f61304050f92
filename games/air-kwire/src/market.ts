import type { Sink } from '@tarmac/kernel';
import * as sets from './bits.ts';
import * as sizes from './board.ts';
import { addCity } from './cards.ts';
import type { Event } from './events.ts';
import { deriveNetwork, withdrawAll } from './network.ts';
import { after } from './seats.ts';
import type { State } from './state.ts';
import * as states from './state.ts';
import * as types from './types.ts';

const { lowest } = sets;
const { CITY_WORDS } = sizes;
const { CARD_WORDS, MARK, NET_ZERO, STATUS } = states;
const { FEE, MAX_AIRLINES, NONE, SHARES } = types;

/* Prices, fees, chief executives, bankruptcy. */

export function priceOf(s: State, airline: number): number {
  return s.board.price[s.space[airline]];
}

export function isOpen(s: State, airline: number): boolean {
  return s.status[airline] === STATUS.open;
}

/** Of an airline that was not taken over. */
export function sharesLeft(s: State, airline: number): number {
  return SHARES - s.sold[airline];
}

/** AK-20, AK-72 */
export function feeFor(s: State, seat: number): number {
  return (s.marks[seat] & MARK.feesWaived) === 0 ? FEE : 0;
}

/** AK-71: whether prices stand still in the stock step of this seat. */
export function standsStill(s: State, seat: number): boolean {
  return (s.marks[seat] & MARK.blockTrade) !== 0;
}

/** Moves the marker of an airline, not above the top; below the first space it is bankrupt (AK-55). */
export function movePrice(s: State, airline: number, by: number, sink?: Sink<Event>): void {
  const { board } = s;
  const from = s.space[airline];
  const to = Math.min(from + by, board.topSpace);
  if (to < 0) {
    goBankrupt(s, airline, sink);
    return;
  }
  s.space[airline] = to;
  if (sink && to !== from) {
    sink({ type: 'moved', airline: board.airlineIds[airline], from, to, price: board.price[to] });
  }
}

/** After a purchase or sale: at once, or with the others at the end of the stock step (AK-71). */
export function afterTrade(s: State, seat: number, airline: number, by: number, sink?: Sink<Event>): void {
  if (s.sold[airline] === 0) {
    goBankrupt(s, airline, sink);
    return;
  }
  if (standsStill(s, seat)) s.net[airline] += by;
  else movePrice(s, airline, by, sink);
  if (isOpen(s, airline)) appointCeo(s, airline, sink);
}

/** AK-71: at the end of a stock step in which prices stood still. */
export function moveStandingPrices(s: State, sink?: Sink<Event>): void {
  for (let a = 0; a < MAX_AIRLINES; a++) {
    const by = s.net[a] - NET_ZERO;
    s.net[a] = NET_ZERO;
    if (by !== 0) movePrice(s, a, by, sink);
  }
}

/** AK-34: most shares; in a tie the present one, otherwise the first of the equal ones after him. */
export function appointCeo(s: State, airline: number, sink?: Sink<Event>): void {
  const { shares, ceo } = s;
  const present = ceo[airline];
  let best = present;
  for (let seat = after(s, present); seat !== present; seat = after(s, seat)) {
    if (shares[seat * MAX_AIRLINES + airline] > shares[best * MAX_AIRLINES + airline]) best = seat;
  }
  if (best === present) return;
  ceo[airline] = best;
  if (sink) sink({ type: 'ceo', airline: s.board.airlineIds[airline], seat: best });
}

/** AK-55, AK-56 */
function goBankrupt(s: State, airline: number, sink?: Sink<Event>): void {
  withdrawAll(s, airline);
  s.status[airline] = STATUS.closed;
  deriveNetwork(s, airline);
  for (let w = 0; w < CARD_WORDS; w++) {
    const at = airline * CARD_WORDS + w;
    for (let cards = s.cards[at]; cards !== 0; cards &= cards - 1) {
      addCity(s.pool, 0, 32 * (w % CITY_WORDS) + lowest(cards));
    }
    s.cards[at] = 0;
  }
  for (let p = 0; p < s.setting.players; p++) s.shares[p * MAX_AIRLINES + airline] = 0;
  s.sold[airline] = 0;
  s.ceo[airline] = NONE;
  s.space[airline] = 0;
  s.unpaid[airline] = 0;
  s.net[airline] = NET_ZERO;
  if (sink) sink({ type: 'bankrupt', airline: s.board.airlineIds[airline] });
}

import { aircraftFor, citiesOf, movePrice, priceOf } from './network.ts';
import type { Airline, State } from './state.ts';
import { ALL_SHARES, isPower, MOST_TRANSACTIONS } from './state.ts';
import { airlineOf, isMarked, seatsFrom } from './tools.ts';

/** AK-20, AK-72 */
const feeNow = (s: State): number => (isMarked(s, s.turn, 'fees-waived') ? 0 : 50);

/** AK-71 */
const pricesStandStill = (s: State): boolean => isMarked(s, s.turn, 'block-trade');

export const sold = (s: State, id: string): number =>
  s.players.reduce((sum, { shares }) => sum + shares[id], 0);

/** AK-34 */
export function checkCeo(s: State, airline: Airline): void {
  const most = Math.max(...s.players.map(({ shares }) => shares[airline.id]));
  const leaders = seatsFrom(s, airline.ceo ?? s.turn).filter((p) => s.players[p].shares[airline.id] === most);
  if (most > 0 && (airline.ceo === undefined || !leaders.includes(airline.ceo))) airline.ceo = leaders[0];
}

/** AK-20, AK-21, AK-25, but for AK-27. */
export function canBuy(s: State, airline: Airline): boolean {
  const { cash } = s.players[s.turn];
  if (s.now.transactions === MOST_TRANSACTIONS || airline.status === 'defunct') return false;
  if (airline.shares === 0 || cash < priceOf(s, airline) + feeNow(s)) return false;
  if (airline.status === 'open') return true;
  return s.now.opened === undefined && !s.airlines.some((each) => citiesOf(each).includes(airline.home));
}

export function canSell(s: State, airline: Airline): boolean {
  return s.now.transactions < MOST_TRANSACTIONS && s.players[s.turn].shares[airline.id] > 0;
}

export function buy(s: State, id: string): void {
  const airline = airlineOf(s, id);
  const player = s.players[s.turn];
  const opens = airline.status === 'closed';
  s.now.transactions++;
  player.cash -= priceOf(s, airline) + feeNow(s);
  if (opens) {
    // AK-21
    s.now.opened = id;
    airline.status = 'open';
    airline.spots = [{ city: airline.home, is: 'home' }];
    airline.standing = 0;
  }
  const shares = opens ? 2 : 1;
  airline.shares -= shares;
  player.shares[id] += shares;
  if (pricesStandStill(s)) airline.standing++;
  else movePrice(s, airline, 1);
  checkCeo(s, airline);
}

/** AK-25 */
export function sell(s: State, id: string): void {
  const airline = airlineOf(s, id);
  const player = s.players[s.turn];
  s.now.transactions++;
  player.cash += priceOf(s, airline) - feeNow(s);
  player.shares[id]--;
  airline.shares++;
  if (pricesStandStill(s)) airline.standing--;
  else movePrice(s, airline, -1);
  if (airline.place < 0 || sold(s, id) === 0) goBankrupt(s, airline);
  else checkCeo(s, airline);
}

/** AK-71: the prices that stood still move now. */
export function moveStandingPrices(s: State): void {
  for (const airline of s.airlines) {
    movePrice(s, airline, airline.standing);
    airline.standing = 0;
    if (airline.place < 0) goBankrupt(s, airline);
  }
}

/** AK-55, AK-56 */
export function goBankrupt(s: State, airline: Airline): void {
  for (const spot of airline.spots) {
    if (spot.is === 'own') airline.aircraft[spot.aircraft]++;
    if (spot.is === 'acquired') airline.acquiredMarkers++;
  }
  s.pool.push(...airline.cards);
  for (const { shares } of s.players) shares[airline.id] = 0;
  airline.status = 'closed';
  airline.place = 0;
  airline.shares = ALL_SHARES;
  airline.cards = [];
  airline.spots = [];
  airline.ceo = undefined;
  airline.unqualified = 0;
  airline.standing = 0;
}

/**
 * AK-27, test T: the airline opened in this turn can get the route it is owed, now or after this many further purchases
 * at most. True if none was opened.
 */
export function canServeOpened(s: State, furtherPurchases: number): boolean {
  if (s.now.opened === undefined) return true;
  const airline = airlineOf(s, s.now.opened);
  const { cash, hand, shares } = s.players[s.turn];
  if (shares[airline.id] === 0) return false;
  const { track } = s.board;
  const top = track.length - 1;
  let money = cash;
  for (let bought = 0; ; bought++) {
    const place = Math.min(airline.place + airline.standing + bought, top);
    const flies = (card: string): boolean => aircraftFor(s, airline, card, place).length > 0;
    if (place >= 0 && hand.some((card) => !isPower(card) && flies(card))) return true;
    const paidAt = pricesStandStill(s) ? airline.place : Math.min(airline.place + bought, top);
    money -= track[paidAt].price + feeNow(s);
    if (bought === furtherPurchases || bought === airline.shares || money < 0) return false;
  }
}

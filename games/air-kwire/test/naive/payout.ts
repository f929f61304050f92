import { isAllowed, movePrice, pointsOf, priceOf, routeCount } from './network.ts';
import { goBankrupt, sold } from './shares.ts';
import type { Airline, State } from './state.ts';

const TOP_PRICE = 2000;

/** AK-50, per share. */
export function rateOf(s: State, airline: Airline): number {
  return 10 * Math.floor((priceOf(s, airline) * pointsOf(s, airline) + 500) / 1000);
}

/** AK-51 */
export function isQualified(s: State, airline: Airline): boolean {
  const types = airline.spots.flatMap((spot) => (spot.is === 'home' ? [] : [spot.aircraft]));
  return (
    routeCount(airline) <= s.board.track[airline.place].cities &&
    types.every((type) => isAllowed(s, type, airline.place)) &&
    pointsOf(s, airline) >= sold(s, airline.id)
  );
}

/** AK-50 to AK-54: first all payments, then in board order what follows from them. */
export function payDividends(s: State): void {
  const open = s.airlines.filter(({ status }) => status === 'open');
  const qualified = open.filter((airline) => isQualified(s, airline));
  for (const airline of qualified) {
    for (const player of s.players) player.cash += rateOf(s, airline) * player.shares[airline.id];
  }
  for (const airline of open) {
    if (qualified.includes(airline)) {
      airline.unqualified = 0;
      // AK-53
      if (airline.shares === 0 && priceOf(s, airline) < TOP_PRICE) movePrice(s, airline, 1);
    } else {
      // AK-52
      airline.unqualified++;
      if (airline.unqualified >= 2) movePrice(s, airline, -1);
      if (airline.place < 0) goBankrupt(s, airline);
    }
  }
}

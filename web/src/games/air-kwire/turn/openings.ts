import type { Airline, BoardFile, Move, View } from '@tarmac/air-kwire';
import { openings } from '@tarmac/air-kwire/aids';
import type { Way } from './offer.ts';

/** AK-21: an opening with its first flight, as one thing to choose. */
export interface FirstRoute extends Way {
  readonly airline: Airline;
  readonly city: string;
  readonly purchases: number;
  readonly cost: number;
}

/** The first flights of airlines that can be opened: purchases, the end of the stock step, the route. */
export function openingWays(view: View, board: BoardFile, openable: ReadonlySet<Airline>): FirstRoute[] {
  return openings(view, board).flatMap(({ airline, flights }) => {
    if (!openable.has(airline)) return [];
    return flights.map(({ city, aircraft, purchases, cost }): FirstRoute => {
      const buy: Move = { type: 'buy', airline };
      const more = Array.from({ length: purchases - 1 }, () => buy);
      const route: Move = { type: 'route', airline, city, aircraft };
      return {
        airline,
        city,
        aircraft,
        forfeit: false,
        purchases,
        cost,
        moves: [buy, ...more, { type: 'done' }, route],
      };
    });
  });
}

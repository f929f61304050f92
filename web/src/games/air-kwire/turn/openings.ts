import type { Airline, BoardFile, Move, View } from '@tarmac/air-kwire';
import { HOME_POINTS, openings, rateFor, tradeEffect } from '@tarmac/air-kwire/aids';
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

/** The table once the viewer has opened an airline, as far as its first route goes. */
export function withOpened(view: View, board: BoardFile, airline: Airline, purchases: number): View {
  const line = view.airlines[airline];
  const seat = view.viewer;
  if (!line || seat === null) return view;
  const { space, price, shares } = tradeEffect(view, board, airline, purchases);
  const opened = {
    ...line,
    status: 'open' as const,
    ceo: seat,
    space: space.after,
    price: price.after,
    points: HOME_POINTS,
    sold: shares.after,
    rate: rateFor(price.after, HOME_POINTS),
    qualified: shares.after <= HOME_POINTS,
    net: 0,
  };
  return {
    ...view,
    airlines: { ...view.airlines, [airline]: opened },
    shares: view.shares.map((held, p) => (p === seat ? { ...held, [airline]: shares.after } : held)),
  };
}

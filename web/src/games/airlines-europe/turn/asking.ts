import { AIRLINES, type Airline, type BoardFile, type View } from '@tarmac/airlines-europe';
import { airlinesInPlay, networkOf, nextLicence } from '@tarmac/airlines-europe/aids';
import { cityName } from '../../common/city-names.ts';
import type { ForAll } from '../../common/tray/for-all.ts';
import { routeName } from '../names.ts';

/* Somebody pointed at half a purchase that is impossible. The other half is chosen so that the reason makes sense. */

/** All airlines that could fly a route, those first that fly to an end of it. */
export function fliersOf(
  view: View,
  board: BoardFile,
  route: string,
): readonly [Airline, ...(readonly Airline[])] {
  const ends = board.routes.find(({ id }) => id === route);
  const isNear = (airline: Airline): boolean => {
    const { cities } = networkOf(view, board, airline);
    return ends !== undefined && (cities.includes(ends.from) || cities.includes(ends.to));
  };
  const inPlay = airlinesInPlay(view).toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
  const [first = AIRLINES[9], ...others] = inPlay;
  return [first, ...others];
}

/** What is said of a route that no airline can fly. */
export function forAll(board: BoardFile, route: string): ForAll {
  const ends = board.routes.find(({ id }) => id === route);
  return {
    own: { 'not-served': 'nobody-serves', 'no-airplane': 'nobody-can', 'flies-already': 'nobody-can' },
    mixed: 'nobody-can',
    values: {
      from: cityName(board, ends?.from ?? ''),
      to: cityName(board, ends?.to ?? ''),
      route: routeName(board, route),
    },
  };
}

/** The cheapest route that the airline could fly next, or any if there is none. */
export function cheapestNear(view: View, board: BoardFile, airline: Airline): string {
  const { cities, routes } = networkOf(view, board, airline);
  const prices = board.routes
    .filter(({ id, from, to }) => !routes.includes(id) && (cities.includes(from) || cities.includes(to)))
    .flatMap(({ id }) => ({ id, price: nextLicence(view, board, id)?.price ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.price - b.price);
  return prices[0]?.id ?? board.routes[0]?.id ?? '';
}

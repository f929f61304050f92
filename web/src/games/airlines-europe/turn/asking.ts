import { AIRLINES, type Airline, type BoardFile, type View } from '@tarmac/airlines-europe';
import { airlinesInPlay, networkOf, nextLicence } from '@tarmac/airlines-europe/aids';

/* Somebody pointed at half a purchase that is impossible. The other half is chosen so that the reason makes sense. */

/** Somebody who flies to an end of this route. */
export function flierOf(view: View, board: BoardFile, route: string): Airline {
  const ends = board.routes.find(({ id }) => id === route);
  const inPlay = airlinesInPlay(view);
  const near = inPlay.find((airline) => {
    const { cities } = networkOf(view, board, airline);
    return ends !== undefined && (cities.includes(ends.from) || cities.includes(ends.to));
  });
  return near ?? inPlay[0] ?? AIRLINES[9];
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

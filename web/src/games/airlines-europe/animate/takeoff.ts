import type { Airline, BoardFile } from '@tarmac/airlines-europe';

/** The end of a route that the airline serves before it flies the route: there the plane takes off (AE-42). */
export function takeoffOf(
  board: BoardFile,
  flown: readonly (readonly Airline[])[],
  airline: Airline,
  routeId: string,
): string {
  const route = board.routes.find(({ id }) => id === routeId);
  const served = new Set(
    board.routes.filter((_, index) => flown[index]?.includes(airline)).flatMap(({ from, to }) => [from, to]),
  );
  const home = board.airlines.find(({ id }) => id === airline)?.home;
  if (home !== undefined) served.add(home);
  return (route && !served.has(route.from) && served.has(route.to) ? route.to : route?.from) ?? '';
}

import type { BoardFile, Company, View } from '@tarmac/airlines-1990';
import { networkOf } from '@tarmac/airlines-1990/aids';

/** The end of a route that the company serves before it flies the route: there the plane takes off (A90-40). */
export function takeoffOf(view: View, board: BoardFile, company: Company, routeId: string): string {
  const route = board.routes.find(({ id }) => id === routeId);
  const home = board.companies.find(({ id }) => id === company)?.headquarters;
  const served = new Set([...networkOf(view, board, company).cities, ...(home === undefined ? [] : [home])]);
  return (route && !served.has(route.from) && served.has(route.to) ? route.to : route?.from) ?? '';
}

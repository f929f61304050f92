import type { BoardFile } from '../board-file.ts';
import type { Company, FlightCard } from '../types.ts';
import type { View } from '../view.ts';
import { routesInReach, routesLeft } from './network.ts';
import { nextCircleAt } from './routes.ts';

/** What a card could fly for one company. */
export interface Flights {
  readonly company: Company;
  /** Ids, in the order of the board. */
  readonly routes: readonly string[];
  /** A90-20: the company is not in play yet, and the card would found it. */
  readonly founding: boolean;
}

/** A90-40: what a card could fly now, for every company that has such a route, in the order of the board. */
export function fliesFor(view: View, board: BoardFile, card: FlightCard): readonly Flights[] {
  return board.companies.flatMap(({ id }) => {
    const places = routesInReach(view, board, id).filter((place) => suits(view, board, card, place));
    if (places.length === 0) return [];
    const routes = places.flatMap((place) => board.routes[place]?.id ?? []);
    return [{ company: id, routes, founding: !view.founded.includes(id) }];
  });
}

/** A90-43: no company will ever fly with this card. */
export function unusable(view: View, board: BoardFile, card: FlightCard): boolean {
  return !board.companies.some(({ id }) =>
    routesLeft(view, board, id).some((place) => suits(view, board, card, place)),
  );
}

function suits(view: View, board: BoardFile, { pattern, value }: FlightCard, place: number): boolean {
  if (board.routes[place]?.pattern !== pattern) return false;
  const circle = nextCircleAt(view, board, place);
  return circle !== null && circle.number <= value;
}

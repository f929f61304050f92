import type { BoardFile } from '../board-file.ts';
import type { View } from '../view.ts';

export type Route = BoardFile['routes'][number];

export interface Circle {
  /** Its place among the circles of the route, from 0. */
  readonly index: number;
  /** What is printed in it. */
  readonly number: number;
}

/** What lies on the circles of a route, as the view has it. */
export function circlesOf(view: View, board: BoardFile, route: string): View['routes'][number] {
  return view.routes[board.routes.findIndex(({ id }) => id === route)] ?? [];
}

/** The numbers of the circles that nobody has covered, ascending. */
export function freeCircles(view: View, board: BoardFile, route: string): readonly number[] {
  const covered = circlesOf(view, board, route);
  const numbers = board.routes.find(({ id }) => id === route)?.circles ?? [];
  return numbers.filter((_, circle) => covered[circle] === null);
}

/** A90-40: the lowest free circle; null when the route is full. */
export function nextCircle(view: View, board: BoardFile, route: string): Circle | null {
  const number = freeCircles(view, board, route)[0];
  return number === undefined ? null : { index: circlesOf(view, board, route).indexOf(null), number };
}

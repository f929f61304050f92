import type { BoardFile } from '../board-file.ts';
import type { View } from '../view.ts';

export interface Circle {
  /** Its place among the circles of the route, from 0. */
  readonly index: number;
  /** What is printed in it. */
  readonly number: number;
}

/** A90-40: the lowest free circle; null when the route is full. */
export function nextCircle(view: View, board: BoardFile, route: string): Circle | null {
  return nextCircleAt(view, board, placeOf(board, route));
}

/** The same for the route at this place of the board. */
export function nextCircleAt(view: View, board: BoardFile, place: number): Circle | null {
  const index = view.routes[place]?.indexOf(null) ?? -1;
  const number = board.routes[place]?.circles[index];
  return number === undefined ? null : { index, number };
}

/** Where a route is in the lists of board and view. */
export function placeOf(board: BoardFile, route: string): number {
  return board.routes.findIndex(({ id }) => id === route);
}

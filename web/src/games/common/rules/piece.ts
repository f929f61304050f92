import { type Box, boxAround, type Point } from '../map/geometry.ts';

interface Drawn {
  readonly routes: readonly { readonly id: string; readonly from: string; readonly to: string }[];
  readonly cities: readonly { readonly id: string }[];
}

/** A few routes of a board as a board of their own. */
export function cutOut<Board extends Drawn>(board: Board, kept: readonly string[]): Board {
  const routes = board.routes.filter(({ id }) => kept.includes(id));
  const ends = new Set(routes.flatMap(({ from, to }) => [from, to]));
  return { ...board, routes, cities: board.cities.filter(({ id }) => ends.has(id)) };
}

/** What is on the routes of a board, cut like it. */
export function cutLike<Flown>(piece: Drawn, board: Drawn, flown: readonly Flown[]): Flown[] {
  return flown.filter((_, r) => piece.routes.some(({ id }) => id === board.routes[r]?.id));
}

const MARGIN = 26;

/** Width : height of a picture: the one of what it shows, within these bounds. */
export interface Shape {
  readonly least: number;
  readonly most: number;
}

/** The frame close around what must be seen. */
export function closeFrame(cities: readonly Point[], boxes: readonly Box[], { least, most }: Shape): Box {
  const close = boxAround([...cities, ...boxes.flatMap(corners)], MARGIN);
  return widened(close, Math.min(most, Math.max(least, close.w / close.h)));
}

const corners = ({ x, y, w, h }: Box): Point[] => [
  { x, y },
  { x: x + w, y: y + h },
];

function widened({ x, y, w, h }: Box, aspect: number): Box {
  const [width, height] = [Math.max(w, h * aspect), Math.max(h, w / aspect)];
  return { x: x - (width - w) / 2, y: y - (height - h) / 2, w: width, h: height };
}

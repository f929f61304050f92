import type { Airline, BoardFile } from '@tarmac/airlines-europe';
import { type Box, boxAround, type Point } from '../map/geometry.ts';
import { type Layout, layoutBoard } from '../map/layout.ts';

/** A few routes of a board as a board of their own. */
export function cutOut(board: BoardFile, kept: readonly string[]): BoardFile {
  const routes = board.routes.filter(({ id }) => kept.includes(id));
  const ends = new Set(routes.flatMap(({ from, to }) => [from, to]));
  return { ...board, routes, cities: board.cities.filter(({ id }) => ends.has(id)) };
}

const NO_CORNERS = [
  { w: 0, h: 0 },
  { w: 0, h: 0 },
] as const;
const MARGIN = 26;

/** The piece laid out, with the frame drawn close around it. `aspect`: width : height. */
export function layoutPiece(piece: BoardFile, airlines: readonly Airline[], aspect: number): Layout {
  const layout = layoutBoard(piece, { airlines, aspect, label: 14, corners: NO_CORNERS });
  if (layout.signposts.length > 0) return layout;
  const boxes = [
    ...layout.cities.flatMap(({ label }) => label ?? []),
    ...layout.bonuses.map(({ box }) => box),
  ];
  const around = boxAround([...layout.cities, ...boxes.flatMap(corners)], MARGIN);
  return { ...layout, frame: widened(around, aspect) };
}

const corners = ({ x, y, w, h }: Box): Point[] => [
  { x, y },
  { x: x + w, y: y + h },
];

function widened({ x, y, w, h }: Box, aspect: number): Box {
  const [width, height] = [Math.max(w, h * aspect), Math.max(h, w / aspect)];
  return { x: x - (width - w) / 2, y: y - (height - h) / 2, w: width, h: height };
}

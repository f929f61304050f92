import type { BoardFile } from '@tarmac/airlines-1990';
import { closeFrame, cutOut, type Shape } from '../../common/rules/piece.ts';
import { type Layout, layoutBoard } from '../map/layout.ts';

const NO_CORNERS = { title: { w: 0, h: 0 }, tools: { w: 0, h: 0 } };

/** Names find their places beside the cities; the frame is drawn around them afterwards. */
const ROOMY = 2;

/** A few routes of a board as a board of their own, with the companies that are at home there. */
export function pieceOf(board: BoardFile, routes: readonly string[]): BoardFile {
  const piece = cutOut(board, routes);
  const isThere = (city: string): boolean => piece.cities.some(({ id }) => id === city);
  return { ...piece, companies: piece.companies.filter(({ headquarters }) => isThere(headquarters)) };
}

export const SQUARE: Shape = { least: 1, most: 1 };
export const LANDSCAPE: Shape = { least: 1.3, most: 2 };

/** The piece laid out, with the frame drawn close around it. */
export function layoutPiece(piece: BoardFile, shape: Shape): Layout {
  const layout = layoutBoard(piece, { aspect: ROOMY, label: 14, corners: NO_CORNERS });
  const boxes = [...layout.cities.flatMap(({ label }) => label ?? []), ...layout.flags.map(({ box }) => box)];
  return { ...layout, frame: closeFrame(layout.cities, boxes, shape) };
}

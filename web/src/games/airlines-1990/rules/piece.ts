import type { BoardFile } from '@tarmac/airlines-1990';
import { closeFrame, cutOut } from '../../common/rules/piece.ts';
import { type Layout, layoutBoard } from '../map/layout.ts';

const NO_CORNERS = { title: { w: 0, h: 0 }, tools: { w: 0, h: 0 }, form: { w: 0, h: 0 } };

/** A few routes of a board as a board of their own, with the companies that are at home there. */
export function pieceOf(board: BoardFile, routes: readonly string[]): BoardFile {
  const piece = cutOut(board, routes);
  const isThere = (city: string): boolean => piece.cities.some(({ id }) => id === city);
  return { ...piece, companies: piece.companies.filter(({ headquarters }) => isThere(headquarters)) };
}

/** The piece laid out, with the frame drawn close around it. `aspect`: width : height. */
export function layoutPiece(piece: BoardFile, aspect: number): Layout {
  const layout = layoutBoard(piece, { aspect, label: 14, corners: NO_CORNERS });
  const boxes = [...layout.cities.flatMap(({ label }) => label ?? []), ...layout.flags.map(({ box }) => box)];
  return { ...layout, frame: closeFrame(layout.cities, boxes, aspect) };
}

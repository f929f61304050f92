import type { Airline, BoardFile } from '@tarmac/airlines-europe';
import { closeFrame } from '../../common/rules/piece.ts';
import { type Layout, layoutBoard } from '../map/layout.ts';

const NO_CORNERS = { title: { w: 0, h: 0 }, tools: { w: 0, h: 0 }, form: { w: 0, h: 0 } };

/** The piece laid out, with the frame drawn close around it. `aspect`: width : height. */
export function layoutPiece(piece: BoardFile, airlines: readonly Airline[], aspect: number): Layout {
  const layout = layoutBoard(piece, { airlines, aspect, label: 14, corners: NO_CORNERS });
  if (layout.signposts.length > 0) return layout;
  const boxes = [
    ...layout.cities.flatMap(({ label }) => label ?? []),
    ...layout.bonuses.map(({ box }) => box),
  ];
  return { ...layout, frame: closeFrame(layout.cities, boxes, { least: aspect, most: aspect }) };
}

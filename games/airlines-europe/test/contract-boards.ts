import { readFileSync } from 'node:fs';
import type { Board } from '../src/index.ts';
import { airlinesEurope } from '../src/index.ts';

const testBoards: unknown[] = ['tiny-1', 'islands-1', 'line-1', 'wheel-1'].map((id) =>
  JSON.parse(readFileSync(new URL(`../boards/test/${id}.json`, import.meta.url), 'utf8')),
);

/** The boards that come with the game, and small ones on which the corners of the rules are near. */
export const allBoards: readonly Board[] = [...airlinesEurope.boardFiles, ...testBoards].map((file) =>
  airlinesEurope.loadBoard(file),
);

export function boardNamed(id: string): Board {
  const board = allBoards.find((candidate) => candidate.id === id);
  if (board) return board;
  throw new Error(`no board ${id}`);
}

import { readFileSync } from 'node:fs';
import type { Board } from '../src/index.ts';
import { airKwire } from '../src/index.ts';

function load(folder: string, id: string): Board {
  const path = new URL(`${folder}/${id}.json`, import.meta.url);
  return airKwire.loadBoard(JSON.parse(readFileSync(path, 'utf8')));
}

const testBoards = ['cluster-1', 'ribbon-1'].map((id) => load('../boards/test', id));

/** The boards that come with the game, and small ones on which the corners of the rules are near. */
export const allBoards: readonly Board[] = [
  ...airKwire.boardFiles.map((file) => airKwire.loadBoard(file)),
  ...testBoards,
];

/** A board that stays as it is: tuning the boards of the game leaves goldens and counts alone. */
export function frozenBoard(id: string): Board {
  return testBoards.find((board) => board.id === id) ?? load('fixtures/boards', id);
}

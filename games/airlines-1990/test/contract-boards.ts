import { readFileSync } from 'node:fs';
import type { Board } from '../src/index.ts';
import { airlines1990 } from '../src/index.ts';

function load(folder: string, id: string): Board {
  const path = new URL(`${folder}/${id}.json`, import.meta.url);
  return airlines1990.loadBoard(JSON.parse(readFileSync(path, 'utf8')));
}

const testBoards = ['ring-1', 'four-1', 'star-1', 'crowd-1'].map((id) => load('../boards/test', id));

/** The boards that come with the game, and small ones on which the corners of the rules are near. */
export const allBoards: readonly Board[] = [
  ...airlines1990.boardFiles.map((file) => airlines1990.loadBoard(file)),
  ...testBoards,
];

/** A board that stays as it is: tuning the boards of the game leaves goldens and counts alone. */
export function frozenBoard(id: string): Board {
  return testBoards.find((board) => board.id === id) ?? load('fixtures/boards', id);
}

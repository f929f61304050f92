import { readFileSync } from 'node:fs';
import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';

/** Small boards, on which much happens in few moves. */
export const tinyBoards = ['tiny-1', 'line-1', 'wheel-1'].map((id) => {
  const path = new URL(`../../games/airlines-europe/boards/test/${id}.json`, import.meta.url);
  return airlinesEurope.loadBoard(JSON.parse(readFileSync(path, 'utf8')));
});

/** The same for a game with chance. */
export const ringBoards = ['ring-1', 'four-1'].map((id) => {
  const file = new URL(`../../games/airlines-1990/boards/test/${id}.json`, import.meta.url);
  return airlines1990.loadBoard(JSON.parse(readFileSync(file, 'utf8')));
});

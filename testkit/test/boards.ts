import { readFileSync } from 'node:fs';
import { airlinesEurope } from '@tarmac/airlines-europe';

/** Small boards, on which much happens in few moves. */
export const tinyBoards = ['tiny-1', 'line-1', 'wheel-1'].map((id) => {
  const path = new URL(`../../games/airlines-europe/boards/test/${id}.json`, import.meta.url);
  return airlinesEurope.loadBoard(JSON.parse(readFileSync(path, 'utf8')));
});

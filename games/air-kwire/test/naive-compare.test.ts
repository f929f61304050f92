import { naiveSuite } from '@tarmac/testkit/suite';
import { airKwire } from '../src/index.ts';
import { allBoards } from './contract-boards.ts';
import { cornerBoards } from './naive/corner-boards.ts';
import * as naive from './naive/index.ts';
import { factsOf } from './naive-compare-facts.ts';

const isLarge = ({ id }: { readonly id: string }): boolean =>
  airKwire.boardFiles.some((file) => file.id === id);
const corners = cornerBoards.map((file) => airKwire.loadBoard(file));

naiveSuite(airKwire, naive, {
  factsOf,
  runs: [
    { name: 'small boards', boards: allBoards.filter((board) => !isLarge(board)), games: 28, every: 1 },
    { name: 'boards for rare corners', boards: corners, games: 84, every: 2 },
    { name: 'boards of the game', boards: allBoards.filter(isLarge), games: 56, every: 8 },
  ],
});

import { naiveSuite } from '@tarmac/testkit/suite';
import { airlines1990 } from '../src/index.ts';
import { allBoards } from './contract-boards.ts';
import * as naive from './naive/index.ts';
import { factsOf } from './naive-compare-facts.ts';

const isLarge = ({ routeCount }: { readonly routeCount: number }): boolean => routeCount > 40;
const small = allBoards.filter((board) => !isLarge(board));

naiveSuite(airlines1990, naive, {
  factsOf,
  runs: [
    { name: 'small boards', boards: small, games: 130, every: 1 },
    { name: 'boards of the game', boards: allBoards.filter(isLarge), games: 40, every: 4 },
  ],
});

import { naiveSuite } from '@tarmac/testkit/suite';
import { airlinesEurope } from '../src/index.ts';
import { allBoards } from './contract-boards.ts';
import * as naive from './naive/index.ts';
import { factsOf } from './naive-compare-facts.ts';

const isLarge = ({ routeCount }: { readonly routeCount: number }): boolean => routeCount > 40;
const small = allBoards.filter((board) => !isLarge(board));

naiveSuite(airlinesEurope, naive, {
  factsOf,
  runs: [
    { name: 'small boards', boards: small, games: 128, every: 1 },
    { name: 'boards of the game', boards: allBoards.filter(isLarge), games: 64, every: 4 },
  ],
});

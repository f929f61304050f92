import type { FixtureKit, FixturePlan } from '../fixture-plan.ts';
import { brokenRecords } from './broken-records.ts';

// Copies, so that tuning a board leaves the recorded games alone.
const EUROPE = 'test/fixtures/boards/europe-1.json';
const SMALL = 'test/fixtures/boards/europe-small-1.json';
const [TINY, LINE, WHEEL] = ['tiny', 'line', 'wheel'].map((id) => `boards/test/${id}-1.json`);

/** One per reason to end and number of players, and one per value of every option. */
const PLANS: readonly FixturePlan[] = [
  { file: 'third-scoring-2-players', board: EUROPE, players: 2, options: {}, driver: 'table-talk' },
  { file: 'third-scoring-3-players', board: EUROPE, players: 3, options: {}, driver: 'even' },
  { file: 'third-scoring-4-players', board: SMALL, players: 4, options: {}, driver: 'mixed' },
  { file: 'third-scoring-5-players', board: SMALL, players: 5, options: {}, driver: 'table-talk' },
  { file: 'all-blocked-2-players', board: TINY, players: 2, options: {}, driver: 'even' },
  { file: 'all-blocked-3-players', board: LINE, players: 3, options: {}, driver: 'licence-first' },
  { file: 'all-blocked-4-players', board: WHEEL, players: 4, options: {}, driver: 'licence-first' },
  { file: 'all-blocked-5-players', board: TINY, players: 5, options: {}, driver: 'mixed' },
  { file: 'bankruptcies', board: EUROPE, players: 3, options: {}, driver: 'cash-first' },
  { file: 'abacus-sold-out', board: EUROPE, players: 2, options: {}, driver: 'exchange-first' },
  { file: 'option-cut-exact', board: SMALL, players: 2, options: { cut: 'exact' }, driver: 'table-talk' },
  { file: 'option-deck-thirds', board: SMALL, players: 3, options: { deck: 'thirds' }, driver: 'deck-first' },
  { file: 'option-routePhases', board: WHEEL, players: 3, options: { routePhases: true }, driver: 'even' },
  {
    file: 'option-splitHoldings',
    board: SMALL,
    players: 2,
    options: { splitHoldings: true },
    driver: 'short-hand',
  },
  { file: 'option-openScores', board: TINY, players: 3, options: { openScores: true }, driver: 'even' },
  ...[1, 2, 3, 4, 5].map((startingPlayer) => ({
    file: `option-startingPlayer-${startingPlayer}`,
    board: TINY,
    players: 5,
    options: { startingPlayer },
    driver: 'even',
  })),
];

export const fixtures: FixtureKit = {
  plans: PLANS,
  brokenFrom: 'all-blocked-2-players',
  broken: brokenRecords,
};

import type { FixtureKit, FixturePlan } from '../fixture-plan.ts';
import { brokenRecords } from './broken-records.ts';

// A copy, so that tuning a board leaves the recorded games alone.
const USA = 'test/fixtures/boards/usa-1.json';
const [CLUSTER, RIBBON] = ['cluster', 'ribbon'].map((id) => `boards/test/${id}-1.json`);

/** One per reason to end and number of players, as far as there is one, and one per value of every option. */
const PLANS: readonly FixturePlan[] = [
  { file: 'forty-points-3-players', board: CLUSTER, players: 3, options: {}, driver: 'table-talk' },
  {
    file: 'forty-points-4-players',
    board: USA,
    players: 4,
    options: { startingCash: 'each' },
    driver: 'dealer',
  },
  {
    file: 'agreed-by-5-players',
    board: RIBBON,
    players: 5,
    options: { openCash: true },
    driver: 'even',
  },
  {
    file: 'exhausted-6-players',
    board: USA,
    players: 6,
    options: { powerCards: true },
    driver: 'table-talk',
  },
  {
    file: 'reshuffle-4-players',
    board: CLUSTER,
    players: 4,
    options: { powerCards: true },
    driver: 'builder',
  },
  { file: 'usa-2-5-players', board: 'boards/usa-2.json', players: 5, options: {}, driver: 'dealer' },
  { file: 'round-limit-3-players', board: RIBBON, players: 3, options: {}, driver: 'seller' },
];

export const fixtures: FixtureKit = {
  plans: PLANS,
  brokenFrom: 'reshuffle-4-players',
  broken: brokenRecords,
};

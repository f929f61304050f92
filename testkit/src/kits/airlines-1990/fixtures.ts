import type { FixtureKit, FixturePlan } from '../fixture-plan.ts';
import { brokenRecords } from './broken-records.ts';

// A copy, so that tuning a board leaves the recorded games alone.
const AMERICA = 'test/fixtures/boards/north-america-1.json';
const [RING, FOUR, STAR, CROWD] = ['ring', 'four', 'star', 'crowd'].map((id) => `boards/test/${id}-1.json`);

/** One per reason to end and number of players, as far as there is one, and one per value of every option. */
const PLANS: readonly FixturePlan[] = [
  { file: 'third-scoring-2-players', board: AMERICA, players: 2, options: {}, driver: 'table-talk' },
  { file: 'shares-gone-3-players', board: AMERICA, players: 3, options: {}, driver: 'table-talk' },
  { file: 'shares-gone-4-players', board: AMERICA, players: 4, options: {}, driver: 'table-talk' },
  { file: 'shares-gone-5-players', board: AMERICA, players: 5, options: {}, driver: 'pile-first' },
  { file: 'shares-gone-6-players', board: CROWD, players: 6, options: {}, driver: 'pile-first' },
  { file: 'stalemate-2-players', board: RING, players: 2, options: {}, driver: 'even' },
  { file: 'stalemate-3-players', board: FOUR, players: 3, options: {}, driver: 'hoarder' },
  { file: 'stalemate-4-players', board: STAR, players: 4, options: {}, driver: 'saboteur' },
  { file: 'stalemate-5-players', board: RING, players: 5, options: {}, driver: 'mixed' },
  { file: 'inactive-companies', board: CROWD, players: 4, options: {}, driver: 'late-founder' },
  { file: 'option-seatBonus', board: STAR, players: 6, options: { seatBonus: true }, driver: 'even' },
  { file: 'option-lastRound', board: CROWD, players: 6, options: { lastRound: true }, driver: 'pile-first' },
  {
    file: 'option-lateScoring',
    board: FOUR,
    players: 3,
    options: { lateScoring: true },
    driver: 'fly-first',
  },
];

export const fixtures: FixtureKit = {
  plans: PLANS,
  brokenFrom: 'stalemate-2-players',
  broken: brokenRecords,
};

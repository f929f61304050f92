import { airKwire } from '@tarmac/air-kwire';
import { airlines1990 } from '@tarmac/airlines-1990';
import { airlinesEurope } from '@tarmac/airlines-europe';
import type { Game, GameTypes } from '@tarmac/kernel';
import { fixtures as fixturesAirKwire } from './air-kwire/fixtures.ts';
import { fixtures as fixtures1990 } from './airlines-1990/fixtures.ts';
import { fixtures as fixturesEurope } from './airlines-europe/fixtures.ts';
import type { FixtureKit } from './fixture-plan.ts';

/** What is recorded of every game. */
export const FIXTURE_KITS: readonly (readonly [Game<GameTypes>, FixtureKit])[] = [
  [airKwire, fixturesAirKwire],
  [airlines1990, fixtures1990],
  [airlinesEurope, fixturesEurope],
];

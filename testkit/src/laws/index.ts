import type { Law } from '../moment.ts';
import { chanceIsChecked } from './chance.ts';
import { illegalIsRefused, legalIsAccepted, rubbishIsRefused } from './moves.ts';
import { codesAndNotation, somebodyCanMove, twoFaces } from './offers.ts';
import { redealtUnnoticed } from './redeals.ts';
import { keysTell, searchCounts } from './search.ts';
import {
  conservation,
  copiesAreIndependent,
  everyMatchEnds,
  lookingIsSafe,
  plainJson,
  sameLogSameState,
  statesOverwrite,
} from './states.ts';
import { twoWorlds, twoWorldsInTurn, worldsWithin, worldsWithinNowAndThen } from './worlds.ts';

/** Every law of the contract, for every state. */
export const ALL_LAWS: readonly Law[] = [
  somebodyCanMove,
  twoFaces,
  codesAndNotation,
  legalIsAccepted,
  illegalIsRefused,
  rubbishIsRefused,
  chanceIsChecked,
  conservation,
  lookingIsSafe,
  copiesAreIndependent,
  plainJson,
  everyMatchEnds,
  searchCounts,
  statesOverwrite,
  keysTell,
  twoWorlds,
  worldsWithin,
  redealtUnnoticed,
];

/** What is cheap enough for thousands of games. */
export const LIGHT_LAWS: readonly Law[] = [
  somebodyCanMove,
  conservation,
  everyMatchEnds,
  searchCounts,
  twoWorldsInTurn,
  worldsWithinNowAndThen,
];

/** Laws of the whole log: once a game, at its end, and now and then before. */
export const LOG_LAWS: readonly Law[] = [sameLogSameState];

import type { PlayedGame } from '../../../harness/answers/by-game.ts';
import { waysOfAirKwire } from './air-kwire.ts';
import { waysOfAirlines1990 } from './airlines-1990.ts';
import { waysOfAirlinesEurope } from './airlines-europe.ts';
import type { Asked, Ways } from './ways.ts';

type OfAnyGame = (asked: Asked) => Ways;

/** How the moves of each game can be played: who asks has a table of that game. */
export const WAYS: Readonly<Record<PlayedGame, OfAnyGame>> = {
  'airlines-europe': waysOfAirlinesEurope as unknown as OfAnyGame,
  'airlines-1990': waysOfAirlines1990 as unknown as OfAnyGame,
  'air-kwire': waysOfAirKwire as unknown as OfAnyGame,
};

/** How a turn is ended. */
export const ENDING: Ways = {
  plays: [
    '[data-conversation=done] .primary:not([data-move])',
    ':has([data-conversation=done]) > * > [data-bubble=acts] .act:not([data-move])',
  ],
  parts: [],
};

/** How it goes on from what lies over the table in the middle of a turn. */
export const GOING_ON: Ways = {
  plays: [
    '[data-testid=ceremony] button:has-text("Continue")',
    '[data-testid=ceremony] button:has-text("To the sum")',
  ],
  parts: [],
};

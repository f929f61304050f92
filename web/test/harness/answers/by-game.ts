import type { Answers } from '../player.ts';
import { airKwire } from './air-kwire.ts';
import { airlines1990 } from './airlines-1990.ts';
import { airlinesEurope } from './airlines-europe.ts';

/** How each game is played through the page. */
export const ANSWERS = {
  'airlines-europe': airlinesEurope,
  'airlines-1990': airlines1990,
  'air-kwire': airKwire,
} satisfies Readonly<Record<string, Answers>>;
export type PlayedGame = keyof typeof ANSWERS;
/** What a game asks at the beginning of a turn. */
export const TURN_BEGINS: Readonly<Record<PlayedGame, string>> = {
  'airlines-europe': 'choose',
  'airlines-1990': 'choose',
  'air-kwire': 'stock',
};
export const PLAYED_GAMES = Object.keys(ANSWERS) as PlayedGame[];

import type { Answers } from '../player.ts';
import { airlines1990 } from './airlines-1990.ts';
import { airlinesEurope } from './airlines-europe.ts';

/** How each game is played through the page. */
export const ANSWERS = {
  'airlines-europe': airlinesEurope,
  'airlines-1990': airlines1990,
} satisfies Readonly<Record<string, Answers>>;
export type PlayedGame = keyof typeof ANSWERS;
export const PLAYED_GAMES = Object.keys(ANSWERS) as PlayedGame[];

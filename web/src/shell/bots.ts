import { LEVELS, type Level } from '@tarmac/bots';

/** The levels that can be chosen, weakest first. Other bots are for old tables and for comparison. */
export function chosenBots(bots: readonly string[]): readonly Level[] {
  return LEVELS.filter((level) => bots.includes(level));
}

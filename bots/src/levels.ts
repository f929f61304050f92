/** The levels that people choose from, weakest first. The bots' names have a version number: `captain-1`. */
export const LEVELS = ['cadet', 'second-officer', 'first-officer', 'captain', 'chief-pilot'] as const;
export type Level = (typeof LEVELS)[number];

/** How strong a bot is, from 1 to 5, if it is one of the levels: 4 for `captain` and `captain-1`. */
export function strengthOf(bot: string): number | undefined {
  const place = LEVELS.findIndex((level) => bot === level || bot.replace(/-\d+$/, '') === level);
  return place < 0 ? undefined : place + 1;
}

/** The levels that people choose from, weakest first. As bots they carry a number that says which making of it: `captain-1`. */
export const LEVELS = ['cadet', 'second-officer', 'first-officer', 'captain', 'chief-pilot'] as const;
export type Level = (typeof LEVELS)[number];

/** How strong a bot is, from 1 to 5, if it is one of the levels: of `captain` and of `captain-1` 4. */
export function strengthOf(bot: string): number | undefined {
  const place = LEVELS.findIndex((level) => bot === level || bot.replace(/-\d+$/, '') === level);
  return place < 0 ? undefined : place + 1;
}

/**
 * What may come in from outside: an imported record, a board file, the name of a guest. Rules and replay know none of
 * this, so that everything stored before there was a limit still opens; screens clip it (`clippedName`). What the
 * engines have room for is a separate limit that always holds (board-map.ts, board-check.ts of the games).
 */
export const LIMITS = {
  /** Characters of a player's name. */
  name: 40,
  /** Characters of a bot in a record: `greedy-1:cash=0.3:reach=0.8`. */
  bot: 400,
  /** A map cannot show cities near a pole; the northernmost airport with flights is at 78 degrees. */
  latitude: 80,
  /** Degrees on the globe (55 km): closer cities would be one spot on a map, and their names would overlap. */
  apart: 0.5,
  /** Columns and rows of hexes. */
  hexes: 40,
  /** Entries in any list of a board file, the largest number in it, lists within lists. */
  list: 128,
  number: 10_000,
  depth: 6,
} as const;

/** Control characters, halves of characters, ends of lines, and what turns the direction of the text around it. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

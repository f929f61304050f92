import { checkSeed, sha256, toHex, toUtf8 } from '@tarmac/kernel';

/** The longest run there can be: what follows the stem of a seed must leave it within 64 characters. */
export const MAX_GAMES = 999_999_999;
const LONGEST_STEM = 48;
const HASHED_STEM = 32;

/** The seeds of a run of games: `S/1`, `S/2`, … */
export function gameSeeds(seed: string): (game: number) => string {
  const stem = stemOf(seed);
  return (game) => `${stem}/${game}`;
}

/**
 * A seed to which the number of a game can be added. A seed has at most 64 characters, so a long one (more
 * than 48) is replaced by 32 hexadecimal digits of its SHA-256. That depends on it alone: game 7 is the same
 * in every run.
 */
export function stemOf(seed: string): string {
  checkSeed(seed);
  return [...seed].length > LONGEST_STEM ? hash(seed, HASHED_STEM) : seed;
}

/** The seed as a part of a file name; what a file system may not take is replaced, with a hash behind it. */
export function fileStem(seed: string): string {
  const plain = seed.replace(/[^A-Za-z0-9._-]+/g, '_');
  return plain === seed ? seed : `${plain}-${hash(seed, 8)}`;
}

function hash(text: string, digits: number): string {
  return toHex(sha256(toUtf8(text))).slice(0, digits);
}

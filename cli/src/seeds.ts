import { checkSeed, sha256, toHex, toUtf8 } from '@tarmac/kernel';

/** The longest run there can be: what follows the seed then has at most ten characters. */
export const MAX_GAMES = 999_999_999;
const LONGEST_STEM = 54;
const HASHED_STEM = 32;

/**
 * The seeds of a run of games: `S/1`, `S/2`, … A seed has at most 64 characters, so a long S (more than 54) is
 * first replaced by 32 hexadecimal digits of its SHA-256. That depends on S alone: game 7 is the same in every run.
 */
export function gameSeeds(seed: string): (game: number) => string {
  checkSeed(seed);
  const stem = [...seed].length > LONGEST_STEM ? hash(seed, HASHED_STEM) : seed;
  return (game) => `${stem}/${game}`;
}

/** The seed as a part of a file name; what a file system may not take is left out and told apart by a hash. */
export function fileStem(seed: string): string {
  const plain = seed.replace(/[^A-Za-z0-9._-]+/g, '_');
  return plain === seed ? seed : `${plain}-${hash(seed, 8)}`;
}

function hash(text: string, digits: number): string {
  return toHex(sha256(toUtf8(text))).slice(0, digits);
}

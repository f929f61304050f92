import { canonicalJson } from './canonical-json.ts';
import { TarmacError } from './errors.ts';
import type { Options } from './game.ts';
import { hmacSha256, sha256, toUtf8 } from './sha256.ts';

/* Byte by byte and with test vectors: RANDOMNESS.md. A change here needs a new rulesVersion. */

/** All the chance of one match. Each purpose has its own label, so that one draw never shifts another. */
export interface Random {
  /** The stream of a label, from its beginning: asked twice, it says the same twice. */
  stream(label: string): RandomStream;
}

export interface RandomStream {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
  /** Shuffles in place and returns the same list. */
  shuffle<T>(items: T[]): T[];
}

const WORDS = 2 ** 32;
const SEED_LENGTH = 64;

export function seededRandom(game: string, boardId: string, options: Options, seed: string): Random {
  const hmac = hmacSha256(matchKey(game, boardId, options, seed));
  return { stream: (label) => openStream(hmac, label) };
}

/** A seed is any text of 1 to 64 characters; refuses the rest with `bad-seed`. */
export function checkSeed(seed: unknown): string {
  if (typeof seed !== 'string') throw new TarmacError('bad-seed', 'A seed must be a text.');
  if (!seed.isWellFormed()) {
    throw new TarmacError('bad-seed', 'The seed contains half a character (a lone surrogate).');
  }
  // A character is at most two units, so this spares counting a long text.
  const length = seed.length > 2 * SEED_LENGTH ? Number.POSITIVE_INFINITY : [...seed].length;
  if (length < 1 || length > SEED_LENGTH) {
    throw new TarmacError('bad-seed', `A seed must have 1 to ${SEED_LENGTH} characters.`);
  }
  return seed;
}

/** No field before the seed contains a line break, so different matches have different keys. */
export function matchKey(game: string, boardId: string, options: Options, seed: string): Uint8Array {
  return sha256(toUtf8(`${game}\n${boardId}\n${canonicalJson(options)}\n${checkSeed(seed)}`));
}

function openStream(hmac: (message: Uint8Array) => Uint8Array, label: string): RandomStream {
  const name = toUtf8(label);
  const message = new Uint8Array(name.length + 4);
  message.set(name);
  const counter = new DataView(message.buffer, name.length);
  let block: DataView = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;

  function word(): number {
    if (at === block.byteLength) {
      counter.setUint32(0, blocks++);
      block = new DataView(hmac(message).buffer);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  }

  function below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n}): want 1 to 2^32`);
    // Words past the last whole multiple of n would favour the small remainders.
    const limit = Math.floor(WORDS / n) * n;
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % n;
  }

  function shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const chosen = below(last + 1);
      const item = items[last];
      items[last] = items[chosen];
      items[chosen] = item;
    }
    return items;
  }

  return { below, shuffle };
}

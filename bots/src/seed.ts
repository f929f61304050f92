import type { Seat } from '@tarmac/kernel';
import { Playout, sha256, toHex, toUtf8 } from '@tarmac/kernel';

/**
 * A bot's source of randomness, from the seed of the match and its seat, so that one bot's draws never shift another's.
 * A match between bots has one for the whole match. A table has one for each step: its bots may be asked anywhere, and
 * more than once.
 */
export function botSeed(seed: string, seat: Seat, step?: number): string {
  const place = step === undefined ? [seat] : [seat, step];
  return toHex(sha256(toUtf8(['bot', ...place, seed].join('\n'))));
}

export function botChance(botSeed: string): Playout {
  return new Playout(Number.parseInt(botSeed.slice(0, 8), 16));
}

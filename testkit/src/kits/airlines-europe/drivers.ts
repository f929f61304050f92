import type { AirlinesEuropeTypes } from '@tarmac/airlines-europe';

type Move = AirlinesEuropeTypes['Move'];
type Weights = Partial<Record<Move['type'] | 'deck' | 'from hand', number>>;

/*
 * How often a driver likes a kind of move against another; 1 where nothing is said. `deck`: drawing a share
 * unseen; `from hand`: a discard of the hand. Plays also weigh by the number of shares.
 */
const DRIVERS: Readonly<Record<string, Weights>> = {
  /** Fills the map: blocked airlines, empty hangars, bonuses. */
  'licence-first': { licence: 40, cash: 12 },
  /** Empties the bank. */
  'cash-first': { cash: 400, play: 20 },
  /** Empties the ABACUS supply; discards of every kind. */
  'exchange-first': { exchange: 200, play: 4, licence: 4 },
  /** Runs through the deck. */
  'deck-first': { licence: 40, cash: 60, deck: 20 },
  /**
   * Plays what is in hand and takes again: little stays unknown of a small hand, much is discarded from it.
   */
  'short-hand': { play: 60, exchange: 60, cash: 40, licence: 8, 'from hand': 6 },
  /** As people play, roughly: for games that are read. */
  'table-talk': { play: 14, licence: 10, exchange: 6, cash: 10, deck: 1 },
};

export const drivers: readonly string[] = Object.keys(DRIVERS);

export function weight(driver: string, move: Move): number {
  const weights = DRIVERS[driver];
  const plain = weights[move.type] ?? 1;
  if (move.type === 'take') return move.from === 'deck' ? (weights.deck ?? 1) : 1;
  if (move.type === 'discard') return move.from === 'hand' ? (weights['from hand'] ?? 1) : 1;
  if (move.type !== 'play') return plain;
  const shares = Object.values(move.shares).reduce((sum, n) => sum + n, 0);
  return plain * shares;
}

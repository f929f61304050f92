import type { Random } from '@tarmac/kernel';
import type { Board } from './board.ts';
import type { Airlines1990Options } from './options.ts';
import type { PileCard, Setup } from './types.ts';
import { FLIGHTS_DEALT, MARKET_SIZE, SCORING_CARDS, SHARES_DEALT } from './types.ts';

/**
 * A90-10 by the seed: first the shares (`deal`), then the flight cards from the same stream, both shuffled in the order
 * of the board; the scoring cards are mixed in with `cut`. Labels as in kernel/RANDOMNESS.md.
 */
export function deal(board: Board, options: Airlines1990Options, players: number, random: Random): Setup {
  const stream = random.stream('deal');
  const shares = board.companyIds.flatMap((id, c) => new Array<string>(board.shares[c]).fill(id));
  stream.shuffle(shares);
  const cards = stream.shuffle([...board.cards]);
  const hands = Array.from({ length: players }, () => shares.splice(0, SHARES_DEALT));
  const market = shares.splice(0, MARKET_SIZE);
  const flights = Array.from({ length: players }, () => cards.splice(0, FLIGHTS_DEALT));
  const pile: PileCard[] = shares;
  // A90-92: with `lateScoring` they come later.
  if (!options.lateScoring) {
    for (let n = 0; n < SCORING_CARDS; n++) pile.push('scoring');
    random.stream('cut').shuffle(pile);
  }
  return { market, hands, flights, pile, flightPile: cards };
}

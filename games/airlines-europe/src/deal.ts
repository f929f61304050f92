import type { Random, RandomStream } from '@tarmac/kernel';
import type { Board } from './board.ts';
import type { DeckShape } from './deck-shape.ts';
import { deckShapes } from './deck-shape.ts';
import type { AirlinesEuropeOptions } from './options.ts';
import { isInPlay, makeSetting } from './state.ts';
import type { Airline, DeckCard, Setup } from './types.ts';
import { AIRLINES, FLEET, HAND_DEALT, MARKET_SIZE, SCORING_CARDS } from './types.ts';

/** AE-15 to AE-19 by the seed; labels as in kernel/RANDOMNESS.md. */
export function deal(board: Board, options: AirlinesEuropeOptions, players: number, random: Random): Setup {
  const setting = makeSetting(board, options, players);
  const shares = AIRLINES.flatMap((airline, a) =>
    isInPlay(setting, a) ? new Array<Airline>(FLEET[a]).fill(airline) : [],
  );
  random.stream('deal').shuffle(shares);
  const market = shares.splice(0, MARKET_SIZE);
  const hands = Array.from({ length: players }, () => shares.splice(0, HAND_DEALT));
  redealUniformHands(hands, shares, random);
  return { market, hands, deck: insertScoringCards(shares, options, random.stream('cut')) };
}

/** AE-16: deals a hand again as often as needed; the other hands and the market stay. */
function redealUniformHands(hands: Airline[][], shares: Airline[], random: Random): void {
  let shuffles = 0;
  for (let p = 0; p < hands.length; p++) {
    while (isUniform(hands[p])) {
      shares.push(...hands[p]);
      random.stream(`shuffle:${shuffles++}`).shuffle(shares);
      hands[p] = shares.splice(0, HAND_DEALT);
    }
  }
}

export function isUniform(hand: readonly Airline[]): boolean {
  return new Set(hand).size === 1;
}

/**
 * AE-18, AE-19: the shares are shuffled already, so only the places of the scoring cards are drawn: first the shape,
 * then the place of each card within it.
 */
function insertScoringCards(
  shares: readonly Airline[],
  options: AirlinesEuropeOptions,
  cut: RandomStream,
): DeckCard[] {
  return laidInto([...shares], deckShapes(options, shares.length), 0, cut);
}

/** Puts the scoring cards into the deck, where `seen` of them already are. */
export function laidInto(
  deck: DeckCard[],
  shapes: readonly DeckShape[],
  seen: number,
  cut: RandomStream,
): DeckCard[] {
  const shape = shapes[cut.below(shapes.length)];
  for (let card = seen; card < SCORING_CARDS; card++) {
    const [from, to] = shape[card];
    deck.splice(from + cut.below(to - from + 1), 0, 'scoring');
  }
  return deck;
}

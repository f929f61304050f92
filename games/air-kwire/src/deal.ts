import type { Random } from '@tarmac/kernel';
import type { Board } from './board.ts';
import type { AirKwireOptions } from './options.ts';
import type { Card, Setup } from './types.ts';
import { FIRST_PLAYER_LESS, HAND_SIZE, HOME_POINTS, POWER_CARDS, STARTING_CASH } from './types.ts';

/**
 * AK-10, AK-11 by the seed: the cards that are not 3-point, shuffled in the order of the board (`deal`), are halved and
 * dealt; 3-point and power cards are mixed into the bottom half with `cut`. Labels as in kernel/RANDOMNESS.md.
 */
export function deal(board: Board, options: AirKwireOptions, players: number, random: Random): Setup {
  const ordinary = random.stream('deal').shuffle(cardsWorth(board, (points) => points < HOME_POINTS));
  const top = ordinary.splice(0, topHalf(board));
  const hands = Array.from({ length: players }, () => top.splice(0, HAND_SIZE));
  const bottom = [...ordinary, ...cardsWorth(board, (points) => points === HOME_POINTS)];
  if (options.powerCards) bottom.push(...POWER_CARDS);
  random.stream('cut').shuffle(bottom);
  return { cash: startingCash(options, players), hands, pile: [...top, ...bottom] };
}

/** AK-11: the odd card is on top. */
export function topHalf(board: Board): number {
  return Math.ceil(board.ordinaryCards / 2);
}

/** The city cards of these values, in the order of the board. */
export function cardsWorth(board: Board, isWanted: (points: number) => boolean): Card[] {
  return board.cityIds.flatMap((id, city) =>
    isWanted(board.points[city]) ? new Array<Card>(board.cityCards[city]).fill(id) : [],
  );
}

/** AK-10, by seat. */
export function startingCash({ startingCash: how }: AirKwireOptions, players: number): number[] {
  const each = how === 'each' ? STARTING_CASH : STARTING_CASH / players;
  return Array.from({ length: players }, (_, seat) => {
    if (seat === 0) return each - FIRST_PLAYER_LESS;
    return seat === players - 1 ? each + FIRST_PLAYER_LESS : each;
  });
}

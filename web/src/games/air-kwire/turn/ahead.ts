import type { BoardFile, Card, Move, View } from '@tarmac/air-kwire';
import { fliesFor } from '@tarmac/air-kwire/aids';
import { isPower } from '../names.ts';
import type { Way } from './offer.ts';

/*
 * AK-22, while shares are still traded: what can be done with a card of the hand, the end of the trading with it.
 * `done`: null while the trading cannot be ended (AK-27).
 */

/** The flights that the cards of this hand can make. */
export function flightsAhead(hand: readonly Card[], done: Move | null, view: View, board: BoardFile): Way[] {
  if (done === null) return [];
  return [...new Set(hand)].flatMap((city) =>
    isPower(city)
      ? []
      : fliesFor(view, board, city).flatMap(({ airline, types }) =>
          types.map((aircraft): Way => {
            const route: Move = { type: 'route', airline, city, aircraft };
            return { airline, city, aircraft, forfeit: false, moves: [done, route] };
          }),
        ),
  );
}

/** The cards that can be discarded; AK-27: an airline that was opened in this turn has to fly. */
export function discardsAhead(hand: readonly Card[], done: Move | null, { opened }: View): ReadonlySet<Card> {
  return new Set(done === null || opened !== null ? [] : hand);
}

import type { Board } from './board.ts';
import { kindOf } from './flight-card.ts';
import type { FlightCard } from './types.ts';

/**
 * Deals the cards of a kind one after another: it does not matter which of two equal cards comes first, but each comes
 * only once.
 */
export class CardDealer {
  readonly #board: Board;
  readonly #dealt: Map<number, number>;

  constructor(board: Board, dealt: ReadonlyMap<number, number> = new Map()) {
    this.#board = board;
    this.#dealt = new Map(dealt);
  }

  /** An independent dealer that continues from here. */
  copy(): CardDealer {
    return new CardDealer(this.#board, this.#dealt);
  }

  next(flight: FlightCard): number {
    return this.nextOfKind(kindOf(flight));
  }

  nextOfKind(kind: number): number {
    const before = this.#dealt.get(kind) ?? 0;
    this.#dealt.set(kind, before + 1);
    return this.#board.firstCard[kind] + before;
  }
}

import type { Airline, BoardFile, View } from '@tarmac/air-kwire';
import { SHARES, tradeEffect } from '@tarmac/air-kwire/aids';

/** What the buttons of an airline offer: with the fee, what a purchase costs and what a sale brings. */
export interface TradeOffer {
  /** Null: no share is left. */
  readonly cost: number | null;
  /** Null: the viewer has nothing to sell. */
  readonly proceeds: number | null;
}

export function tradeOffer(view: View, board: BoardFile, airline: Airline): TradeOffer {
  const held = view.viewer === null ? 0 : (view.shares[view.viewer]?.[airline] ?? 0);
  const isLeft = (view.airlines[airline]?.sold ?? 0) < SHARES;
  return {
    cost: isLeft ? tradeEffect(view, board, airline, 1).cost : null,
    proceeds: held === 0 ? null : -tradeEffect(view, board, airline, -1).cost,
  };
}

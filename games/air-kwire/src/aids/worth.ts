import type { BoardFile } from '../board-file.ts';
import type { Airline } from '../types.ts';
import { SHARES } from '../types.ts';
import type { View } from '../view.ts';
import { isHomeTaken, isServable, owedTo } from './opening.ts';
import { cashOf, tradesLeft } from './purse.ts';
import { airlineIn, sumOf } from './table.ts';
import { comingSpace } from './track.ts';
import { tradeEffect } from './trades.ts';

/** What everybody has, by seat. */
export interface Worth {
  /** Shares at their prices. */
  readonly shares: readonly number[];
  /** AK-81: null where it is secret. */
  readonly cash: readonly (number | null)[];
  /** AK-60: both together. */
  readonly wealth: readonly (number | null)[];
}

/** Cash is open to its owner, to all with the option, and after the end. */
export function worthNow(view: View, board: BoardFile): Worth {
  const shares = view.shares.map((held) =>
    sumOf(board.airlines.map(({ id }) => (held[id] ?? 0) * airlineIn(view, id).price)),
  );
  const isOpen = view.options.openCash || view.outcome !== null;
  const cash = view.cash.map((dollars, seat) => (isOpen || seat === view.viewer ? dollars : null));
  return {
    shares,
    cash,
    wealth: cash.map((dollars, seat) => (dollars === null ? null : dollars + (shares[seat] ?? 0))),
  };
}

/**
 * AK-25 to AK-27: how many shares of an airline the viewer could buy one after the other (an opening is one
 * purchase): now in the stock step, otherwise as things are at the moment.
 */
export function maxBuys(view: View, board: BoardFile, airline: Airline): number {
  let most = 0;
  while (most < tradesLeft(view) && mayBuy(view, board, airline, most + 1)) most++;
  return most;
}

function mayBuy(view: View, board: BoardFile, airline: Airline, n: number): boolean {
  const { status, sold } = airlineIn(view, airline);
  if (status === 'defunct' || sold + n > SHARES) return false;
  const { cost, opening, space } = tradeEffect(view, board, airline, n);
  const cash = cashOf(view) - cost;
  if (cash < 0) return false;
  const opened = owedTo(view);
  if (opening && (opened !== null || isHomeTaken(view, board, airline))) return false;
  const owed = opening ? airline : opened;
  if (owed === null) return true;
  return isServable(view, board, owed, {
    space: owed === airline ? space.after : comingSpace(view, board, owed),
    cash,
    trades: tradesLeft(view) - n,
  });
}

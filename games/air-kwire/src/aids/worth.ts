import type { BoardFile } from '../board-file.ts';
import type { View } from '../view.ts';
import { airlineIn, sumOf } from './table.ts';

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

import type { Airline, BoardFile, View } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import type { Told } from '../types.ts';
import { type Received, receivedBy } from './wealth.ts';

/** What one player has at the end, and where it came from. */
export interface Balance extends Received {
  readonly seat: Seat;
  /** Counted from 1; shared by equals (AK-60). */
  readonly place: number;
  readonly cash: number;
  /** By airline: shares, and what they are worth. */
  readonly holdings: Readonly<Record<Airline, { readonly shares: number; readonly value: number }>>;
  readonly wealth: number;
}

/** The final ranking, the first first. */
export function balancesOf(view: View, log: readonly Told[], board: BoardFile): Balance[] {
  const scores = view.outcome?.scores ?? view.cash;
  const received = receivedBy(log, view.cash.length);
  return view.cash
    .map((cash, seat): Balance => {
      const wealth = scores[seat] ?? 0;
      return {
        seat,
        place: 1 + scores.filter((score) => score > wealth).length,
        cash,
        holdings: Object.fromEntries(
          board.airlines.map(({ id }) => {
            const shares = view.shares[seat]?.[id] ?? 0;
            return [id, { shares, value: shares * (view.airlines[id]?.price ?? 0) }];
          }),
        ),
        wealth,
        ...(received[seat] ?? { dividends: 0, bonuses: 0 }),
      };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The airlines that anybody holds, in the order of the board. */
export function heldAirlines(view: View, board: BoardFile): Airline[] {
  return board.airlines.flatMap(({ id }) => (view.shares.some((held) => (held[id] ?? 0) > 0) ? [id] : []));
}

/** The airline that is worth the most to a player; null without shares. */
export function bestHolding({ holdings }: Balance): Airline | null {
  const best = Object.entries(holdings).toSorted(([, a], [, b]) => b.value - a.value)[0];
  return best && best[1].value > 0 ? best[0] : null;
}

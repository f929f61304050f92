import type { Seat } from '@tarmac/kernel';
import type { BoardFile } from '../board-file.ts';
import type { Airline } from '../types.ts';
import { IMMUNE_POINTS, SHARES } from '../types.ts';
import type { View } from '../view.ts';
import type { AirlineView } from './table.ts';
import { airlineIn, holdingsOf, sumOf } from './table.ts';
import { limitsAt } from './track.ts';

/** One airline: what it is worth, and who is where. */
export interface Rung {
  readonly airline: Airline;
  readonly status: AirlineView['status'];
  readonly price: number;
  /** On the stock track, counted from 0. */
  readonly space: number;
  readonly points: number;
  /** AK-40: nobody can take it over. */
  readonly immune: boolean;
  readonly ceo: Seat | null;
  /** Shares that players hold, and shares to be had. */
  readonly sold: number;
  readonly left: number;
  /** By seat. */
  readonly holdings: readonly number[];
  /** Everybody with the most shares; nobody while nobody has one. */
  readonly leaders: readonly Seat[];
  /** How many more shares the leaders have than the next player. */
  readonly gap: number;
  /** AK-50, AK-51: what it would pay per share, if it is qualified. */
  readonly rate: number;
  readonly qualified: boolean;
  /** AK-30, AK-31: routes that its price and its supply still allow. */
  readonly routesLeft: number;
}

/** All airlines in the order of the board. */
export function ladder(view: View, board: BoardFile): readonly Rung[] {
  return board.airlines.map(({ id }) => {
    const { status, price, space, points, ceo, sold, rate, qualified, cities, supply } = airlineIn(view, id);
    const holdings = holdingsOf(view, id);
    const most = Math.max(...holdings);
    const limits = limitsAt(board, space);
    const aircraft = sumOf(limits.types.map((type) => supply[type]));
    return {
      airline: id,
      status,
      price,
      space,
      points,
      immune: points >= IMMUNE_POINTS,
      ceo,
      sold,
      left: status === 'defunct' ? 0 : SHARES - sold,
      holdings,
      leaders: most === 0 ? [] : holdings.flatMap((held, seat) => (held === most ? [seat] : [])),
      gap: most - Math.max(0, ...holdings.filter((held) => held < most)),
      rate,
      qualified,
      routesLeft: status === 'open' ? Math.max(0, Math.min(limits.cities - cities.length, aircraft)) : 0,
    };
  });
}

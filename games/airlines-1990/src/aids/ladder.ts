import type { Seat } from '@tarmac/kernel';
import type { BoardFile } from '../board-file.ts';
import type { Company } from '../types.ts';
import type { View } from '../view.ts';
import { pointsOf } from './points.ts';

/** One company: what it is worth, and who is where. Only shares laid down count. */
export interface Rung {
  readonly company: Company;
  readonly founded: boolean;
  /** A90-51 */
  readonly inactive: boolean;
  /** A90-71: markers on the board, the headquarters' included. */
  readonly worth: number;
  readonly markersLeft: number;
  /** By seat, like `places` and `points`. */
  readonly laid: readonly number[];
  /** 1 for the most shares; equal numbers share a place, and the places they take together are used up; 0 without a share. */
  readonly places: readonly number[];
  /** What a scoring would pay now. */
  readonly points: readonly number[];
  /** Everybody in the first place; nobody while nobody has laid a share. */
  readonly leaders: readonly Seat[];
  /** How many more shares the leaders have than the next player. */
  readonly gap: number;
  /** How many shares exist. */
  readonly shares: number;
  /**
   * Shares that may still turn up, as far as the viewer can see: not laid down, not in the market, not out of the game
   * and not in the viewer's hand. Cards in hidden hands are among them, also those that everybody saw taken.
   */
  readonly unseen: number;
  readonly inMarket: number;
  /** In the viewer's own hand; null for a spectator. */
  readonly inHand: number | null;
}

/** All companies in the order of the board. */
export function ladder(view: View, board: BoardFile): readonly Rung[] {
  return board.companies.map(({ id, shares }) => {
    const laid = view.laid.map((counts) => counts[id] ?? 0);
    const most = Math.max(...laid);
    const inMarket = view.market.filter((share) => share === id).length;
    const inOpenHands = view.hands.map((hand) => hand.shares?.[id] ?? 0);
    const seen = [...laid, ...inOpenHands].reduce((sum, n) => sum + n, inMarket + (view.gone[id] ?? 0));
    return {
      company: id,
      founded: view.founded.includes(id),
      inactive: view.inactive.includes(id),
      worth: view.worth[id] ?? 0,
      markersLeft: view.markers[id] ?? 0,
      laid,
      places: laid.map((held) => (held === 0 ? 0 : 1 + laid.filter((other) => other > held).length)),
      points: pointsOf(view, board, id),
      leaders: most === 0 ? [] : laid.flatMap((held, seat) => (held === most ? [seat] : [])),
      gap: most - Math.max(0, ...laid.filter((held) => held < most)),
      shares,
      unseen: shares - seen,
      inMarket,
      inHand: view.viewer === null ? null : (view.hands[view.viewer]?.shares?.[id] ?? 0),
    };
  });
}

import type { Seat } from '@tarmac/kernel';
import type { Share } from '../types.ts';
import type { View } from '../view.ts';
import { sharesInPlay, sharesOf } from './in-play.ts';

/** Who is where in one airline. Only portfolios count. */
export interface Rung {
  readonly share: Share;
  /** By seat, like `places`. */
  readonly holdings: readonly number[];
  /** 1 for the most shares; equal numbers share a place, and the places they take together are used up; 0 without a share. */
  readonly places: readonly number[];
  /** Everybody in the first place; nobody while nobody holds a share. */
  readonly leaders: readonly Seat[];
  /** How many more shares the leaders have than the next player. */
  readonly gap: number;
  /**
   * Shares that may still turn up, as far as the viewer can see: all that exist, less portfolios, market, what left
   * the game face up, and the viewer's own hand and secret discards. Cards in hidden hands are among them, also those
   * that everybody saw taken. Of ABACUS shares the backs tell everything: these are the ones in the supply.
   */
  readonly unseen: number;
}

/** The majorities, in the order of AE-1, ABACUS last. */
export function ladder(view: View): Rung[] {
  return sharesInPlay(view).map((share) => {
    const holdings = view.portfolios.map((portfolio) => portfolio[share]);
    const most = Math.max(...holdings);
    return {
      share,
      holdings,
      places: holdings.map((held) => (held === 0 ? 0 : 1 + holdings.filter((other) => other > held).length)),
      leaders: most === 0 ? [] : holdings.flatMap((held, seat) => (held === most ? [seat] : [])),
      gap: most - Math.max(0, ...holdings.filter((held) => held < most)),
      unseen: sharesOf(share) - seenOf(view, share),
    };
  });
}

function seenOf(view: View, share: Share): number {
  const inHands = view.hands.map((hand) =>
    share === 'abacus' ? hand.abacus : (hand.shares?.[share] ?? 0) + (hand.discards?.[share] ?? 0),
  );
  const inPortfolios = view.portfolios.map((portfolio) => portfolio[share]);
  const inMarket = view.market.filter((card) => card === share).length;
  return [...inHands, ...inPortfolios].reduce((sum, count) => sum + count, inMarket + view.gone[share]);
}

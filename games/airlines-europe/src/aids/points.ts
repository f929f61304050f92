import type { BoardFile } from '../board-file.ts';
import { payoutsOf, sharePoints, sharePointsSplit } from '../majority.ts';
import type { Share } from '../types.ts';
import { ABACUS_ROWS, SCORING_CARDS, SHARES } from '../types.ts';
import type { View } from '../view.ts';
import { playersOf, sharesInPlay, sharesOf } from './in-play.ts';

/** AE-45, AE-72: the points that the space of a marker pays; past the last zone the last row applies. */
export function rowAt(board: BoardFile, track: number): readonly number[] {
  return board.zones.findLast(({ from }) => from <= track)?.points ?? [];
}

/** Where a zone of the track begins, and what it pays. */
export interface Threshold {
  readonly at: number;
  readonly row: readonly number[];
}

/** AE-45, AE-72: the first space ahead of a marker that pays by another row; null in the last zone. */
export function nextThreshold(board: BoardFile, track: number): Threshold | null {
  const zone = board.zones.find(({ from }) => from > track);
  return zone ? { at: zone.from, row: zone.points } : null;
}

/** AE-74: what ABACUS pays in the next scoring; after the end, what it paid in the last. */
function abacusRow(view: View): readonly number[] {
  return ABACUS_ROWS[nextScoring(view)];
}

/** The row that a share pays now. */
export function rowOf(view: View, board: BoardFile, share: Share): readonly number[] {
  return share === 'abacus' ? abacusRow(view) : rowAt(board, view.track[share]);
}

/** Counted from 0. The scoring of AE-81 is a third one, whatever came before it. */
function nextScoring(view: View): number {
  return view.phase === 'end' ? SCORING_CARDS - 1 : view.scorings;
}

export interface PayoutRules {
  /** AE-101 */
  readonly splitHoldings?: boolean;
  /** How many of the holders are players: one less than all of them where the third of AE-92 is the last. */
  readonly players?: number;
}

/** AE-73: the points by player for one airline, from the shares by holder. */
export function payouts(
  row: readonly number[],
  holdings: readonly number[],
  { splitHoldings = false, players = holdings.length }: PayoutRules = {},
): number[] {
  const points = new Uint8Array(holdings.length);
  const shares = Uint8Array.from(holdings);
  if (splitHoldings) sharePointsSplit(row, shares, holdings.length, players, points);
  else sharePoints(payoutsOf(row), shares, holdings.length, points);
  return Array.from(points.subarray(0, players));
}

/** The points by player that a row would pay for this share now. */
export function pointsFor(view: View, share: Share, row: readonly number[]): number[] {
  const { splitHoldings } = view.options;
  return payouts(row, holdingsOf(view, share), { splitHoldings, players: playersOf(view) });
}

/**
 * What would be compared in a scoring now: portfolios only (AE-72), and in the third scoring of two players the
 * third of AE-92 behind them. The third is given every share that the viewer does not know to be elsewhere, so cards
 * of a hidden hand that nobody saw taken count as the third's: it can be too strong by these, never too weak. Own
 * hand, portfolios and, after the end, all hands are exact.
 */
function holdingsOf(view: View, share: Share): number[] {
  const held = view.portfolios.map((portfolio) => portfolio[share]);
  if (held.length > 2 || nextScoring(view) < SCORING_CARDS - 1) return held;
  const inHands = view.hands.map((hand) =>
    share === 'abacus' ? hand.abacus : (hand.shares ?? hand.known)[share],
  );
  return [...held, [...held, ...inHands].reduce((left, count) => left - count, sharesOf(share))];
}

export interface Scoring {
  /** By player; an airline that is out of the game pays nobody. */
  readonly byShare: Readonly<Record<Share, readonly number[]>>;
  readonly total: readonly number[];
}

/** AE-72 to AE-74: the points by player if a scoring came now, before anybody takes a share for it (AE-71). */
export function scoreNow(view: View, board: BoardFile): Scoring {
  const nobody = view.cash.map(() => 0);
  const total = [...nobody];
  const byShare = Object.fromEntries(SHARES.map((share) => [share, nobody])) as Record<Share, number[]>;
  for (const share of sharesInPlay(view)) {
    byShare[share] = pointsFor(view, share, rowOf(view, board, share));
    byShare[share].forEach((points, p) => {
      total[p] += points;
    });
  }
  return { byShare, total };
}

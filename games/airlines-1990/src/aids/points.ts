import type { BoardFile } from '../board-file.ts';
import { sharePoints } from '../majority.ts';
import type { Company } from '../types.ts';
import { SCORING_CARDS } from '../types.ts';
import type { View } from '../view.ts';

/** A90-72: the points by holder for a company with this many markers on the board. */
export function pointsFor(markers: number, holdings: readonly number[]): readonly number[] {
  const points = new Uint8Array(holdings.length);
  sharePoints(markers, Uint8Array.from(holdings), holdings.length, points);
  return Array.from(points);
}

export interface Scoring {
  /** By seat. */
  readonly byCompany: Readonly<Record<Company, readonly number[]>>;
  readonly total: readonly number[];
}

/** A90-71, A90-72: the points by seat if a scoring came now. */
export function scoreNow(view: View, board: BoardFile): Scoring {
  const rows = board.companies.map(({ id }) => [id, pointsOf(view, board, id)] as const);
  return {
    byCompany: Object.fromEntries(rows),
    total: view.scores.map((_, seat) => rows.reduce((sum, [, points]) => sum + (points[seat] ?? 0), 0)),
  };
}

/** The points by seat of one company. */
export function pointsOf(view: View, board: BoardFile, company: Company): readonly number[] {
  const points = pointsFor(view.worth[company] ?? 0, holdingsOf(view, board, company));
  return points.slice(0, view.scores.length);
}

/**
 * What would be compared in a scoring now: shares laid down, and in the last scoring of two players the third of
 * A90-82 behind them. The third is given every share that the viewer does not know to be elsewhere, so cards of a
 * hidden hand that nobody saw taken count as the third's: it can be too strong by these, never too weak. Own hand,
 * shares laid down and, after the end, everything is exact.
 */
function holdingsOf(view: View, board: BoardFile, company: Company): number[] {
  const laid = view.laid.map((counts) => counts[company] ?? 0);
  const isLast = view.phase === 'end' || view.scorings === SCORING_CARDS - 1;
  if (laid.length > 2 || !isLast) return laid;
  const all = board.companies.find(({ id }) => id === company)?.shares ?? 0;
  const inHands = view.hands.map(({ shares, known }) => (shares ?? known)[company] ?? 0);
  const elsewhere = [...laid, ...inHands, view.gone[company] ?? 0].reduce((sum, count) => sum + count, 0);
  return [...laid, all - elsewhere];
}

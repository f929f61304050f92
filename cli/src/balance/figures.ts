import type { Estimate } from '../arena/estimate.ts';
import { estimate } from '../arena/estimate.ts';

/** What was measured, with its 95 % interval; null where there are too few games for one. */
export interface Figure {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** How far 95 % of a normal distribution reach, in standard deviations. */
const REACH = 1.96;

/** A part of all games, with its interval by Wilson: none in 200 games may still be one in a hundred. */
export function rateFigure(hits: number, games: number): Figure {
  if (games === 0) return figureOf(null);
  const rate = hits / games;
  const room = REACH ** 2 / games;
  const middle = (rate + room / 2) / (1 + room);
  const half = (REACH / (1 + room)) * Math.sqrt((rate * (1 - rate)) / games + room / (4 * games));
  return { value: rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A mean over games. */
export function meanFigure(values: readonly number[]): Figure {
  return figureOf(estimate(values));
}

/** What the parts are of the wholes, all games together; each game counts as much as its whole. */
export function ratioFigure(parts: readonly number[], wholes: readonly number[]): Figure {
  const whole = sum(wholes);
  if (whole === 0) return figureOf(null);
  const ratio = sum(parts) / whole;
  const share = whole / wholes.length;
  return meanFigure(parts.map((part, i) => ratio + (part - ratio * (wholes[i] ?? 0)) / share));
}

function figureOf(found: Estimate | null): Figure {
  return found
    ? { value: found.mean, low: found.low, high: found.high }
    : { value: 0, low: null, high: null };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

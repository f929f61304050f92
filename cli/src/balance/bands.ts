import { tidy } from '../output.ts';
import type { Tally } from '../play/tally.ts';
import type { Figure } from './figures.ts';
import { rateFigure } from './figures.ts';

/** A figure of a good board: what it should be, and what it is. */
export interface Band extends Figure {
  readonly name: string;
  readonly from?: number;
  readonly to?: number;
  /** False if the whole interval is outside. */
  readonly ok: boolean;
  readonly note?: string;
}

interface Limits {
  readonly from?: number;
  readonly to?: number;
}

export function band(name: string, figure: Figure, { from, to }: Limits, note = ''): Band {
  const isBelow = from !== undefined && figure.high !== null && figure.high < from;
  const isAbove = to !== undefined && figure.low !== null && figure.low > to;
  return {
    name,
    ...tidyFigure(figure),
    ...(from !== undefined && { from: tidy(from) }),
    ...(to !== undefined && { to: tidy(to) }),
    ok: !isBelow && !isAbove,
    ...(note !== '' && { note }),
  };
}

/** Whether no seat wins more than a part of the games. */
export function seatBand(tally: Tally, to: number): Band {
  const luckiest = tally.seats.reduce((most, seat) => (seat.wins > most.wins ? seat : most));
  const figure = rateFigure(luckiest.wins, tally.games);
  return band('wins of the luckiest seat', figure, { to }, `seat ${luckiest.name}`);
}

/**
 * Whether each of them is ahead in some game; `ahead` counts the games, by name. What never happened breaks the band
 * even if the interval does not: too few games cannot show that it happens.
 */
export function everyoneBand(name: string, ahead: ReadonlyMap<string, number>, games: number): Band {
  const fewest = Math.min(...ahead.values());
  const rarest = [...ahead.keys()].filter((one) => ahead.get(one) === fewest);
  return { ...band(name, rateFigure(fewest, games), { from: 1 / games }, rarest.join(', ')), ok: fewest > 0 };
}

export function tidyFigure({ value, low, high }: Figure): Figure {
  return { value: tidy(value), low: low && tidy(low), high: high && tidy(high) };
}

/** `0.2–0.3`, nothing if there is none. */
export function interval({ low, high }: Figure): string {
  return low === null || high === null ? '' : `${low}–${high}`;
}

export function wanted({ from, to }: Band): string {
  if (from === undefined) return `≤ ${to}`;
  return to === undefined ? `≥ ${from}` : `${from}–${to}`;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : tidy(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** The means of the first, the second … number of every list. */
export function meanLists(lists: readonly (readonly number[])[]): number[] {
  const longest = lists.reduce((most, list) => Math.max(most, list.length), 0);
  return Array.from({ length: longest }, (_, i) => mean(lists.map((list) => list[i] ?? 0)));
}

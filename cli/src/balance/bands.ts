import { tidy } from '../output.ts';
import type { Tally } from '../play/tally.ts';

/** A figure of a good board: what it should be, and what it is. */
export interface Band {
  readonly name: string;
  readonly value: number;
  readonly from?: number;
  readonly to?: number;
  readonly ok: boolean;
  readonly note?: string;
}

interface Limits {
  readonly from?: number;
  readonly to?: number;
}

export function band(name: string, value: number, { from, to }: Limits, note = ''): Band {
  const ok = value >= (from ?? Number.NEGATIVE_INFINITY) && value <= (to ?? Number.POSITIVE_INFINITY);
  return {
    name,
    value: tidy(value),
    ...(from !== undefined && { from: tidy(from) }),
    ...(to !== undefined && { to: tidy(to) }),
    ok,
    ...(note !== '' && { note }),
  };
}

/** Whether no seat wins more than a part of the games. */
export function seatBand(tally: Tally, to: number): Band {
  const rates = tally.seats.map((seat) => seat.wins / seat.games);
  const luckiest = Math.max(...rates);
  const noise = Math.sqrt((luckiest * (1 - luckiest)) / tally.games);
  const note = `seat ${rates.indexOf(luckiest)}, ± ${noise.toFixed(3)}`;
  return band('wins of the luckiest seat', luckiest, { to }, note);
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

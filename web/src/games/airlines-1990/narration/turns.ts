import type { Event } from '@tarmac/airlines-1990';
import type { Seat } from '@tarmac/kernel';
import type { Told } from '../types.ts';

interface Steps {
  /** The first and the last step of it. */
  readonly from: number;
  readonly to: number;
  readonly tolds: readonly Told[];
}

/** What is listed under one heading in the log. */
export type LogEntry =
  /** With what chance did in it. */
  | (Steps & { readonly kind: 'turn'; readonly seat: Seat })
  /** It shares its only step with the turn in which its card came up, and comes after it. */
  | (Steps & { readonly kind: 'scoring' } & Scoring);

/** `scoring` counts from 1, the final one is 4; points by seat, of all companies together. */
export interface Scoring {
  readonly scoring: number;
  readonly points: readonly number[];
}

/** The moves of a match under the headings of its log, in their order. */
export function turnsOf(tolds: readonly Told[]): LogEntry[] {
  const entries: LogEntry[] = [];
  let open: Told[] = [];

  const close = (): void => {
    const [first] = open;
    const seat = open.map((told) => told.seat).find((seat) => typeof seat === 'number');
    if (first && seat !== undefined)
      entries.push({
        kind: 'turn',
        seat,
        from: first.step,
        to: open.at(-1)?.step ?? first.step,
        tolds: open,
      });
    for (const told of open) {
      for (const scoring of scoringsIn(told))
        entries.push({ kind: 'scoring', from: told.step, to: told.step, tolds: [told], ...scoring });
    }
    open = [];
  };

  for (const told of tolds) {
    open.push(told);
    if (has(told, 'turn')) close();
  }
  close();
  return entries;
}

/** The entries that end after a step; they are read from the beginning of the turn in which that step lies. */
export function turnsAfter(tolds: readonly Told[], step: number): LogEntry[] {
  let from = Math.max(0, Math.min(step, tolds.length));
  while (from > 0 && !has(tolds[from - 1], 'turn')) from--;
  return turnsOf(tolds.slice(from)).filter(({ to }) => to > step);
}

/** How many turns had begun before each move, and after the last one. */
export function turnsBegun(tolds: readonly Told[]): number[] {
  const begun = [1];
  for (const told of tolds) begun.push((begun.at(-1) ?? 1) + (has(told, 'turn') ? 1 : 0));
  return begun;
}

/** The scorings that a move brought, with their points. */
export function scoringsIn({ events }: Told): Scoring[] {
  const totals = new Map<number, readonly number[]>();
  for (const event of events) {
    if (event.type !== 'scored') continue;
    const before = totals.get(event.scoring);
    totals.set(
      event.scoring,
      event.points.map((points, seat) => points + (before?.[seat] ?? 0)),
    );
  }
  return [...totals].map(([scoring, points]) => ({ scoring, points }));
}

function has(told: Told | undefined, type: Event['type']): boolean {
  return told?.events.some((event) => event.type === type) ?? false;
}

import type { Seat, Viewer } from '@tarmac/kernel';
import type { Rich } from '../../../words/rich.ts';

/** What is under one heading in a log: a turn has the seat that played it, a scoring its number. */
export interface Entry {
  readonly kind: string;
  readonly from: number;
  readonly seat?: Seat;
  readonly scoring?: number;
}

interface Told {
  readonly events: readonly { readonly type: string }[];
}

/** A turn ends with the move that begins the next one. */
export function endsTurn(told: Told | undefined): boolean {
  return told?.events.some(({ type }) => type === 'turn') ?? false;
}

/**
 * The entries that end after a step. What a move means may lie before it, so they are read from the beginning of the
 * turn in which that step lies.
 */
export function entriesAfter<T extends Told, Some extends { readonly to: number }>(
  tolds: readonly T[],
  step: number,
  turnsOf: (tolds: readonly T[]) => readonly Some[],
): readonly Some[] {
  let from = Math.max(0, Math.min(step, tolds.length));
  while (from > 0 && !endsTurn(tolds[from - 1])) from--;
  return turnsOf(tolds.slice(from)).filter(({ to }) => to > step);
}

/** How many turns had begun before each move, and after the last one; `first` of them before the first move. */
export function turnsBegun(tolds: readonly Told[], first: number): number[] {
  const begun = [first];
  for (const told of tolds) begun.push((begun.at(-1) ?? first) + Number(endsTurn(told)));
  return begun;
}

/** Without the viewer's own turns. */
export function othersTurns<Some extends Entry>(entries: readonly Some[], viewer: Viewer): readonly Some[] {
  return entries.filter(({ seat }) => seat === undefined || seat !== viewer);
}

/** Entries as lines of the log; what is no turn has a heading. */
export function linesOf<Some extends Entry & { readonly to: number }>(
  entries: readonly Some[],
  headingOf: (entry: Some) => string | null,
  textOf: (entry: Some) => Rich,
) {
  return entries.map((entry) => ({
    from: entry.from,
    to: entry.to,
    seat: entry.seat ?? null,
    heading: headingOf(entry),
    text: textOf(entry),
  }));
}

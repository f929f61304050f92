import type { Seat } from '@tarmac/kernel';
import { endsTurn, entriesAfter } from '../../common/narration/turns.ts';
import { type Scoring, scoringsIn } from '../../common/scoring/scored.ts';
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
    if (endsTurn(told)) close();
  }
  close();
  return entries;
}

/** The entries that end after a step. */
export const turnsAfter = (tolds: readonly Told[], step: number) => entriesAfter(tolds, step, turnsOf);

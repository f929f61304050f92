import type { Event } from '@tarmac/airlines-europe';
import type { Seat } from '@tarmac/kernel';
import { entriesAfter } from '../../common/narration/turns.ts';
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
  /** The choice of the first portfolios (AE-17). */
  | (Steps & { readonly kind: 'opening' })
  | (Steps & { readonly kind: 'turn'; readonly seat: Seat })
  /** A scoring with the shares taken for it (AE-71). Without them it shares its only step with a turn. */
  | (Steps & { readonly kind: 'scoring'; readonly picked: boolean } & Scoring);

/** The moves of a match under the headings of its log, in their order. */
export function turnsOf(tolds: readonly Told[]): LogEntry[] {
  const entries: LogEntry[] = [];
  let open: Told[] = [];
  /** Scoring cards drawn and not yet scored: as long as there are some, shares are taken for the scoring. */
  let pending = 0;

  const close = (make: (steps: Steps) => LogEntry): void => {
    const [first] = open;
    if (first) entries.push(make({ from: first.step, to: open.at(-1)?.step ?? first.step, tolds: open }));
    open = [];
  };
  const closeTurn = (): void => {
    const seat = open[0]?.seat;
    close((steps) =>
      typeof seat === 'number' && !isChoice(open)
        ? { ...steps, kind: 'turn', seat }
        : { ...steps, kind: 'opening' },
    );
  };
  /** A scoring whose shares are still being taken: each is under the name of its taker. */
  const closePicks = (): void => {
    for (const told of open.splice(0)) {
      open = [told];
      closeTurn();
    }
  };

  for (const told of tolds) {
    const picked = pending > 0;
    open.push(told);
    pending += count(told.events, 'scoring-card');
    const scorings = scoringsIn(told);
    if (!picked && endsTurn(told.events)) closeTurn();
    for (const scoring of scorings) {
      const picks = open.length > 0;
      if (!picks) open = [told];
      close((steps) => ({ ...steps, kind: 'scoring', picked: picks, ...scoring }));
      pending = Math.max(0, pending - 1);
    }
  }
  if (pending === 0) closeTurn();
  else closePicks();
  return entries;
}

/** The entries that end after a step. */
export const turnsAfter = (tolds: readonly Told[], step: number) => entriesAfter(tolds, step, turnsOf);

/** A turn is over when the next begins or a scoring is due. */
function endsTurn(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'turn' || type === 'scoring-card' || type === 'scored');
}

function isChoice(tolds: readonly Told[]): boolean {
  return tolds.some(({ events }) => events.some(({ type }) => type === 'chosen'));
}

function count(events: readonly Event[], type: Event['type']): number {
  return events.filter((event) => event.type === type).length;
}

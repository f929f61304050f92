import type { Entry } from '../narration/turns.ts';
import { commonTexts } from '../texts.ts';

interface SomeEvent {
  readonly type: string;
}
interface Told {
  readonly events: readonly SomeEvent[];
}
/** The event of one airline that is scored. `points` by seat. */
interface ScoredEvent extends SomeEvent {
  readonly type: 'scored';
  readonly scoring: number;
  readonly points: readonly number[];
}

export function isScored<Event extends SomeEvent>(event: Event): event is Event & ScoredEvent {
  return event.type === 'scored';
}

/** `scoring` counts from 1; points by seat, of all airlines together. */
export interface Scoring {
  readonly scoring: number;
  readonly points: readonly number[];
}

/** The scorings that a move brought, with their points. */
export function scoringsIn({ events }: Told): Scoring[] {
  const totals = new Map<number, readonly number[]>();
  for (const { scoring, points } of events.filter(isScored)) {
    const before = totals.get(scoring);
    totals.set(
      scoring,
      points.map((some, seat) => some + (before?.[seat] ?? 0)),
    );
  }
  return [...totals].map(([scoring, points]) => ({ scoring, points }));
}

/** The numbers of the scorings that took place. */
export function numbersOfScorings(tolds: readonly Told[]): number[] {
  return [...new Set(tolds.flatMap((told) => numbersIn(told)))].sort((a, b) => a - b);
}

function numbersIn({ events }: Told): number[] {
  return [...new Set(events.filter(isScored).map(({ scoring }) => scoring))];
}

/** Where a history wants to jump to. `labelOf`: what the scorings of one move are called together. */
export function scoringLandmarks<T extends Told & { readonly step: number }>(
  tolds: readonly T[],
  labelOf: (numerals: readonly string[], told: T) => string = (numerals) => numerals.join(' '),
): { step: number; label: string }[] {
  return tolds.flatMap((told) => {
    const numerals = numbersIn(told).map((scoring) => commonTexts().ceremony.numeral(scoring));
    return numerals.length > 0 ? [{ step: told.step, label: labelOf(numerals, told) }] : [];
  });
}

/** What an entry of the log is called, if it is a scoring. */
export function scoringHeading({ scoring }: Entry): string | null {
  return scoring === undefined ? null : commonTexts().ceremony.title(scoring, false);
}

import type { Seat, Viewer } from '@tarmac/kernel';

/** What is under one heading in a log: a turn has the seat that played it, a scoring its number. */
export interface Entry {
  readonly kind: string;
  readonly from: number;
  readonly seat?: Seat;
  readonly scoring?: number;
}

/** Without the viewer's own turns. */
export function othersTurns<Some extends Entry>(entries: readonly Some[], viewer: Viewer): readonly Some[] {
  return entries.filter(({ seat }) => seat === undefined || seat !== viewer);
}

import type { Seat } from '@tarmac/kernel';
import type { Told } from '@tarmac/table';
import type { GameScreen, OpenTable } from '../play/open-table.ts';
import type { Rich } from '../words/rich.ts';

/** What one seat did without a break, or a landmark of the game. */
export type LogPart =
  | {
      readonly kind: 'turn';
      readonly key: number;
      readonly seat: Seat | 'chance';
      readonly entries: LogEntry[];
    }
  | { readonly kind: 'landmark'; readonly key: number; readonly label: string };

interface LogEntry {
  readonly step: number;
  readonly text: Rich;
}

/** The whole log by turns; a landmark stands after the move that brought it. */
export function logByTurns(told: readonly Told[], screen: GameScreen, table: OpenTable): LogPart[] {
  const marks = new Map(screen.landmarks(told).map(({ step, label }) => [step, label]));
  const parts: LogPart[] = [];
  for (const one of told) {
    const text = screen.narrate(one, table);
    if (text.length > 0) {
      const last = parts.at(-1);
      if (last?.kind === 'turn' && last.seat === one.seat) last.entries.push({ step: one.step, text });
      else parts.push({ kind: 'turn', key: one.step, seat: one.seat, entries: [{ step: one.step, text }] });
    }
    const label = marks.get(one.step);
    if (label !== undefined) parts.push({ kind: 'landmark', key: -one.step, label });
  }
  return parts;
}

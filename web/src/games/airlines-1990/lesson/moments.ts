import type { Move } from '@tarmac/airlines-1990';
import type { Seen } from '../../../play/lesson/lesson.ts';
import type { Step } from '../turn/choice.ts';
import type { Table1990 } from '../types.ts';
import { STAGE } from './places.ts';

export type Seen1990 = Seen<Table1990>;

/** Whether the learner has made such a move. */
export function played({ table }: Seen1990, type: Move['type']): boolean {
  return table.told.some(({ seat, move }) => seat === table.viewer && move?.type === type);
}

/** How many shares the learner has taken. */
export function taken({ table }: Seen1990): number {
  return table.told.filter(({ seat, move }) => seat === table.viewer && move?.type === 'take').length;
}

export function phase({ table }: Seen1990) {
  return table.frame.view.phase;
}

export function scorings({ table }: Seen1990): number {
  return table.frame.view.scorings;
}

/** A turn of the learner begins. */
export function choosesAction(seen: Seen1990): boolean {
  return seen.table.myMove && phase(seen) === 'start';
}

/** What the tray talks about. */
export function talksOf({ shows }: Seen1990, step: Step): boolean {
  return shows(`[data-conversation="${step}"]`);
}

/** A scoring is shown: `sum` at its end. */
export function onStage({ shows }: Seen1990, part: 'companies' | 'sum' | 'any'): boolean {
  if (!shows(STAGE)) return false;
  return part === 'any' || shows(`${STAGE} .summing`) === (part === 'sum');
}

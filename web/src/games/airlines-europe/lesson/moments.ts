import type { Move } from '@tarmac/airlines-europe';
import type * as lesson from '../../../play/lesson/lesson.ts';
import { talks } from '../../common/lesson/moments.ts';
import type { Step } from '../turn/choice.ts';
import type { Table } from '../types.ts';

export type Seen = lesson.Seen<Table>;

/** Whether the learner has made such a move. */
export function played({ table }: Seen, type: Move['type']): boolean {
  return table.told.some(({ seat, move }) => seat === table.viewer && move?.type === type);
}

export function phase({ table }: Seen) {
  return table.frame.view.phase;
}

export function scorings({ table }: Seen): number {
  return table.frame.view.scorings;
}

/** A turn of the learner begins. */
export function choosesAction(seen: Seen): boolean {
  return seen.table.myMove && phase(seen) === 'turn';
}

/** What the tray talks about. */
export const talksOf: (seen: Seen, step: Step) => boolean = talks;

/** Another action than this one is open. */
export function isElsewhere(seen: Seen, action: 'licence' | 'play' | 'exchange' | 'cash'): boolean {
  const others = (['licence', 'play', 'exchange'] as const).filter((other) => other !== action);
  return others.some((other) => talksOf(seen, other));
}

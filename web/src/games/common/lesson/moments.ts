import type { LessonStep, Seen } from '../../../play/lesson/lesson.ts';
import type { OpenTable } from '../../../play/open-table.ts';
import { PRIMARY, STAGE } from './places.ts';

type Shows = Pick<Seen, 'shows'>;

export function isMine({ table }: { readonly table: Pick<OpenTable, 'myMove'> }): boolean {
  return table.myMove;
}

/** Others play, or what one of them did is being shown. */
export function othersPlay({
  table,
}: {
  readonly table: Pick<OpenTable, 'telling' | 'viewer' | 'myMove' | 'mayEnd' | 'frame'>;
}): boolean {
  if (table.telling !== null) return table.telling.seat !== table.viewer;
  return !table.myMove && !table.mayEnd && table.frame.status.outcome === null;
}

/** What the tray talks about: a step of a turn. */
export function talks({ shows }: Shows, step: string): boolean {
  return shows(`[data-conversation="${step}"]`);
}

/** The button once it can be pressed, until then what must be chosen for it. */
export function toward({ shows }: Shows, places: readonly string[]): readonly string[] {
  return shows(PRIMARY) ? [PRIMARY] : places;
}

/** A scoring is shown: `sum` at its end. */
export function onStage({ shows }: Shows, part: 'scenes' | 'sum' | 'any'): boolean {
  if (!shows(STAGE)) return false;
  return part === 'any' || shows(`${STAGE} .summing`) === (part === 'sum');
}

/** Steps that are not shown while the learner plays the rest without the coach. */
export function unlessAlone<Table extends OpenTable>(
  steps: readonly LessonStep<Table>[],
): LessonStep<Table>[] {
  return steps.map((step) => ({
    ...step,
    when: (seen) => (!seen.did('rest') || seen.watching) && (step.when?.(seen) ?? true),
  }));
}

import type { LessonStep, Seen } from '../../../play/lesson/lesson.ts';
import type { OpenTable } from '../../../play/open-table.ts';
import { FEED, MAP, PICK, PRIMARY, STAGE } from './places.ts';

type Shows = Pick<Seen, 'shows'>;

export function isMine({ table }: { readonly table: Pick<OpenTable, 'myMove'> }): boolean {
  return table.myMove;
}

/** Whether such a move is possible now. */
export function may({ table }: { readonly table: Pick<OpenTable, 'frame'> }, type: string): boolean {
  return table.frame.legal.some((move) => move.type === type);
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

/** Toward a flight: who flies, where on the map, then the button. */
export function towardFlight({ shows }: Shows, airline: string, place: string): readonly string[] {
  if (shows(PRIMARY)) return [PRIMARY];
  const flier = `${PICK} [data-pick="${airline}"]`;
  if (!shows(`${flier}[aria-pressed="true"]`)) return [shows(flier) ? flier : PICK];
  const offer = `[data-offer="${place}"]`;
  return [shows(offer) ? offer : MAP[0]];
}

/** What else must be seen for it. */
export function alsoForFlight({ shows }: Shows): readonly string[] {
  return shows(`${PICK} [aria-pressed="true"]`) && !shows(PRIMARY) ? [PICK, FEED, MAP[0]] : [PICK, FEED];
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

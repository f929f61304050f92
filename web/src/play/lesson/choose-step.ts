import type { Lesson, LessonStep, Seen } from './lesson.ts';

type Course = Pick<Lesson, 'steps' | 'asides' | 'meanwhile'>;

/** The step that comes next; none after the farewell, which comes with the end of the game at the latest. */
export function pendingStep({ steps }: Course, { table, did }: Seen): LessonStep | undefined {
  const left = steps.filter(({ id }) => !did(id));
  return table.frame.status.outcome === null ? left[0] : left.at(-1);
}

/** What the coach says now: an aside if its moment is here, otherwise the next step, otherwise something until it can come. */
export function chooseStep(course: Course, seen: Seen): LessonStep | undefined {
  const isNow = (step: LessonStep): boolean => step.when?.(seen) ?? true;
  const pending = pendingStep(course, seen);
  if (!pending) return undefined;
  const aside = course.asides.find((step) => !seen.did(step.id) && isNow(step));
  if (aside) return aside;
  return isNow(pending) ? pending : course.meanwhile.find(isNow);
}

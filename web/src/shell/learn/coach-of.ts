import type { GameFace } from '../../games/registry.ts';
import type { Lesson } from '../../play/lesson/lesson.ts';
import { type Progress, progressAt } from '../../play/lesson/progress.ts';
import type Coach from './Coach.svelte';

/** Somebody who explains at a table. */
export interface TableCoach {
  readonly Coach: typeof Coach;
  readonly lesson: Lesson;
  readonly progress: Progress;
}

/** The coach at this table, where a lesson is under way. */
export async function coachOf(face: GameFace, table: string): Promise<TableCoach | undefined> {
  const progress = progressAt(face.id, table);
  if (!progress || !face.learn) return undefined;
  const [lesson, { default: Coach }] = await Promise.all([face.learn(), import('./Coach.svelte')]);
  return { Coach, lesson, progress };
}

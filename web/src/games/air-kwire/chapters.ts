import type { LessonWords } from '../../play/lesson/lesson.ts';
import type { Chapter } from '../../words/chapters.ts';
import type { KwireCommands } from '../../words/en/commands/air-kwire.ts';
import type { Column } from '../differences.ts';
import type { About } from './lesson/lesson.ts';
import type { BookKwire } from './rules/book.ts';

/* The long texts of Air-Kwire. */

export const COLUMN: Chapter<{ readonly column: Column }> = {
  en: () => import('../../words/en/differences/air-kwire.ts'),
  it: () => import('../../words/it/differences/air-kwire.ts'),
  fr: () => import('../../words/fr/differences/air-kwire.ts'),
  de: () => import('../../words/de/differences/air-kwire.ts'),
};

export const COMMANDS: Chapter<{ readonly kwireCommands: KwireCommands }> = {
  en: () => import('../../words/en/commands/air-kwire.ts'),
  it: () => import('../../words/it/commands/air-kwire.ts'),
  fr: () => import('../../words/fr/commands/air-kwire.ts'),
  de: () => import('../../words/de/commands/air-kwire.ts'),
};

export const LESSON: Chapter<{ readonly lesson: LessonWords<About> }> = {
  en: () => import('../../words/en/lesson/air-kwire.ts'),
  it: () => import('../../words/it/lesson/air-kwire.ts'),
  fr: () => import('../../words/fr/lesson/air-kwire.ts'),
  de: () => import('../../words/de/lesson/air-kwire.ts'),
};

export const RULES: Chapter<{ readonly book: BookKwire }> = {
  en: () => import('../../words/en/rules/air-kwire.ts'),
  it: () => import('../../words/it/rules/air-kwire.ts'),
  fr: () => import('../../words/fr/rules/air-kwire.ts'),
  de: () => import('../../words/de/rules/air-kwire.ts'),
};

import type { LessonWords } from '../../play/lesson/lesson.ts';
import type { Chapter } from '../../words/chapters.ts';
import type { Commands1990 } from '../../words/en/commands/airlines-1990.ts';
import type { Column } from '../differences.ts';
import type { About } from './lesson/lesson.ts';
import type { Book1990 } from './rules/book.ts';

/* The long texts of Airlines (1990). */

export const COLUMN: Chapter<{ readonly column: Column }> = {
  en: () => import('../../words/en/differences/airlines-1990.ts'),
  it: () => import('../../words/it/differences/airlines-1990.ts'),
  fr: () => import('../../words/fr/differences/airlines-1990.ts'),
  de: () => import('../../words/de/differences/airlines-1990.ts'),
};

export const COMMANDS: Chapter<{ readonly commands1990: Commands1990 }> = {
  en: () => import('../../words/en/commands/airlines-1990.ts'),
  it: () => import('../../words/it/commands/airlines-1990.ts'),
  fr: () => import('../../words/fr/commands/airlines-1990.ts'),
  de: () => import('../../words/de/commands/airlines-1990.ts'),
};

export const LESSON: Chapter<{ readonly lesson: LessonWords<About> }> = {
  en: () => import('../../words/en/lesson/airlines-1990.ts'),
  it: () => import('../../words/it/lesson/airlines-1990.ts'),
  fr: () => import('../../words/fr/lesson/airlines-1990.ts'),
  de: () => import('../../words/de/lesson/airlines-1990.ts'),
};

export const RULES: Chapter<{ readonly book: Book1990 }> = {
  en: () => import('../../words/en/rules/airlines-1990.ts'),
  it: () => import('../../words/it/rules/airlines-1990.ts'),
  fr: () => import('../../words/fr/rules/airlines-1990.ts'),
  de: () => import('../../words/de/rules/airlines-1990.ts'),
};

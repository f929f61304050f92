import type { LessonWords } from '../../play/lesson/lesson.ts';
import type { Chapter } from '../../words/chapters.ts';
import type { EuropeCommands } from '../../words/en/commands/airlines-europe.ts';
import type { Column } from '../differences.ts';
import type { About } from './lesson/lesson.ts';
import type { EuropeBook } from './rules/book.ts';

/* The long texts of Airlines Europe. */

export const COLUMN: Chapter<{ readonly column: Column }> = {
  en: () => import('../../words/en/differences/airlines-europe.ts'),
  it: () => import('../../words/it/differences/airlines-europe.ts'),
  fr: () => import('../../words/fr/differences/airlines-europe.ts'),
  de: () => import('../../words/de/differences/airlines-europe.ts'),
};

export const COMMANDS: Chapter<{ readonly europeCommands: EuropeCommands }> = {
  en: () => import('../../words/en/commands/airlines-europe.ts'),
  it: () => import('../../words/it/commands/airlines-europe.ts'),
  fr: () => import('../../words/fr/commands/airlines-europe.ts'),
  de: () => import('../../words/de/commands/airlines-europe.ts'),
};

export const LESSON: Chapter<{ readonly lesson: LessonWords<About> }> = {
  en: () => import('../../words/en/lesson/airlines-europe.ts'),
  it: () => import('../../words/it/lesson/airlines-europe.ts'),
  fr: () => import('../../words/fr/lesson/airlines-europe.ts'),
  de: () => import('../../words/de/lesson/airlines-europe.ts'),
};

export const RULES: Chapter<{ readonly book: EuropeBook }> = {
  en: () => import('../../words/en/rules/airlines-europe.ts'),
  it: () => import('../../words/it/rules/airlines-europe.ts'),
  fr: () => import('../../words/fr/rules/airlines-europe.ts'),
  de: () => import('../../words/de/rules/airlines-europe.ts'),
};

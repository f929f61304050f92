import type { About } from '../games/airlines-europe/lesson/lesson.ts';
import type { EuropeBook } from '../games/airlines-europe/rules/book.ts';
import type { LessonWords } from '../play/lesson/lesson.ts';
import type { EuropeCommands } from './en/commands/airlines-europe.ts';
import type { ShellCommands } from './en/commands/shell.ts';
import type { CoachWords } from './en/lesson/coach.ts';
import type { Language } from './languages.ts';

/** Long texts: each loads on its own, in the language that is spoken, when somebody wants it. */
interface Chapters {
  /** What is typed at every table. */
  shellCommands(): Promise<{ readonly shellCommands: ShellCommands }>;
  /** Whoever explains a first game. */
  coach(): Promise<{ readonly coach: CoachWords }>;
  europeCommands(): Promise<{ readonly europeCommands: EuropeCommands }>;
  europeLesson(): Promise<{ readonly lesson: LessonWords<About> }>;
  europeRules(): Promise<{ readonly book: EuropeBook }>;
}

export const CHAPTERS: Readonly<Record<Language, Chapters>> = {
  en: {
    shellCommands: () => import('./en/commands/shell.ts'),
    coach: () => import('./en/lesson/coach.ts'),
    europeCommands: () => import('./en/commands/airlines-europe.ts'),
    europeLesson: () => import('./en/lesson/airlines-europe.ts'),
    europeRules: () => import('./en/rules/airlines-europe.ts'),
  },
  it: {
    shellCommands: () => import('./it/commands/shell.ts'),
    coach: () => import('./it/lesson/coach.ts'),
    europeCommands: () => import('./it/commands/airlines-europe.ts'),
    europeLesson: () => import('./it/lesson/airlines-europe.ts'),
    europeRules: () => import('./it/rules/airlines-europe.ts'),
  },
  fr: {
    shellCommands: () => import('./fr/commands/shell.ts'),
    coach: () => import('./fr/lesson/coach.ts'),
    europeCommands: () => import('./fr/commands/airlines-europe.ts'),
    europeLesson: () => import('./fr/lesson/airlines-europe.ts'),
    europeRules: () => import('./fr/rules/airlines-europe.ts'),
  },
  de: {
    shellCommands: () => import('./de/commands/shell.ts'),
    coach: () => import('./de/lesson/coach.ts'),
    europeCommands: () => import('./de/commands/airlines-europe.ts'),
    europeLesson: () => import('./de/lesson/airlines-europe.ts'),
    europeRules: () => import('./de/rules/airlines-europe.ts'),
  },
};

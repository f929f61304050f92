import type { ShellCommands } from './en/commands/shell.ts';
import type { DifferencesWords } from './en/differences/page.ts';
import type { CoachWords } from './en/lesson/coach.ts';
import type { Language } from './languages.ts';

/**
 * A long text: loads on its own, in the language that is spoken, when somebody wants it. Those of a game are listed
 * in its own `chapters.ts`.
 */
export type Chapter<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

/** What is typed at every table. */
export const SHELL_COMMANDS: Chapter<{ readonly shellCommands: ShellCommands }> = {
  en: () => import('./en/commands/shell.ts'),
  it: () => import('./it/commands/shell.ts'),
  fr: () => import('./fr/commands/shell.ts'),
  de: () => import('./de/commands/shell.ts'),
};

/** The coach of a first game. */
export const COACH: Chapter<{ readonly coach: CoachWords }> = {
  en: () => import('./en/lesson/coach.ts'),
  it: () => import('./it/lesson/coach.ts'),
  fr: () => import('./fr/lesson/coach.ts'),
  de: () => import('./de/lesson/coach.ts'),
};

/** The page that lays the games side by side; each game has a column of its own. */
export const DIFFERENCES: Chapter<{ readonly differences: DifferencesWords }> = {
  en: () => import('./en/differences/page.ts'),
  it: () => import('./it/differences/page.ts'),
  fr: () => import('./fr/differences/page.ts'),
  de: () => import('./de/differences/page.ts'),
};

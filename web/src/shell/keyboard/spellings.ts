import type { ShellCommands } from '../../words/en/commands/shell.ts';
import type { Language } from '../../words/words.svelte.ts';

/** What is typed at every table, by language. */
export const SPELLINGS: Readonly<Record<Language, () => Promise<{ readonly shellCommands: ShellCommands }>>> =
  {
    en: () => import('../../words/en/commands/shell.ts'),
    it: () => import('../../words/it/commands/shell.ts'),
    fr: () => import('../../words/fr/commands/shell.ts'),
    de: () => import('../../words/de/commands/shell.ts'),
  };

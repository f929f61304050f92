import type { Component, ComponentProps } from 'svelte';
import type { GameScreen } from '../../play/open-table.ts';
import { SHELL_COMMANDS } from '../../words/chapters.ts';
import type { Language } from '../../words/languages.ts';
import type CommandLine from './CommandLine.svelte';
import type KeyList from './KeyList.svelte';

/** Loaded when it is opened, with what is typed in the language of the page. */
export interface LoadedLine extends Pick<ComponentProps<typeof CommandLine>, 'book' | 'typed'> {
  readonly CommandLine: Component<ComponentProps<typeof CommandLine>>;
}

export async function loadLine(screen: GameScreen, language: Language): Promise<LoadedLine> {
  const [{ default: CommandLine }, { shellCommands: typed }, book] = await Promise.all([
    import('./CommandLine.svelte'),
    SHELL_COMMANDS[language](),
    screen.commands(language),
  ]);
  return { CommandLine, book, typed };
}

export async function loadKeyList(): Promise<Component<ComponentProps<typeof KeyList>>> {
  return (await import('./KeyList.svelte')).default;
}

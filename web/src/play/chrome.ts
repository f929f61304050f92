import { type Component, createContext } from 'svelte';
import type { KeySource } from './keys.ts';

/** What surrounds the screen of a game: the shell provides it, every component below an open table may use it. */
export interface Chrome {
  /** Draws a sign of the game inside text (see words/rich.ts). */
  readonly Sign: Component<{ sign: string; name: string }>;
  home(): void;
  openMenu(): void;
  openHistory(): void;
  openLog(): void;
  /** The rules of the game, at a rule's number if one is given. */
  openRules(rule?: string): void;
  openCommands(): void;
  /** The list of all keys. */
  openKeys(): void;
  /** Keys that work as long as the component that asks for it is drawn. */
  answerKeys(source: KeySource): void;
}

export const [useChrome, provideChrome] = createContext<Chrome>();

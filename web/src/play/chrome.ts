import type { Seat } from '@tarmac/kernel';
import { type Component, createContext } from 'svelte';
import type { KeySource } from './keys.ts';

/** What surrounds the screen of a game: the shell provides it, every component below an open table may use it. */
export interface Chrome {
  /** Draws a sign of the game inside text (see words/rich.ts). */
  readonly Sign: Component<{ sign: string; name: string }>;
  /** The people around a table of a server. */
  readonly around?: AroundTable | undefined;
  home(): void;
  openMenu(): void;
  openHistory(): void;
  openLog(): void;
  /** The rules of the game, at a rule's number if one is given. */
  openRules(rule?: string): void;
  /** Copies a link to the moment that is drawn, and says so. */
  copyLink(): void;
  openCommands(): void;
  /** The list of all keys. */
  openKeys(): void;
  /** Keys that work as long as the component that asks for it is drawn. */
  answerKeys(source: KeySource): void;
}

interface AroundTable {
  /** Is shown next to the name of a seat. */
  readonly SeatMark: Component<{ seat: Seat }>;
  /** Messages that have not been seen; the label says how many. */
  unread(): number;
  talkLabel(): string;
  openTalk(): void;
}

export const [useChrome, provideChrome] = createContext<Chrome>();

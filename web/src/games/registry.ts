import type { Component } from 'svelte';
import type { GameScreen, OpenTable } from '../play/open-table.ts';
import { airlinesEuropeFace } from './airlines-europe/face.ts';

/** How a game shows itself. Only the poster is loaded with the first screen. */
export interface GameFace {
  /** The id in the registry of games. */
  readonly id: string;
  title(): string;
  /** One sentence that makes one want to play. */
  hook(): string;
  readonly Poster: Component;
  /** Name and one sentence for a board and for an option and its values. */
  boardName(id: string): string;
  option(name: string): { readonly name: string; readonly says: string; value(value: string | number | boolean): string };
  botName(bot: string): { readonly name: string; readonly says: string };
  load(): Promise<{ readonly Screen: Component<{ table: OpenTable }>; readonly screen: GameScreen }>;
}

/** The only place in the application that knows all games. */
export const FACES: readonly GameFace[] = [airlinesEuropeFace];

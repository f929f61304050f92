import type { Component } from 'svelte';
import type { Lesson } from '../play/lesson/lesson.ts';
import type { GameScreen, OpenTable } from '../play/open-table.ts';
import type { Language } from '../words/languages.ts';
import { airKwireFace } from './air-kwire/face.ts';
import { airlines1990Face } from './airlines-1990/face.ts';
import { airlinesEuropeFace } from './airlines-europe/face.ts';
import type { Column } from './differences.ts';
import type { Rulebook } from './rulebook.ts';

/** A name and one sentence. */
export interface Described {
  readonly name: string;
  readonly says: string;
}

/** An option of a game, and what its values are called. */
export interface DescribedOption extends Described {
  value(value: string | number | boolean): string;
}

/** How a game shows itself. Only the poster is loaded with the first screen. */
export interface GameFace {
  /** The id in the registry of games. */
  readonly id: string;
  title(): string;
  /** One sentence that makes one want to play. */
  hook(): string;
  /** Fills its place; `still` draws it without movement. */
  readonly Poster: Component<{ still?: boolean }>;
  /** The ground of the poster's title. */
  readonly band: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The bots one meets when one plays with a single click. */
  readonly opponents: readonly string[];
  board(id: string): Described;
  option(name: string): DescribedOption;
  botName(bot: string): Described;
  load(): Promise<{ readonly Screen: Component<{ table: OpenTable }>; readonly screen: GameScreen }>;
  /** The rules as one reads them. */
  rules(language: Language): Promise<Rulebook>;
  /** What it says of itself next to the other games. */
  differs(language: Language): Promise<Column>;
  /** The guided first game, where there is one. */
  learn?(): Promise<Lesson>;
}

/** The only place in the application that knows all games. */
export const FACES: readonly GameFace[] = [airlinesEuropeFace, airlines1990Face, airKwireFace];

export function findFace(game: string): GameFace | undefined {
  return FACES.find((face) => face.id === game);
}

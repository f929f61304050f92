import type { Component } from 'svelte';
import type { GameScreen, OpenTable } from '../../play/open-table.ts';
import { animate } from './animate/animate.ts';
import { landmarks, log, narrate } from './narration/narrate.ts';
import ScreenKwire from './Screen.svelte';
import Sign from './Sign.svelte';
import { sounds } from './sound.ts';
import { asksForOne, decisions } from './tray/decisions.ts';
import { foresight } from './turn/foresight.ts';
import type { Frame } from './types.ts';

/** The shell opens it only with a table of this game. */
export const Screen = ScreenKwire as Component<{ table: OpenTable }>;

/** What an open table of Air-Kwire brings. */
export const screen: GameScreen = {
  Sign,
  narrate,
  log,
  animate,
  sounds,
  landmarks,
  /** AK-32, AK-44, AK-47: what can be decided is told with what it would do. */
  async prepare({ view }: Frame) {
    await Promise.all([view.defunct !== null && foresight.load(), asksForOne(view) && decisions.load()]);
  },
  async commands(language) {
    const { commandsIn } = await import('./commands/book.ts');
    return commandsIn(language);
  },
};

import type { Component } from 'svelte';
import type { GameScreen, OpenTable } from '../../play/open-table.ts';
import { animate } from './animate/animate.ts';
import { landmarks, log, narrate } from './narration/narrate.ts';
import ScreenKwire from './Screen.svelte';
import Sign from './Sign.svelte';
import { sounds } from './sound.ts';

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
  async commands(language) {
    const { commandsIn } = await import('./commands/load.ts');
    return commandsIn(language);
  },
};

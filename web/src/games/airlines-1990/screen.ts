import type { Component } from 'svelte';
import type { GameScreen, OpenTable } from '../../play/open-table.ts';
import { linesOf } from '../common/narration/turns.ts';
import { scoringHeading, scoringLandmarks } from '../common/scoring/scored.ts';
import { animate } from './animate/animate.ts';
import { narrate, narrateEntry, turnsOf } from './narration/narrate.ts';
import Screen1990 from './Screen.svelte';
import Sign from './Sign.svelte';
import { sounds } from './sound.ts';
import type { Table, Told } from './types.ts';

/** The shell opens it only with a table of this game. */
export const Screen = Screen1990 as Component<{ table: OpenTable }>;

/** What an open table of Airlines (1990) brings. */
export const screen: GameScreen = {
  Sign,
  narrate,
  log(told: readonly Told[], table: Table) {
    return linesOf(turnsOf(told), scoringHeading, (entry) => narrateEntry(entry, table));
  },
  animate,
  sounds,
  landmarks: (told: readonly Told[]) => scoringLandmarks(told),
  async commands(language) {
    const { commandsIn } = await import('./commands/book.ts');
    return commandsIn(language);
  },
};

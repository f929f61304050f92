import type { Component } from 'svelte';
import type { GameScreen, OpenTable } from '../../play/open-table.ts';
import { linesOf } from '../common/narration/turns.ts';
import { scoringHeading, scoringLandmarks } from '../common/scoring/scored.ts';
import { animate } from './animate/animate.ts';
import { narrate, narrateEntry, turnsOf } from './narration/narrate.ts';
import EuropeScreen from './Screen.svelte';
import Sign from './Sign.svelte';
import { sounds } from './sound.ts';
import { texts } from './texts.ts';
import type { Table, Told } from './types.ts';

/** The shell opens it only with a table of this game. */
export const Screen = EuropeScreen as Component<{ table: OpenTable }>;

/** What an open table of Airlines Europe brings. */
export const screen: GameScreen = {
  Sign,
  narrate,
  log(told: readonly Told[], table: Table) {
    return linesOf(turnsOf(told), scoringHeading, (entry) => narrateEntry(entry, table));
  },
  animate,
  sounds,
  /** The scorings; an end without a third one (AE-81) is the last of them. */
  landmarks(told: readonly Told[]) {
    return scoringLandmarks(told, (numerals, { events }) =>
      events.some(({ type }) => type === 'ended') ? texts().narration.endMark(numerals) : numerals.join(' '),
    );
  },
  async commands(language) {
    const { commandsIn } = await import('./commands/book.ts');
    return commandsIn(language);
  },
};

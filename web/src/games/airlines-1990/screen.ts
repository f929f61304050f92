import type { Component } from 'svelte';
import type { GameScreen, OpenTable } from '../../play/open-table.ts';
import { commonTexts } from '../common/texts.ts';
import { animate } from './animate/animate.ts';
import { narrate, narrateEntry, turnsOf } from './narration/narrate.ts';
import Screen1990 from './Screen.svelte';
import Sign from './Sign.svelte';
import { isScored } from './scoring/scored.ts';
import { sounds } from './sound.ts';
import type { Table, Told } from './types.ts';

/** The shell opens it only with a table of this game. */
export const Screen = Screen1990 as Component<{ table: OpenTable }>;

/** What an open table of Airlines (1990) brings. */
export const screen: GameScreen = {
  Sign,
  narrate,
  log(told: readonly Told[], table: Table) {
    return turnsOf(told).map((entry) => ({
      from: entry.from,
      to: entry.to,
      seat: entry.kind === 'turn' ? entry.seat : null,
      heading: entry.kind === 'scoring' ? commonTexts().ceremony.title(entry.scoring, false) : null,
      text: narrateEntry(entry, table),
    }));
  },
  animate,
  sounds,
  landmarks(told: readonly Told[]) {
    return told.flatMap(({ step, events }) => {
      const scorings = [...new Set(events.filter(isScored).map(({ scoring }) => scoring))];
      return scorings.length > 0
        ? [{ step, label: scorings.map((scoring) => commonTexts().ceremony.numeral(scoring)).join(' ') }]
        : [];
    });
  },
  async commands(language) {
    const { commandsIn } = await import('./commands/load.ts');
    return commandsIn(language);
  },
};

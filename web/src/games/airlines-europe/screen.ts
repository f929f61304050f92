import type { Component } from 'svelte';
import type { GameScreen, OpenTable } from '../../play/open-table.ts';
import { commonTexts } from '../common/texts.ts';
import { animate } from './animate/animate.ts';
import { narrate, narrateEntry, turnsOf } from './narration/narrate.ts';
import EuropeScreen from './Screen.svelte';
import Sign from './Sign.svelte';
import { isScored } from './scoring/scored.ts';
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
  /** The scorings; an end without a third one (AE-81) is the last of them. */
  landmarks(told: readonly Told[]) {
    return told.flatMap(({ step, events }) => {
      const scorings = [...new Set(events.filter(isScored).map(({ scoring }) => scoring))];
      const ended = events.some(({ type }) => type === 'ended');
      const labels = scorings.map((scoring) => commonTexts().ceremony.numeral(scoring));
      return labels.length > 0
        ? [{ step, label: ended ? texts().ceremony.end(labels) : labels.join(' ') }]
        : [];
    });
  },
  async commands(language) {
    const { commandsIn } = await import('./commands/load.ts');
    return commandsIn(language);
  },
};

import type { OpenTable, Pace } from '../../../play/open-table.ts';
import { play } from '../../../play/sound/accompany.svelte.ts';
import { panelsClosed } from '../../../ui/panels.ts';
import { turnsOver } from '../stage/turn-over.ts';
import { ceremony } from './ceremony.svelte.ts';
import type { Script } from './script.ts';

/**
 * Shows a scoring and waits until it is closed; in a replay it is a note that waits for nobody. If a panel is
 * open, one reads to the end.
 */
export async function perform(
  script: Script,
  pace: Pace,
  { history }: Pick<OpenTable, 'history'>,
): Promise<void> {
  if (history && pace.ms(1) === 0) return;
  if (history) return ceremony.note({ script, as: 'brief', opens: false, runs: true }, pace);
  await ceremony.prepare();
  const as = pace.ceremonies === 0 || script.scenes.length === 0 ? 'sum' : 'whole';
  await panelsClosed();
  const opens = turnsOver(pace);
  if (!opens) void play(['scoring']);
  await ceremony.open({ script, as, opens, runs: !pace.reduced && !ceremony.patient });
  await pace.painted(); // the ceremony is off the screen before the table is drawn again
}

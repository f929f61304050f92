import type { OpenTable, Pace } from '../../../play/open-table.ts';
import { panelsClosed } from '../../../ui/panels.ts';
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
  const still = pace.ms(1) === 0;
  if (history && still) return;
  if (history) return ceremony.note({ script, as: 'brief', runs: true }, pace);
  await ceremony.prepare();
  const as = still || script.scenes.length === 0 ? 'sum' : 'whole';
  await panelsClosed();
  await ceremony.open({ script, as, runs: !pace.reduced && !ceremony.patient });
  await pace.painted(); // the ceremony is off the screen before the table is drawn again
}

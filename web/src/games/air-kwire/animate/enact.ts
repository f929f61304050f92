import type { Pace } from '../../../play/open-table.ts';
import { Sky } from '../../common/animate/sky.ts';
import { perform } from '../merger/perform.ts';
import { isStaged, stage } from '../merger/stage.svelte.ts';
import { boardOf } from '../names.ts';
import type { Frame, Table, Told } from '../types.ts';
import { act } from './acts.ts';
import { Places } from './places.ts';

/** Shows a move, event by event; what the stage shows of it waits until it has been seen. */
export async function enact(
  told: Told,
  before: Frame,
  after: Frame,
  pace: Pace,
  table: Table,
): Promise<void> {
  const sky = new Sky(pace);
  const places = new Places(before.viewer);
  const scene = { sky, pace, before, board: boardOf(table), places, events: told.events };
  const isStill = pace.ms(1) === 0;
  const first = told.events.findIndex(isStaged);
  try {
    for (const [i, event] of told.events.entries()) {
      if (i === first) await perform(told, before, after, pace, table);
      const isCovered = isStaged(event) && stage.showing !== null;
      if (!isStill && !pace.skipped && !isCovered) await act(event, scene);
    }
  } finally {
    sky.clear();
  }
}

import type { Pace } from '../../../play/open-table.ts';
import { show } from '../../common/animate/show.ts';
import { Sky } from '../../common/animate/sky.ts';
import { boardOf } from '../names.ts';
import { scriptsOf } from '../scoring/script.ts';
import type { Frame, Table, Told } from '../types.ts';
import { act } from './acts.ts';

/** Shows a move, event by event. */
export async function enact(
  told: Told,
  before: Frame,
  after: Frame,
  pace: Pace,
  table: Table,
): Promise<void> {
  const { scorings, pending, market } = before.view;
  const sky = new Sky(pace);
  const scene = {
    sky,
    pace,
    before,
    board: boardOf(table),
    market: [...market],
    scoringCards: scorings + pending,
  };
  await show(told.events, {
    pace,
    table,
    sky,
    scripts: scriptsOf(told, before, after),
    scoringOf: (event) => (event.type === 'scored' ? event.scoring : null),
    act: (event) => act(event, scene),
  });
}

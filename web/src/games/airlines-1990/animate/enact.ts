import type { Pace } from '../../../play/open-table.ts';
import { show } from '../../common/animate/show.ts';
import { Sky } from '../../common/animate/sky.ts';
import { boardOf } from '../names.ts';
import { scriptsOf } from '../scoring/script.ts';
import type { Frame, Table, Told } from '../types.ts';
import { act } from './acts.ts';
import { Places } from './places.ts';

/** Shows a move, event by event. */
export async function enact(
  told: Told,
  before: Frame,
  _after: Frame,
  pace: Pace,
  table: Table,
): Promise<void> {
  const sky = new Sky(pace);
  const board = boardOf(table);
  const { scorings, market } = before.view;
  const places = new Places(before.viewer, board);
  const staged = table.history === null;
  const scene = { sky, pace, before, board, places, staged, market: [...market], scorings };
  await show(told.events, {
    pace,
    table,
    sky,
    scripts: scriptsOf(told, before),
    scoringOf: (event) => (event.type === 'scored' ? event.scoring : null),
    act: (event) => act(event, scene),
  });
}

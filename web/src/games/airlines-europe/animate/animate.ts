import type { Pace } from '../../../play/open-table.ts';
import { boardOf } from '../names.ts';
import { perform } from '../scoring/perform.ts';
import { scriptsOf } from '../scoring/script.ts';
import type { EuropeFrame, EuropeTable, EuropeTold } from '../types.ts';
import { act } from './acts.ts';
import { Sky } from './sky.ts';

/** Shows a move, one event after the other; a scoring waits until it is closed. */
export async function animate(
  told: EuropeTold,
  before: EuropeFrame,
  after: EuropeFrame,
  pace: Pace,
  table: EuropeTable,
): Promise<void> {
  const still = pace.ms(1) === 0;
  const scripts = scriptsOf(told, before, after);
  if (still && scripts.length === 0) return;
  const { scorings, pending, market } = before.view;
  const board = boardOf(table);
  const sky = new Sky(pace);
  const scene = { sky, pace, before, board, market: [...market], scoringCards: scorings + pending };
  try {
    for (const event of told.events) {
      if (event.type === 'scored') {
        const [script] = scripts;
        if (event.scoring !== script?.scoring) continue; // another airline of a scoring that was shown
        scripts.shift();
        await perform(script, pace, table);
      } else if (!still && !pace.skipped) await act(event, scene);
    }
  } finally {
    sky.clear();
  }
}

import type { Company } from '@tarmac/airlines-1990';
import { MARKERS_TO_FOUND } from '@tarmac/airlines-1990/aids';
import { plain } from '../../../words/rich.ts';
import { newsOf as newsBy } from '../../common/panels/news.ts';
import { boardOf, companyName } from '../names.ts';
import { narrate, narrateAct, narrateResults, narrateTurn } from '../narration/narrate.ts';
import { texts } from '../texts.ts';
import type { Table, Told } from '../types.ts';

/** Moves in words for somebody who only hears them. */
export function newsOf(tolds: readonly Told[], table: Table): string {
  return newsBy(tolds, table, {
    narrate: (told: Told) => (told === table.telling ? narrateAct : narrate)(told, table),
    narrateTurn,
    standsAlone: ({ events }: Told) => events.some(({ type }) => type === 'scored'),
    after: (group: readonly Told[]) => newWorth(group, table),
  });
}

/** What the companies are worth that were flown; the move that is being shown is not on the table yet. */
function newWorth(group: readonly Told[], table: Table): string[] {
  const { view, step: drawn } = table.frame;
  const worth = new Map<Company, number>();
  for (const { step, events } of group) {
    for (const event of events) {
      if (event.type !== 'flew' && event.type !== 'founded') continue;
      const placed = event.type === 'founded' ? MARKERS_TO_FOUND : 1;
      const before = worth.get(event.company) ?? view.worth[event.company] ?? 0;
      worth.set(event.company, before + (step > drawn ? placed : 0));
    }
  }
  const board = boardOf(table);
  return [...worth].map(([company, now]) =>
    texts().panels.announce.nowWorth(companyName(board, company), now),
  );
}

/** What a ceremony has told of a move, for the time when it is over. */
export function resultsOf(told: Told, table: Table): string {
  return plain(narrateResults(told, table));
}

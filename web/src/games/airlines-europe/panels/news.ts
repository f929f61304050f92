import { plain } from '../../../words/rich.ts';
import { newsOf as newsBy } from '../../common/panels/news.ts';
import { narrate, narrateAct, narrateResults, narrateTurn } from '../narration/narrate.ts';
import { texts } from '../texts.ts';
import type { Table, Told } from '../types.ts';

/** Moves in words for somebody who only hears them. */
export function newsOf(tolds: readonly Told[], table: Table): string {
  return newsBy(tolds, table, {
    narrate: (told: Told) => (told === table.telling ? narrateAct : narrate)(told, table),
    narrateTurn,
    standsAlone: isScoring,
    after: newValues,
  });
}

/** Where the airlines stand whose licences were bought. */
function newValues(group: readonly Told[]): string[] {
  const values = new Map<string, number>();
  for (const event of group.flatMap(({ events }) => events)) {
    if (event.type !== 'licensed' && event.type !== 'connected') continue;
    values.set(texts().names.airlines[event.airline].short, event.track);
  }
  return [...values].map(([airline, value]) => texts().panels.announce.nowAt(airline, value));
}

function isScoring({ events }: Told): boolean {
  return events.some(({ type }) => type === 'scored');
}

/** What a ceremony has told of a move, for the time when it is over. */
export function resultsOf(told: Told, table: Table): string {
  return plain(narrateResults(told, table));
}

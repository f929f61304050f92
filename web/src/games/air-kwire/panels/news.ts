import type { Airline, Event } from '@tarmac/air-kwire';
import { plain } from '../../../words/rich.ts';
import { newsOf as newsBy } from '../../common/panels/news.ts';
import { airlineName, boardOf } from '../names.ts';
import { narrate, narrateAct, narrateResults, narrateTurn } from '../narration/narrate.ts';
import { texts } from '../texts.ts';
import type { Table, Told } from '../types.ts';

const ALONE: readonly Event['type'][] = ['merger', 'paid', 'unpaid', 'ended'];

/** Moves in words for somebody who only hears them. */
export function newsOf(tolds: readonly Told[], table: Table): string {
  return newsBy(tolds, table, {
    narrate: (told: Told) => (told === table.telling ? narrateAct : narrate)(told, table),
    narrateTurn,
    standsAlone: ({ events }: Told) => events.some(({ type }) => ALONE.includes(type)),
    after: (group: readonly Told[]) => whereTheyStand(group, table),
  });
}

/** Price and city points of the airlines that a seat has just moved; a move that is being shown is not on the table yet. */
function whereTheyStand(group: readonly Told[], table: Table): string[] {
  const { airlines } = table.frame.view;
  const now = new Map<Airline, { price: number; points: number }>();
  for (const event of group.flatMap(({ events }) => events)) {
    if (event.type !== 'moved' && event.type !== 'flew') continue;
    const line = now.get(event.airline) ?? airlines[event.airline];
    const { price, points } = line ?? { price: 0, points: 0 };
    now.set(
      event.airline,
      event.type === 'moved' ? { price: event.price, points } : { price, points: event.points },
    );
  }
  const board = boardOf(table);
  return [...now].map(([airline, { price, points }]) =>
    texts().panels.announce.nowCosts(airlineName(board, airline), price, points),
  );
}

/** What a ceremony has told of a move, for the time when it is over. */
export function resultsOf(told: Told, table: Table): string {
  return plain(narrateResults(told, table));
}

import type { Sink } from '@tarmac/kernel';
import { buy } from '../actions/trade.ts';
import type { Board } from '../board.ts';
import { boardOf } from '../board.ts';
import type { BoardFile } from '../board-file.ts';
import { BUY } from '../codes.ts';
import type { Event } from '../events.ts';
import { moveStandingPrices } from '../market.ts';
import { occupies, station } from '../network.ts';
import type { State } from '../state.ts';
import { tableOfView } from '../table-of-view.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { AIRCRAFT, TYPES } from '../types.ts';
import type { View } from '../view.ts';
import { known } from './table.ts';

/*
 * The rules say what a move would do: they play it on a table made from the view, without anything the viewer cannot
 * see.
 */

/** The table of a view, to be played on. */
export function tableOf(view: View, file: BoardFile): State {
  let board = boards.get(file);
  if (!board) {
    board = boardOf(file);
    boards.set(file, board);
  }
  return tableOfView(board, view);
}

const boards = new WeakMap<BoardFile, Board>();

/** A table on which a route has just been created, before anybody meets in its city. */
export interface Routed {
  readonly table: State;
  /** By their numbers on the board. */
  readonly airline: number;
  readonly city: number;
}

/**
 * Does not check whether the route may be created; nothing changes if the airline is there already. `purchases`: how many
 * shares whose turn it is buys before, which may open the airline.
 */
export function withRoute(
  view: View,
  file: BoardFile,
  name: Airline,
  place: City,
  aircraft: Aircraft,
  purchases = 0,
): Routed {
  const table = tableOf(view, file);
  const airline = known(table.board.airlineIndex.get(name), name);
  const city = known(table.board.cityIndex.get(place), place);
  for (let n = 0; n < purchases; n++) buy(table, table.turn, BUY + airline);
  moveStandingPrices(table);
  if (!occupies(table, airline, city)) {
    const type = AIRCRAFT.indexOf(aircraft);
    table.supply[airline * TYPES + type] ||= 1;
    station(table, airline, city, type);
  }
  return { table, airline, city };
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The event of a kind that the rules tell while they act. */
export function toldOf<Type extends Event['type']>(
  type: Type,
  act: (sink: Sink<Event>) => unknown,
): EventOf<Type> {
  const events: Event[] = [];
  act((event) => events.push(event));
  return known(
    events.find((event): event is EventOf<Type> => event.type === type),
    type,
  );
}

/** The types whose bits are set. */
export function typesIn(bits: number): readonly Aircraft[] {
  return AIRCRAFT.filter((_, type) => ((bits >>> type) & 1) === 1);
}

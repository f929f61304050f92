import { lowest } from '../bits.ts';
import type { BoardFile } from '../board-file.ts';
import { judge, needsAircraft, rehomeTypes } from '../meeting.ts';
import { payBonuses, rehome, takeOver } from '../merger.ts';
import { occupies } from '../network.ts';
import { shortOf } from '../settlement.ts';
import type { State } from '../state.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { NONE } from '../types.ts';
import type { View } from '../view.ts';
import type { Routed } from './ask.ts';
import { toldOf, typesIn, withRoute } from './ask.ts';

/** What follows when a new route leads to a city where others are. */
export interface Meeting {
  /** AK-41: everybody else in the city, in the order of the board. */
  readonly others: readonly Airline[];
  /** AK-40, AK-41: the mover and the one it meets, by value; of equals the mover is named as the lower. */
  readonly pair: { readonly higher: Airline; readonly lower: Airline };
  /** AK-40, AK-42: a merger, or why they stay apart. */
  readonly verdict: 'merger' | 'immune' | 'equal' | 'no-aircraft';
  readonly acquirer: Airline | null;
  readonly defunct: Airline | null;
  /**
   * AK-42: the types that may take the place of the home marker; none if no merger, or the acquirer is there already.
   */
  readonly rehome: readonly Aircraft[];
  /** AK-43: the rate of the defunct airline, and the bonuses by seat; 0 without a merger. */
  readonly rate: number;
  readonly bonuses: readonly number[];
  /** AK-45: cities where an aircraft leaves, and cities that go to the acquirer; the old home is in neither list. */
  readonly sharedCities: readonly City[];
  readonly takenCities: readonly City[];
  /** AK-47: for this many of these the acquirer has no marker. */
  readonly markersShort: number;
  /** City points of the acquirer after it, if it forfeits none; without a merger 0. */
  readonly points: number;
}

/** AK-40 to AK-47: what a route would start, whether or not it may be created; null if nobody else is there. */
export function meetingAt(
  view: View,
  board: BoardFile,
  mover: Airline,
  city: City,
  aircraft: Aircraft,
): Meeting | null {
  return meetingAfter(withRoute(view, board, mover, city, aircraft));
}

/** On a table that is played on: a merger has taken place on it then. */
export function meetingAfter({ table, airline, city }: Routed): Meeting | null {
  const verdict = judge(table, airline, city);
  if (verdict === null) return null;
  const { airlineIds } = table.board;
  const { higher, lower, why } = verdict;
  return {
    others: airlineIds.filter((_, a) => a !== airline && occupies(table, a, city)),
    pair: { higher: airlineIds[higher], lower: airlineIds[lower] },
    verdict: why ?? 'merger',
    ...(why === null ? takeover(table, higher, lower) : apart(table)),
  };
}

type Takeover = Omit<Meeting, 'others' | 'pair' | 'verdict'>;

function apart({ setting }: State): Takeover {
  return {
    acquirer: null,
    defunct: null,
    rehome: [],
    rate: 0,
    bonuses: Array.from({ length: setting.players }, () => 0),
    sharedCities: [],
    takenCities: [],
    markersShort: 0,
    points: 0,
  };
}

/** AK-42, AK-43 and AK-45: neither the type that moves in nor what becomes of the shares matters to them. */
function takeover(table: State, airline: number, defunct: number): Takeover {
  const { airlineIds } = table.board;
  const types = needsAircraft(table, airline, defunct) ? rehomeTypes(table, airline, defunct) : 0;
  table.airline = airline;
  table.defunct = defunct;
  rehome(table, types === 0 ? NONE : lowest(types));
  const { rate, amounts } = toldOf('bonus', (sink) => payBonuses(table, sink));
  const { cities, shared } = toldOf('taken-over', (sink) => takeOver(table, sink));
  return {
    acquirer: airlineIds[airline],
    defunct: airlineIds[defunct],
    rehome: typesIn(types),
    rate,
    bonuses: amounts,
    sharedCities: shared,
    takenCities: cities,
    markersShort: Math.max(0, shortOf(table)),
    points: table.points[airline],
  };
}

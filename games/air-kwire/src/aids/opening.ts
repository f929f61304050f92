import type { BoardFile } from '../board-file.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { AIRCRAFT } from '../types.ts';
import type { View } from '../view.ts';
import { isInRange, occupants } from './map.ts';
import { cashOf, tradesLeft } from './purse.ts';
import { airlineIn, airlineOn } from './table.ts';
import { limitsAt } from './track.ts';
import { tradeEffect } from './trades.ts';

/** A first route of an airline that the viewer could open. */
export interface FirstFlight {
  readonly city: City;
  /** The lowest type in the supply that reaches the city. */
  readonly aircraft: Aircraft;
  /** How many purchases it takes, the opening included, until that type is allowed; and what they cost with fees. */
  readonly purchases: number;
  readonly cost: number;
}

/** A closed airline. `no-route`: the viewer could not give it a route in this turn (AK-27). */
export interface Opening {
  readonly airline: Airline;
  readonly blocked: 'three-trades' | 'one-opening' | 'home-occupied' | 'no-cash' | 'no-route' | null;
  /** By card of the hand, in its order: those that transactions and cash allow. */
  readonly flights: readonly FirstFlight[];
}

/**
 * AK-21, AK-26, AK-27: what the viewer could open, in the order of the board: now or, outside the stock step, as things
 * are at the moment.
 */
export function openings(view: View, board: BoardFile): readonly Opening[] {
  return board.airlines.flatMap(({ id }) => {
    if (airlineIn(view, id).status !== 'closed') return [];
    const flights = firstFlights(view, board, id);
    return [{ airline: id, blocked: whyNotOpened(view, board, id, flights), flights }];
  });
}

function whyNotOpened(
  view: View,
  board: BoardFile,
  airline: Airline,
  flights: readonly FirstFlight[],
): Opening['blocked'] {
  if (tradesLeft(view) === 0) return 'three-trades';
  if (owedTo(view) !== null) return 'one-opening';
  if (isHomeTaken(view, board, airline)) return 'home-occupied';
  if (tradeEffect(view, board, airline, 1).cost > cashOf(view)) return 'no-cash';
  return flights.length === 0 ? 'no-route' : null;
}

/** AK-27: the airline that the viewer opened in this turn and that has no route yet. */
function owedTo(view: View): Airline | null {
  return view.turn === view.viewer ? view.opened : null;
}

/** AK-21 */
function isHomeTaken(view: View, board: BoardFile, airline: Airline): boolean {
  return occupants(view, board, airlineOn(board, airline).home).length > 0;
}

function firstFlights(view: View, board: BoardFile, airline: Airline): readonly FirstFlight[] {
  return cityCards(view, board).flatMap((city) => {
    const found = firstSpaceFor(view, board, airline, city);
    if (found === null) return [];
    const purchases = Math.max(1, found.space);
    const { cost } = tradeEffect(view, board, airline, purchases);
    const isPossible = purchases <= tradesLeft(view) && cost <= cashOf(view);
    return isPossible ? [{ city, aircraft: found.aircraft, purchases, cost }] : [];
  });
}

/** The city cards in the hand of the viewer, each once. */
function cityCards(view: View, board: BoardFile): readonly City[] {
  const hand = view.viewer === null ? [] : (view.hands[view.viewer]?.cards ?? []);
  return [...new Set(hand)].filter((card) => board.cities.some(({ id }) => id === card));
}

/** The first space on which an airline that has only its home can fly to a city. */
function firstSpaceFor(
  view: View,
  board: BoardFile,
  airline: Airline,
  city: City,
): { readonly space: number; readonly aircraft: Aircraft } | null {
  const { home } = airlineOn(board, airline);
  const { supply } = airlineIn(view, airline);
  const aircraft = AIRCRAFT.find((type) => supply[type] > 0 && isInRange(board, type, city, [home]));
  if (aircraft === undefined) return null;
  const space = board.track.findIndex((_, at) => limitsAt(board, at).types.includes(aircraft));
  return space < 0 ? null : { space, aircraft };
}

import type { Aircraft, Airline, BoardFile, City, View } from '@tarmac/air-kwire';
import { AIRCRAFT, limitsAt, type RouteEffect, type TradeEffect } from '@tarmac/air-kwire/aids';
import type { Seat } from '@tarmac/kernel';
import { type Choice, narrow } from './choice.ts';
import { foresight } from './foresight.ts';
import type { Way } from './offer.ts';
import type { FirstRoute } from './openings.ts';

/** What is under the pointer. */
interface Hover {
  readonly city: City | null;
  readonly airline: Airline | null;
  readonly aircraft: Aircraft | null;
  /** The number of purchases, or of sales if negative. */
  readonly trade: { readonly airline: Airline; readonly n: number } | null;
}

export const NO_HOVER: Hover = { city: null, airline: null, aircraft: null, trade: null };

/** A city that can be chosen: for whom, and with what. */
interface Lit {
  readonly airlines: readonly Airline[];
  readonly types: readonly Aircraft[];
}

export type Cities = ReadonlyMap<City, Lit>;
export const NO_CITIES: Cities = new Map();

/** The cities that can be chosen with what is chosen besides. */
export function litBy(ways: readonly Way[], choice: Choice): Cities {
  const lit = new Map<City, { airlines: Airline[]; types: Aircraft[] }>();
  for (const { airline, city, aircraft } of narrow(ways, choice, 'city', 'aircraft', 'forfeit')) {
    if (city === null) continue;
    const { airlines, types } = lit.get(city) ?? { airlines: [], types: [] };
    if (airline !== null && !airlines.includes(airline)) airlines.push(airline);
    if (aircraft !== null && !types.includes(aircraft)) types.push(aircraft);
    lit.set(city, { airlines, types });
  }
  return lit;
}

/** A route that is being looked at. */
export interface Looked {
  readonly airline: Airline;
  readonly city: City;
  readonly aircraft: Aircraft;
  readonly effect: RouteEffect;
  /** AK-32: who has to agree. */
  readonly consent: Seat | null;
}

export function lookedRoute(
  { airline, city, aircraft }: Pick<Choice, 'airline' | 'city' | 'aircraft'>,
  view: View,
  board: BoardFile,
  purchases = 0,
): Looked | null {
  if (airline === null || city === null || aircraft === null) return null;
  const effect = foresight.rules?.routeEffect(view, board, airline, city, aircraft, purchases);
  if (!effect) return null;
  const ceo = view.airlines[airline]?.ceo ?? null;
  return {
    airline,
    city,
    aircraft,
    effect,
    consent: ceo === view.turn ? null : ceo,
  };
}

/** The first flight of an airline that is being opened. */
export function lookedOpening(
  choice: Choice,
  ways: readonly FirstRoute[],
  view: View,
  board: BoardFile,
): Looked | null {
  const [way] = narrow(ways, choice) as FirstRoute[];
  if (!way || choice.city === null) return null;
  const looked = lookedRoute(choice, view, board, way.purchases);
  // AK-27: its CEO is who opens it.
  return looked && { ...looked, consent: null };
}

/** A purchase or a sale that is being looked at. */
export interface LookedTrade {
  readonly airline: Airline;
  readonly effect: TradeEffect;
}

/** Whose range is drawn. */
export interface Range {
  readonly airline: Airline;
  readonly aircraft: Aircraft;
}

/** With the type that is chosen, or else the farthest one the airline may use and has. */
export function rangeOf(
  view: View,
  board: BoardFile,
  airline: Airline | null,
  aircraft: Aircraft | null,
): Range | null {
  const line = airline === null ? undefined : view.airlines[airline];
  if (airline === null || !line || line.status === 'defunct') return null;
  const { types } = limitsAt(board, line.space);
  const farthest = AIRCRAFT.toReversed().find((type) => types.includes(type) && line.supply[type] > 0);
  return { airline, aircraft: aircraft ?? farthest ?? 'tri-motor' };
}

import type { BoardFile } from '../board-file.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { AIRCRAFT } from '../types.ts';
import type { View } from '../view.ts';
import { basesOf, citiesOf, isInRange } from './map.ts';
import { airlineIn } from './table.ts';
import { comingSpace, limitsAt, topOf } from './track.ts';

/**
 * Why a card cannot be flown for an airline. `not-open`: closed or taken over; `opened-first`: the airline opened in
 * this turn comes first (AK-27); `refused`: by its CEO in this turn; `no-aircraft`: none in the supply of a type
 * allowed.
 */
export type Blocked =
  | 'not-open'
  | 'opened-first'
  | 'no-share'
  | 'already-there'
  | 'limit'
  | 'refused'
  | 'no-aircraft'
  | 'range';

/** A card of the viewer for one airline. */
export interface Flight {
  readonly airline: Airline;
  /** The types that could fly it; none if it is blocked. */
  readonly types: readonly Aircraft[];
  /** AK-32: somebody else is its CEO and must agree. */
  readonly consent: boolean;
  readonly blocked: Blocked | null;
  /** By how many spaces its price must rise so that its limits no longer block it; null where no price helps. */
  readonly rises: number | null;
}

/**
 * AK-30, AK-31: for every airline, in the order of the board, whether the viewer could fly a card for it: now, or in
 * the stock step once that is done.
 */
export function fliesFor(view: View, board: BoardFile, card: City): readonly Flight[] {
  return board.airlines.map(({ id }) => {
    const space = comingSpace(view, board, id);
    const { ceo } = airlineIn(view, id);
    const consent = ceo !== null && ceo !== view.viewer;
    const hurdle = hurdleFor(view, id, card);
    if (hurdle !== null) return { airline: id, types: [], consent, blocked: hurdle, rises: null };
    const blocked = limitedBy(view, board, id, card, space);
    const types = blocked === null ? typesFor(view, board, id, card, space) : [];
    return { airline: id, types, consent, blocked, rises: risesFor(view, board, id, card, space) };
  });
}

/** What does not depend on the price. */
function hurdleFor(view: View, airline: Airline, card: City): Blocked | null {
  const { status } = airlineIn(view, airline);
  const { viewer, opened } = view;
  if (status !== 'open') return 'not-open';
  if (viewer === view.turn && opened !== null && opened !== airline) return 'opened-first';
  if (viewer === null || !view.shares[viewer]?.[airline]) return 'no-share';
  const isRefused = view.refused.some((route) => route.airline === airline && route.city === card);
  return isRefused && viewer === view.turn ? 'refused' : null;
}

/** What depends on the price: how it would be on this space. */
function limitedBy(
  view: View,
  board: BoardFile,
  airline: Airline,
  city: City,
  space: number,
): Blocked | null {
  const { cities, supply } = airlineIn(view, airline);
  if (citiesOf(view, board, airline).includes(city)) return 'already-there';
  const limits = limitsAt(board, space);
  if (cities.length >= limits.cities) return 'limit';
  if (!limits.types.some((type) => supply[type] > 0)) return 'no-aircraft';
  return typesFor(view, board, airline, city, space).length === 0 ? 'range' : null;
}

/** AK-31: the types in the supply that are allowed on this space and reach a city. */
function typesFor(
  view: View,
  board: BoardFile,
  airline: Airline,
  city: City,
  space: number,
): readonly Aircraft[] {
  const { supply } = airlineIn(view, airline);
  const own = basesOf(view, board, airline);
  const { types } = limitsAt(board, space);
  return AIRCRAFT.filter(
    (type) => supply[type] > 0 && types.includes(type) && isInRange(board, type, city, own),
  );
}

function risesFor(view: View, board: BoardFile, airline: Airline, city: City, space: number): number | null {
  for (let to = space; to <= topOf(board); to++) {
    if (limitedBy(view, board, airline, city, to) === null) return to - space;
  }
  return null;
}

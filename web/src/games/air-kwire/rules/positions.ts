import type { Aircraft, Airline, City, View } from '@tarmac/air-kwire';
import { HOME_POINTS, limitsAt, payout, rateFor } from '@tarmac/air-kwire/aids';
import { airlineOf, BOARD, cityOf } from './board.ts';

/* What the examples of the book are made of: little positions on the map and on the stock track. */

/** Who sits at the table of the examples. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'] as const;

/** An open airline of an example. */
export interface Standing {
  readonly airline: Airline;
  /** On the stock track, counted from 0. */
  readonly space: number;
  /** Cities besides its home, each with the type that is there. */
  readonly cities: readonly (readonly [City, Aircraft])[];
  /** Shares by seat; the first with the most is CEO. */
  readonly holdings: readonly number[];
}

/** The first space of the stock track on which a type may fly. */
export function spaceFor(aircraft: Aircraft): number {
  return BOARD.track.findIndex((_, space) => limitsAt(BOARD, space).types.includes(aircraft));
}

type AirlineView = View['airlines'][Airline];

function airlineView(airline: Airline, standing: Standing | undefined): AirlineView {
  const { aircraft, acquired } = airlineOf(airline);
  const { space = 0, cities = [], holdings = [] } = standing ?? {};
  const { price } = limitsAt(BOARD, space);
  const worth = cities.reduce((sum, [city]) => sum + cityOf(city).points, HOME_POINTS);
  const points = standing ? worth : 0;
  const left = (type: Aircraft): number => aircraft[type] - cities.filter(([, of]) => of === type).length;
  return {
    status: standing ? 'open' : 'closed',
    owner: null,
    ceo: standing ? holdings.indexOf(Math.max(...holdings)) : null,
    space,
    price,
    points,
    sold: holdings.reduce((sum, held) => sum + held, 0),
    cities: cities.map(([city, type]) => ({ city, aircraft: type, of: airline })),
    supply: { 'tri-motor': left('tri-motor'), 'boeing-247': left('boeing-247'), 'dc-3': left('dc-3') },
    markers: acquired,
    cards: cities.map(([city]) => city),
    unpaid: false,
    qualified: false,
    rate: standing ? rateFor(price, points) : 0,
    net: 0,
  };
}

/** A table with nothing but these airlines, seen by the first player, whose turn it is. */
export function tableWith(standings: readonly Standing[]): View {
  const standingOf = (airline: Airline) => standings.find((standing) => standing.airline === airline);
  const view: View = {
    board: BOARD.id,
    options: { startingCash: 'split', powerCards: false, openCash: false },
    viewer: 0,
    phase: 'stock',
    turn: 0,
    decider: 0,
    active: [0],
    clockwise: true,
    turns: 0,
    idle: 0,
    trades: 0,
    opened: null,
    routes: 0,
    powered: 'no',
    drawn: 0,
    poolDrawn: 0,
    voted: false,
    reversing: false,
    refused: [],
    airline: null,
    city: null,
    aircraft: null,
    defunct: null,
    taken: [],
    back: null,
    shuffle: '',
    dividend: 0,
    due: false,
    pileEmptied: false,
    cash: NAMES.map(() => 0),
    byMemory: ['cash'],
    shares: NAMES.map((_, seat) =>
      Object.fromEntries(BOARD.airlines.map(({ id }) => [id, standingOf(id)?.holdings[seat] ?? 0])),
    ),
    marks: NAMES.map(() => []),
    hands: NAMES.map(() => ({ size: 0, cards: null, known: [], early: 0, older: 0 })),
    airlines: Object.fromEntries(BOARD.airlines.map(({ id }) => [id, airlineView(id, standingOf(id))])),
    pile: { size: 0, top: 0, fresh: null, cards: null },
    pool: [],
    gone: [],
    outcome: null,
  };
  const paying = new Set(payout(view, BOARD).flatMap((one) => (one.qualified ? [one.airline] : [])));
  const qualified = Object.entries(view.airlines).map(([id, line]) => [
    id,
    { ...line, qualified: paying.has(id) },
  ]);
  return { ...view, airlines: Object.fromEntries(qualified) };
}

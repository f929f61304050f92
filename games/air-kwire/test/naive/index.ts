import { decider } from './legal.ts';
import { pointsOf, priceOf } from './network.ts';
import { isQualified, rateOf } from './payout.ts';
import { sold } from './shares.ts';
import type { Airline, State } from './state.ts';
import { CHANCE } from './state.ts';

export { play } from './apply.ts';
export { legalMoves } from './legal.ts';
export type { BoardFile, Move, Setup, State } from './state.ts';
export { start } from './state.ts';

export function active(s: State): number[] {
  if (s.phase === 'end') return [];
  return [s.phase === 'shuffle' ? CHANCE : decider(s)];
}

/** What can be compared with another engine. */
export interface Facts {
  phase: string;
  turn: number;
  deciding: number[];
  clockwise: boolean;
  cash: number[];
  hands: string[][];
  holdings: Record<string, number>[];
  marks: string[][];
  airlines: Record<string, AirlineFacts>;
  pileLeft: number;
  pileWasEmpty: boolean;
  pool: string[];
  gone: string[];
  dividend: number;
  payoutDue: boolean;
  turns: number;
  routeless: number;
  transactions: number;
  opened: string | null;
  proposedEnd: boolean;
  routes: number;
  refused: string[];
  drawn: number;
  drawnFromPool: number;
  defunct: string | null;
}

export interface AirlineFacts {
  status: string;
  ceo: number | null;
  place: number;
  price: number;
  points: number;
  sold: number;
  /** `omaha dc-3 of united`, the home left out. */
  routes: string[];
  aircraft: Record<string, number>;
  acquiredMarkers: number;
  cards: string[];
  wasUnqualified: boolean;
  qualified: boolean;
  rate: number;
  standing: number;
}

export function facts(s: State): Facts {
  return {
    phase: s.phase,
    turn: s.turn,
    deciding: active(s),
    clockwise: s.direction === 1,
    cash: s.players.map(({ cash }) => cash),
    hands: s.players.map(({ hand }) => hand.toSorted()),
    holdings: s.players.map(({ shares }) => shares),
    marks: s.players.map(({ marks }) => marks.toSorted()),
    airlines: Object.fromEntries(s.airlines.map((airline) => [airline.id, airlineFacts(s, airline)])),
    pileLeft: s.pile.length,
    pileWasEmpty: s.pileWasEmpty,
    pool: s.pool.toSorted(),
    gone: s.gone.toSorted(),
    dividend: s.dividend,
    payoutDue: s.now.payout,
    turns: s.turns,
    routeless: s.routeless,
    transactions: s.now.transactions,
    opened: s.now.opened ?? null,
    proposedEnd: s.now.proposedEnd,
    routes: s.now.routes,
    refused: s.now.refused.map(({ airline, city }) => `${airline} ${city}`).sort(),
    drawn: s.now.drawn,
    drawnFromPool: s.now.drawnFromPool,
    defunct: s.merger?.defunct ?? null,
  };
}

function airlineFacts(s: State, airline: Airline): AirlineFacts {
  const open = airline.status === 'open';
  return {
    status: airline.status,
    ceo: airline.ceo ?? null,
    place: airline.place,
    price: priceOf(s, airline),
    points: pointsOf(s, airline),
    sold: sold(s, airline.id),
    routes: airline.spots
      .flatMap((spot) => {
        if (spot.is === 'home') return [];
        return `${spot.city} ${spot.aircraft} of ${spot.is === 'own' ? airline.id : spot.of}`;
      })
      .sort(),
    aircraft: airline.aircraft,
    // While they do not suffice they are all spoken for.
    acquiredMarkers: s.phase === 'settle' && s.merger?.acquirer === airline.id ? 0 : airline.acquiredMarkers,
    cards: airline.cards.toSorted(),
    wasUnqualified: airline.unqualified > 0,
    qualified: open && isQualified(s, airline),
    rate: open ? rateOf(s, airline) : 0,
    standing: airline.standing,
  };
}

/** AK-60 */
export function result(s: State): { scores: number[]; winners: number[]; reason: string } | undefined {
  if (s.reason === undefined) return undefined;
  const scores = s.players.map(({ cash, shares }) =>
    s.airlines.reduce((sum, airline) => sum + shares[airline.id] * priceOf(s, airline), cash),
  );
  const winners = scores.flatMap((wealth, p) => (wealth === Math.max(...scores) ? [p] : []));
  return { scores, winners, reason: s.reason };
}

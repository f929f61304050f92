import type { Airline, BoardFile, Card, City, Move, View } from '@tarmac/air-kwire';
import { cashOf, fliesFor, type RouteEffect, type TradeEffect, tradeEffect } from '@tarmac/air-kwire/aids';
import type { routeEffect } from '@tarmac/air-kwire/foresight';
import type { Seat } from '@tarmac/kernel';
import { isPower } from '../names.ts';
import { ofRoute, ofTrade } from '../panels/gains.ts';
import { type Offer, offerOf, type Way } from '../turn/offer.ts';
import { type FirstRoute, openingWays } from '../turn/openings.ts';

/** Something sensible to do now, with the reason for it; all of it follows from what the viewer sees. Dollars. */
export type Advice =
  /** `wealth`, `dividend`: what the viewer gains by it, fee and price paid; at the next payout. */
  | {
      readonly kind: 'buy';
      readonly airline: Airline;
      readonly effect: TradeEffect;
      readonly wealth: number;
      readonly dividend: number;
    }
  | { readonly kind: 'open'; readonly way: FirstRoute }
  | { readonly kind: 'go' }
  | {
      readonly kind: 'route';
      readonly airline: Airline;
      readonly city: City;
      readonly effect: RouteEffect;
      /** Who must agree. */
      readonly consent: Seat | null;
      readonly dividend: number;
    }
  /** `reached`: some airline of the viewer could fly there. */
  | { readonly kind: 'discard'; readonly card: Card; readonly reached: boolean }
  | { readonly kind: 'pool'; readonly city: City; readonly airline: Airline }
  | { readonly kind: 'pile' }
  /** What the route that is asked for would bring at the next payout. */
  | {
      readonly kind: 'consent';
      readonly agrees: boolean;
      readonly mine: number;
      readonly asker: Seat;
      readonly theirs: number;
    };

/** The rules that foresee what a route does. */
export interface Foresight {
  readonly routeEffect: typeof routeEffect;
}

/** Money that is better kept: for the next opening, or the next route. */
const RESERVE = 300;
/** What a city point is worth to somebody with shares, besides what it pays. */
const POINT = 2;
/** To be refused costs nothing but hope. */
const ASKING = 5;

interface Position {
  readonly view: View;
  readonly board: BoardFile;
  readonly me: Seat;
  readonly offer: Offer;
  readonly rules: Foresight;
}

/** Null where nothing is to be decided, or nothing can be said of it. */
export function adviceFor(
  view: View,
  board: BoardFile,
  legal: readonly Move[],
  rules: Foresight,
): Advice | null {
  const me = view.viewer;
  if (me === null || legal.length === 0) return null;
  const position = { view, board, me, offer: offerOf(legal), rules };
  switch (view.phase) {
    case 'stock':
      return trade(position);
    case 'card':
      return flight(position) ?? discard(position);
    case 'consent':
      return consent(position);
    case 'replenish':
      return draw(position);
    default:
      return null;
  }
}

function trade(position: Position): Advice {
  const { view, board, me, offer } = position;
  const hasShares = Object.values(view.shares[me] ?? {}).some((count) => count > 0);
  if (!hasShares) {
    const ways = openingWays(view, board, offer.buys);
    const [cheapest] = [...ways].sort((a, b) => a.cost - b.cost);
    if (cheapest) return { kind: 'open', way: cheapest };
  }
  return purchase(position) ?? { kind: 'go' };
}

/** The share that brings most; none that brings less than its fee, or takes the last money. */
function purchase({ view, board, me, offer }: Position): Advice | null {
  let best: Advice | null = null;
  let most = 0;
  for (const airline of offer.buys) {
    if (view.airlines[airline]?.status !== 'open') continue;
    const effect = tradeEffect(view, board, airline, 1);
    if (cashOf(view) - effect.cost < RESERVE) continue;
    const gains = ofTrade(view, airline, effect);
    const wealth = gains.wealth?.[me] ?? 0;
    const dividend = gains.dividend?.[me] ?? 0;
    const worth = wealth + 2 * dividend;
    if (worth > most) [best, most] = [{ kind: 'buy', airline, effect, wealth, dividend }, worth];
  }
  return best;
}

/** The route that brings the viewer most more than it brings others. */
function flight({ view, board, me, offer, rules }: Position): Advice | null {
  let best: Advice | null = null;
  // AK-27: an airline that was opened must fly, whatever it brings.
  let most = offer.discards.size > 0 ? 0 : Number.NEGATIVE_INFINITY;
  for (const { airline, city, aircraft } of offer.ways as readonly Way[]) {
    if (airline === null || city === null || aircraft === null) continue;
    const effect = rules.routeEffect(view, board, airline, city, aircraft);
    const { dividend, bonus } = ofRoute(effect);
    const gains = dividend ?? bonus ?? [];
    const ceo = view.airlines[airline]?.ceo ?? null;
    const consent = ceo === me ? null : ceo;
    const points = (view.shares[me]?.[airline] ?? 0) > 0 ? effect.points.after - effect.points.before : 0;
    const worth = ahead(gains, me) + POINT * points - (consent === null ? 0 : ASKING);
    if (worth > most)
      [best, most] = [
        { kind: 'route', airline, city, effect, consent, dividend: dividend?.[me] ?? 0 },
        worth,
      ];
  }
  return best;
}

/** How much more than the other who gains most. */
function ahead(gains: readonly number[], me: Seat): number {
  return (gains[me] ?? 0) - Math.max(0, ...gains.filter((_, seat) => seat !== me));
}

/** The card that the fewest of the viewer's airlines can fly. */
function discard({ view, board, offer }: Position): Advice | null {
  const cities = [...offer.discards].filter((card) => !isPower(card));
  const [first, ...others] = cities.map((card) => ({ card, flights: flightsTo(view, board, card).length }));
  if (!first) return null;
  const { card, flights } = others.reduce((one, other) => (other.flights < one.flights ? other : one), first);
  return { kind: 'discard', card, reached: flights > 0 };
}

/** The airlines that the viewer could fly there without asking anybody. */
function flightsTo(view: View, board: BoardFile, city: City): readonly Airline[] {
  return fliesFor(view, board, city).flatMap(({ airline, types, consent }) =>
    types.length > 0 && !consent ? [airline] : [],
  );
}

function draw({ view, board, offer }: Position): Advice | null {
  for (const city of offer.pool) {
    const [airline] = flightsTo(view, board, city);
    if (airline !== undefined) return { kind: 'pool', city, airline };
  }
  return offer.pile ? { kind: 'pile' } : null;
}

/** A merger is left to the one who is asked. */
function consent({ view, board, me, rules }: Position): Advice | null {
  const { airline, city, aircraft, turn } = view;
  if (airline === null || city === null || aircraft === null) return null;
  const { dividend } = ofRoute(rules.routeEffect(view, board, airline, city, aircraft));
  if (!dividend) return null;
  const [mine, theirs] = [dividend[me] ?? 0, dividend[turn] ?? 0];
  return { kind: 'consent', agrees: mine >= theirs, mine, asker: turn, theirs };
}

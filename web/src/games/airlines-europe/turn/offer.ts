import type { Airline, BoardFile, Move, Share, View } from '@tarmac/airlines-europe';
import { nextLicence } from '@tarmac/airlines-europe/aids';

/** The four actions of a turn, in the order of the rules: A, B, C, D. */
export const ACTIONS = ['licence', 'play', 'exchange', 'cash'] as const;
export type Action = (typeof ACTIONS)[number];

/** Prices by route. */
export type Prices = ReadonlyMap<string, number>;

/** The legal moves of a moment, sorted by what a person points at. Nothing in here is decided, only arranged. */
export interface Offer {
  readonly actions: ReadonlySet<Action>;
  /** The routes an airline may fly next, for every airline that has one. */
  readonly routes: ReadonlyMap<Airline, Prices>;
  /** The routes anybody may fly next. */
  readonly anyRoute: Prices;
  readonly market: ReadonlySet<Airline>;
  readonly deck: boolean;
  readonly exchanges: readonly (1 | 2)[];
  readonly plays: readonly Counts[];
  readonly keeps: readonly Counts[];
}

export type Counts = Readonly<Partial<Record<Share, number>>>;

export function offerOf(legal: readonly Move[], view: View, board: BoardFile): Offer {
  const actions = new Set<Action>();
  const routes = new Map<Airline, Map<string, number>>();
  const anyRoute = new Map<string, number>();
  const market = new Set<Airline>();
  const exchanges: (1 | 2)[] = [];
  const plays: Counts[] = [];
  const keeps: Counts[] = [];
  let deck = false;
  for (const move of legal) {
    if (isAction(move.type)) actions.add(move.type);
    switch (move.type) {
      case 'licence': {
        const price = anyRoute.get(move.route) ?? nextLicence(view, board, move.route)?.price ?? 0;
        const flown = routes.get(move.airline) ?? new Map<string, number>();
        routes.set(move.airline, flown.set(move.route, price));
        anyRoute.set(move.route, price);
        break;
      }
      case 'take':
        if (move.from === 'deck') deck = true;
        else market.add(move.share);
        break;
      case 'exchange':
        exchanges.push(move.take);
        break;
      case 'play':
        plays.push(move.shares);
        break;
      case 'keep':
        keeps.push({ [move.shares[0]]: 1, [move.shares[1]]: 1 });
        break;
    }
  }
  return { actions, routes, anyRoute, market, deck, exchanges, plays, keeps };
}

function isAction(type: Move['type']): type is Action {
  return (ACTIONS as readonly string[]).includes(type);
}

/** The airlines that may fly a route now. */
export function airlinesFor(offer: Offer, route: string): Airline[] {
  return [...offer.routes].filter(([, prices]) => prices.has(route)).map(([airline]) => airline);
}

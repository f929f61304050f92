import type { Aircraft, Airline, Card, City, Move, PowerCard } from '@tarmac/air-kwire';

/** One way to go on. What a person points at for it, in any order; null: nothing to point at. */
export interface Way {
  readonly airline: Airline | null;
  readonly city: City | null;
  readonly aircraft: Aircraft | null;
  /** AK-47: the city is given up. */
  readonly forfeit: boolean;
  readonly moves: readonly [Move, ...Move[]];
}

/** The legal moves of a moment, sorted by what a person points at. Nothing in here is decided, only arranged. */
export interface Offer {
  readonly buys: ReadonlySet<Airline>;
  readonly sells: ReadonlySet<Airline>;
  /** AK-22 or AK-74, AK-42, AK-47, AK-73: one of these at a time. */
  readonly ways: readonly Way[];
  readonly discards: ReadonlySet<Card>;
  readonly powers: ReadonlySet<PowerCard>;
  readonly pile: boolean;
  readonly pool: ReadonlySet<City>;
  /** AK-44: how many shares can be got at most; null if nobody asks. */
  readonly exchanges: number | null;
  /** AK-61 */
  readonly agrees: boolean;
  /** The way on without: no more trades, no route, no city, no card. */
  readonly without: Move | null;
}

const NOWHERE = { airline: null, city: null, aircraft: null, forfeit: false };

export function offerOf(legal: readonly Move[]): Offer {
  const offer = {
    buys: new Set<Airline>(),
    sells: new Set<Airline>(),
    ways: [] as Way[],
    discards: new Set<Card>(),
    powers: new Set<PowerCard>(),
    pile: false,
    pool: new Set<City>(),
    exchanges: null as number | null,
    agrees: false,
    without: null as Move | null,
  };
  for (const move of legal) {
    switch (move.type) {
      case 'buy':
      case 'sell':
        offer[`${move.type}s`].add(move.airline);
        break;
      case 'route':
      case 'decommission':
      case 'rehome':
        offer.ways.push({ ...NOWHERE, ...move, moves: [move] });
        break;
      case 'settle':
        offer.ways.push({ ...NOWHERE, ...move, forfeit: move.with === 'forfeit', moves: [move] });
        break;
      case 'discard':
        offer.discards.add(move.card);
        break;
      case 'power':
        offer.powers.add(move.card);
        break;
      case 'draw':
        if (move.from === 'pile') offer.pile = true;
        else if (move.from === 'pool') offer.pool.add(move.card);
        else offer.without = move;
        break;
      case 'dispose':
        offer.exchanges = Math.max(offer.exchanges ?? 0, move.exchange);
        break;
      case 'end-vote':
        if (move.agree) offer.agrees = true;
        else offer.without = move;
        break;
      case 'done':
      case 'pass':
      case 'keep':
      case 'refuse':
        offer.without = move;
        break;
    }
  }
  return offer;
}

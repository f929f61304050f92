import { disposeMoves, rehomeMoves } from './merger.ts';
import { aircraftFor, isInRange } from './network.ts';
import { settleMoves } from './settle.ts';
import { buy, canBuy, canSell, canServeOpened, sell } from './shares.ts';
import type { Airline, Move, State } from './state.ts';
import { HAND_LIMIT, isPower, MOST_TRANSACTIONS } from './state.ts';
import { airlineOf, ceoOf, clone, mergerOf, proposedOf, unique } from './tools.ts';

/** Who decides: AK-90. */
export function decider(s: State): number {
  if (s.phase === 'vote') return s.voters[0];
  if (s.phase === 'decommission') return s.asked[0].seat;
  if (s.phase === 'consent') return ceoOf(s, proposedOf(s).airline);
  if (s.phase === 'rehome' || s.phase === 'settle') return ceoOf(s, mergerOf(s).acquirer);
  if (s.phase === 'dispose') return mergerOf(s).holders[0];
  return s.turn;
}

/** All moves of a seat, searched for one after the other. */
export function legalMoves(s: State, seat: number): Move[] {
  if (s.phase === 'end' || s.phase === 'shuffle' || seat !== decider(s)) return [];
  switch (s.phase) {
    case 'free-discard':
      return [...discards(s), { type: 'done' }];
    case 'stock':
      return [...transactions(s), ...powers(s), ...proposals(s), ...endOfStock(s)];
    case 'vote':
      return [
        { type: 'end-vote', agree: true },
        { type: 'end-vote', agree: false },
      ];
    case 'decommission':
      return decommissions(s);
    case 'card':
      // AK-27: an airline opened in this turn is served, and nothing else.
      if (s.now.opened !== undefined) return [...routes(s, [airlineOf(s, s.now.opened)]), ...powers(s)];
      return [...routes(s, s.airlines), ...discards(s), ...passes(s), ...powers(s)];
    case 'consent':
      return [{ type: 'approve' }, { type: 'refuse' }];
    case 'rehome':
      return rehomeMoves(s);
    case 'dispose':
      return disposeMoves(s);
    case 'settle':
      return settleMoves(s);
    case 'second':
      return [...routes(s, s.airlines), ...powers(s), { type: 'done' }];
    case 'replenish':
      return [...draws(s), ...powers(s)];
    default:
      return [];
  }
}

const discards = (s: State): Move[] =>
  unique(s.players[s.turn].hand).map((card) => ({ type: 'discard', card }));

/** AK-20 */
function transactions(s: State): Move[] {
  return s.airlines.flatMap((airline): Move[] => {
    const { id } = airline;
    const mayBuy = canBuy(s, airline) && staysServable(s, airline, buy);
    const maySell = canSell(s, airline) && staysServable(s, airline, sell);
    return [
      ...(mayBuy ? [{ type: 'buy', airline: id } as const] : []),
      ...(maySell ? [{ type: 'sell', airline: id } as const] : []),
    ];
  });
}

/** AK-27: what would be true after the transaction. */
function staysServable(s: State, airline: Airline, trade: (s: State, id: string) => void): boolean {
  if (s.now.opened === undefined && airline.status === 'open') return true;
  const after = clone(s);
  trade(after, airline.id);
  return canServeOpened(after, MOST_TRANSACTIONS - after.now.transactions);
}

/** AK-27: `done` without further purchases. */
const endOfStock = (s: State): Move[] => (canServeOpened(s, 0) ? [{ type: 'done' }] : []);

/** AK-61 */
function proposals(s: State): Move[] {
  const may = s.pileWasEmpty && s.now.transactions === 0 && !s.now.proposedEnd;
  return may ? [{ type: 'end-vote', agree: true }] : [];
}

/** AK-70; AK-75 and AK-78 only in the stock step before the first purchase or sale. */
function powers(s: State): Move[] {
  if (s.now.power !== undefined || s.now.drawn > 0) return [];
  const early = s.phase === 'stock' && s.now.transactions === 0;
  return unique(s.players[s.turn].hand)
    .filter((card) => isPower(card) && (early || !['free-discard', 'reshuffle'].includes(card)))
    .map((card) => ({ type: 'power', card }));
}

/** AK-30 to AK-32 */
function routes(s: State, airlines: readonly Airline[]): Move[] {
  const { hand, shares } = s.players[s.turn];
  const cities = unique(hand).filter((card) => !isPower(card));
  return airlines
    .filter(({ id, status }) => status === 'open' && shares[id] > 0)
    .flatMap((airline) =>
      cities
        .filter((city) => !s.now.refused.some((each) => each.airline === airline.id && each.city === city))
        .flatMap((city) =>
          aircraftFor(s, airline, city, airline.place).map(
            (aircraft): Move => ({ type: 'route', airline: airline.id, city, aircraft }),
          ),
        ),
    );
}

/** AK-22 */
function passes(s: State): Move[] {
  const nothingThere = s.pile.length === 0 && s.pool.length === 0;
  return s.players[s.turn].hand.length === 0 || nothingThere ? [{ type: 'pass' }] : [];
}

/** AK-23, AK-24; the replacement of AK-70 may come from the pool without a route. */
function draws(s: State): Move[] {
  const none: Move = { type: 'draw', from: 'none' };
  if (s.players[s.turn].hand.length >= HAND_LIMIT) return [none];
  const replacements = s.now.power !== undefined && s.now.power !== 'free-discard' ? 1 : 0;
  const fromPool = s.now.routes > 0 || s.now.drawnFromPool < replacements;
  return [
    ...(s.pile.length > 0 ? [{ type: 'draw', from: 'pile' } as const] : []),
    ...(fromPool ? unique(s.pool.filter((card) => !isPower(card))) : []).map(
      (card): Move => ({ type: 'draw', from: 'pool', card }),
    ),
    none,
  ];
}

/** AK-73 */
function decommissions(s: State): Move[] {
  const [{ airline: id }] = s.asked;
  const airline = airlineOf(s, id);
  const removable = airline.spots.filter((spot) => {
    const rest = { ...airline, spots: airline.spots.filter((each) => each !== spot) };
    return spot.is !== 'home' && rest.spots.every(({ city }) => isInRange(s, rest, city));
  });
  return [
    ...removable.map(({ city }): Move => ({ type: 'decommission', airline: id, city })),
    { type: 'keep', airline: id },
  ];
}

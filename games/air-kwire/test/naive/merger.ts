import { citiesOf, isAllowed, movePrice, occupies, pointsOf, priceOf, reaches } from './network.ts';
import { rateOf } from './payout.ts';
import { settleOrGoOn } from './settle.ts';
import { checkCeo } from './shares.ts';
import type { Aircraft, Airline, Move, State } from './state.ts';
import { AIRCRAFT } from './state.ts';
import { airlineOf, ceoOf, mergerOf, partners, proposedOf, seatsFrom } from './tools.ts';

const IMMUNE = 15;

/** AK-40: below zero if the first is worth less. */
function compareValue(s: State, a: Airline, b: Airline): number {
  return priceOf(s, a) - priceOf(s, b) || pointsOf(s, a) - pointsOf(s, b);
}

/** AK-40, AK-41: after a new route, who takes over whom. */
function findMerger(s: State): { acquirer: Airline; defunct: Airline } | undefined {
  const { airline: id, city } = proposedOf(s);
  const mover = airlineOf(s, id);
  const others = s.airlines.filter((each) => each !== mover && occupies(each, city));
  // A stable sort: among equals the one that is not at home, then board order.
  const atHome = (airline: Airline): number => Number(airline.home === city);
  const [other] = others.toSorted((a, b) => compareValue(s, a, b) || atHome(a) - atHome(b));
  if (other === undefined) return undefined;
  const order = compareValue(s, mover, other);
  if (order === 0) return undefined;
  const [defunct, acquirer] = order < 0 ? [mover, other] : [other, mover];
  return pointsOf(s, defunct) >= IMMUNE ? undefined : { acquirer, defunct };
}

/** AK-42: the types for the defunct airline's home. */
function homeAircraft(s: State, acquirer: Airline, defunct: Airline): Aircraft[] {
  const cities = [...citiesOf(acquirer), ...citiesOf(defunct)];
  return AIRCRAFT.filter(
    (type) =>
      acquirer.aircraft[type] > 0 &&
      isAllowed(s, type, acquirer.place) &&
      reaches(s, type, defunct.home, cities),
  );
}

/** Decides about a merger after a new route: `rehome` and `dispose` follow, or `after` at once. */
export function beginMerger(s: State): void {
  const pair = findMerger(s);
  s.phase = 'after';
  if (pair === undefined) return;
  const { acquirer, defunct } = pair;
  const alreadyThere = occupies(acquirer, defunct.home);
  if (!alreadyThere && homeAircraft(s, acquirer, defunct).length === 0) return;
  s.merger = {
    acquirer: acquirer.id,
    defunct: defunct.id,
    price: priceOf(s, defunct),
    holders: [],
    pending: [],
    brought: [],
  };
  if (alreadyThere) payBonuses(s);
  else s.phase = 'rehome';
}

export function rehomeMoves(s: State): Move[] {
  const { acquirer, defunct } = partners(s);
  return homeAircraft(s, acquirer, defunct).map((aircraft) => ({ type: 'rehome', aircraft }));
}

export function rehome(s: State, aircraft: Aircraft): void {
  const { acquirer, defunct } = partners(s);
  acquirer.aircraft[aircraft]--;
  acquirer.spots.push({ city: defunct.home, is: 'own', aircraft });
  payBonuses(s);
}

/** AK-43 */
function payBonuses(s: State): void {
  const { defunct } = partners(s);
  const rate = rateOf(s, defunct);
  const holding = (p: number): number => s.players[p].shares[defunct.id];
  const holders = seatsFrom(s, ceoOf(s, defunct.id)).filter((p) => holding(p) > 0);
  const [most, next] = [...new Set(holders.map(holding))].toSorted((a, b) => b - a);
  const first = holders.filter((p) => holding(p) === most);
  const second = holders.filter((p) => holding(p) === next);
  const share = (seats: number[], amount: number): void => {
    for (const p of seats) s.players[p].cash += 10 * Math.floor(amount / seats.length / 10);
  };
  if (first.length > 1 || second.length === 0) {
    share(first, 30 * rate);
  } else {
    share(first, 20 * rate);
    share(second, 10 * rate);
  }
  mergerOf(s).holders = holders;
  s.phase = 'dispose';
}

/** AK-44 */
export function disposeMoves(s: State): Move[] {
  const { acquirer, defunct } = partners(s);
  const [seat] = mergerOf(s).holders;
  const most = Math.min(Math.floor(s.players[seat].shares[defunct.id] / 2), acquirer.shares);
  return Array.from({ length: most + 1 }, (_, exchange) => ({ type: 'dispose', exchange }));
}

export function dispose(s: State, exchange: number): void {
  const { acquirer, defunct } = partners(s);
  const merger = mergerOf(s);
  const seat = merger.holders.shift() ?? 0;
  const player = s.players[seat];
  player.cash += (player.shares[defunct.id] - 2 * exchange) * merger.price;
  player.shares[defunct.id] = 0;
  player.shares[acquirer.id] += exchange;
  acquirer.shares -= exchange;
  movePrice(s, acquirer, exchange);
  checkCeo(s, acquirer);
  if (merger.holders.length === 0) takeOver(s);
}

/** AK-45. The acquired markers are counted at the end of AK-47. */
function takeOver(s: State): void {
  const { acquirer, defunct } = partners(s);
  const merger = mergerOf(s);
  for (const spot of defunct.spots) {
    if (spot.is === 'home' || occupies(acquirer, spot.city)) continue;
    const of = spot.is === 'own' ? defunct.id : spot.of;
    acquirer.spots.push({ city: spot.city, is: 'acquired', aircraft: spot.aircraft, of });
    merger.pending.push(spot.city);
    merger.brought.push(spot.city);
  }
  acquirer.cards.push(...defunct.cards);
  defunct.status = 'defunct';
  defunct.place = 0;
  defunct.spots = [];
  defunct.cards = [];
  defunct.shares = 0;
  for (const type of AIRCRAFT) defunct.aircraft[type] = 0;
  defunct.acquiredMarkers = 0;
  defunct.ceo = undefined;
  defunct.unqualified = 0;
  s.phase = 'settle';
  settleOrGoOn(s);
}

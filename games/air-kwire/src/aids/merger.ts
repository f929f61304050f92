import type { Seat } from '@tarmac/kernel';
import type { BoardFile } from '../board-file.ts';
import type { Aircraft, Airline, City } from '../types.ts';
import { AIRCRAFT, SHARES } from '../types.ts';
import type { View } from '../view.ts';
import { citiesOf, isInRange } from './map.ts';
import { rehomeTypes } from './meeting.ts';
import { airlineIn, airlineOn, ceoWith, cityOn, holdingsOf, sumOf } from './table.ts';
import { limitsAt, topOf } from './track.ts';

/* The decisions of a merger, and what each would do. */

/** AK-42: the types that may take the place of the home marker; none in another phase. */
export function rehomeChoices(view: View, board: BoardFile): readonly Aircraft[] {
  const { phase, airline, defunct } = view;
  if (phase !== 'rehome' || airline === null || defunct === null) return [];
  return rehomeTypes(view, board, airline, defunct);
}

/** AK-44: one way to dispose of all shares. */
export interface Disposal {
  readonly exchange: number;
  /** Shares of the acquirer. */
  readonly gets: number;
  readonly sells: number;
  readonly brings: number;
  /** Of the acquirer. */
  readonly priceAfter: number;
  readonly ceoAfter: Seat | null;
}

/** What a holder could do if it were his turn now, from no exchange on; nothing in another phase or without shares. */
export function disposeChoices(view: View, board: BoardFile, seat: Seat): readonly Disposal[] {
  const { phase, airline, defunct } = view;
  if (phase !== 'dispose' || airline === null || defunct === null) return [];
  const acquirer = airlineIn(view, airline);
  const held = holdingsOf(view, defunct)[seat] ?? 0;
  const most = Math.min(Math.floor(held / 2), SHARES - acquirer.sold);
  const ways = held === 0 ? 0 : most + 1;
  return Array.from({ length: ways }, (_, exchange) => {
    const sells = held - 2 * exchange;
    const holdings = holdingsOf(view, airline).map((n, p) => (p === seat ? n + exchange : n));
    const space = Math.min(acquirer.space + exchange, topOf(board));
    return {
      exchange,
      gets: exchange,
      sells,
      brings: sells * airlineIn(view, defunct).price,
      priceAfter: limitsAt(board, space).price,
      ceoAfter: acquirer.ceo === null ? null : ceoWith(view, holdings, acquirer.ceo),
    };
  });
}

/** AK-47: what may be done with one city that has no acquired marker. */
export interface Settlement {
  readonly city: City;
  /** Own aircraft of the acquirer that may take the place of the one there. */
  readonly types: readonly Aircraft[];
  /** All cities that go if it is forfeited, itself first; none if it may not be. */
  readonly forfeits: readonly City[];
  /** City points they are worth. */
  readonly loses: number;
}

/** By city in the order of the board; nothing in another phase. */
export function settleChoices(view: View, board: BoardFile): readonly Settlement[] {
  const { phase, airline } = view;
  if (phase !== 'settle' || airline === null) return [];
  const { supply, cities } = airlineIn(view, airline);
  const own = citiesOf(view, board, airline);
  const unmarked = board.cities.flatMap(({ id }) =>
    view.taken.includes(id) && cities.some(({ city, of }) => city === id && of !== airline) ? [id] : [],
  );
  const replacements = (city: City): Aircraft[] =>
    AIRCRAFT.filter((type) => supply[type] > 0 && isInRange(board, type, city, own));
  const isForced = !unmarked.some(
    (city) => replacements(city).length > 0 || mayForfeit(view, board, airline, city),
  );
  return unmarked.flatMap((city) => {
    const types = replacements(city);
    const isFree = isForced || mayForfeit(view, board, airline, city);
    const forfeits = isFree ? lostWith(view, board, airline, city) : [];
    if (types.length + forfeits.length === 0) return [];
    return [{ city, types, forfeits, loses: sumOf(forfeits.map((lost) => cityOn(board, lost).points)) }];
  });
}

/** AK-35 holds for the other cities without it, the old home included. */
function mayForfeit(view: View, board: BoardFile, acquirer: Airline, city: City): boolean {
  const left = citiesOf(view, board, acquirer).filter((other) => other !== city);
  const home = view.defunct === null ? [] : [airlineOn(board, view.defunct).home];
  return strandedAmong(view, board, acquirer, [...view.taken, ...home], left).length === 0;
}

/** Of some cities those whose aircraft has no other one of these in range. */
function strandedAmong(
  view: View,
  board: BoardFile,
  acquirer: Airline,
  some: readonly City[],
  left: readonly City[],
): City[] {
  const { cities } = airlineIn(view, acquirer);
  return board.cities.flatMap(({ id }) => {
    const served = cities.find(({ city }) => city === id);
    const stands =
      !served || !some.includes(id) || !left.includes(id) || isInRange(board, served.aircraft, id, left);
    return stands ? [] : [id];
  });
}

/** A forfeited city, and what is then out of range: again, until all is in range or the markers suffice. */
function lostWith(view: View, board: BoardFile, acquirer: Airline, city: City): readonly City[] {
  const own = citiesOf(view, board, acquirer);
  const { cities } = airlineIn(view, acquirer);
  const { acquired } = airlineOn(board, acquirer);
  const lost = [city];
  for (;;) {
    const left = own.filter((other) => !lost.includes(other));
    const stranded = strandedAmong(view, board, acquirer, view.taken, left);
    lost.push(...stranded);
    const marked = cities.filter((at) => at.of !== acquirer && !lost.includes(at.city)).length;
    if (stranded.length === 0 || marked <= acquired) return lost;
  }
}

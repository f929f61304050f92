import type { Seat } from '@tarmac/kernel';
import type { BoardFile } from '../board-file.ts';
import { FORFEIT, settleCode, settledCity, settledWith } from '../codes.ts';
import { isQualified, rateOf } from '../dividends.ts';
import { priceOf } from '../market.ts';
import { dispose, mostExchanges, takeOver } from '../merger.ts';
import { listSettlements, settle } from '../settlement.ts';
import type { Aircraft, City } from '../types.ts';
import { AIRCRAFT, MAX_AIRLINES, MAX_CITIES, NONE, TYPES } from '../types.ts';
import type { View } from '../view.ts';
import { tableOf, toldOf } from './ask.ts';

/* The decisions of a merger, and what each would do. */

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
  /** Of the acquirer then. */
  readonly shares: number;
  /** AK-50, AK-51: what they would be paid with the cities of this merger, if no city is given up and nobody else trades. */
  readonly dividend: number;
}

/** What a holder could do if it were his turn now, from no exchange on; nothing in another phase or without shares. */
export function disposeChoices(view: View, board: BoardFile, seat: Seat): readonly Disposal[] {
  if (view.phase !== 'dispose') return [];
  const table = tableOf(view, board);
  const { airline, defunct } = table;
  if (table.shares[seat * MAX_AIRLINES + defunct] === 0) return [];
  return Array.from({ length: 1 + mostExchanges(table, seat) }, (_, exchange) => {
    const after = table.copy();
    const { exchanged, sold, amount } = toldOf('disposed', (sink) => dispose(after, seat, exchange, sink));
    const ceo = after.ceo[airline];
    const shares = after.shares[seat * MAX_AIRLINES + airline];
    const disposed = {
      exchange,
      gets: exchanged,
      sells: sold,
      brings: amount,
      priceAfter: priceOf(after, airline),
      ceoAfter: ceo === NONE ? null : ceo,
      shares,
    };
    takeOver(after);
    return { ...disposed, dividend: isQualified(after, airline) ? shares * rateOf(after, airline) : 0 };
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
  if (view.phase !== 'settle') return [];
  const table = tableOf(view, board);
  const codes = Array.from(choices.subarray(0, listSettlements(table, choices)));
  return [...new Set(codes.map(settledCity))].map((city) => {
    const here = codes.filter((code) => settledCity(code) === city).map(settledWith);
    const types = AIRCRAFT.filter((_, type) => here.includes(type));
    const settlement = { city: table.board.cityIds[city], types };
    if (!here.includes(FORFEIT)) return { ...settlement, forfeits: [], loses: 0 };
    const after = table.copy();
    const { cities } = toldOf('forfeited', (sink) => settle(after, settleCode(city, FORFEIT), sink));
    const { airline, points } = table;
    return { ...settlement, forfeits: cities, loses: points[airline] - after.points[airline] };
  });
}

const choices = new Int32Array(MAX_CITIES * (TYPES + 1));

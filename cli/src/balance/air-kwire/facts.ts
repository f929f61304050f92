import type { AirKwireTypes, Airline, Event } from '@tarmac/air-kwire';
import { airKwire } from '@tarmac/air-kwire';
import type { Match } from '@tarmac/kernel';
import type { AnyMatch } from '../../play/play-game.ts';

/** What the balance of a board is judged by, from one match of Air-Kwire. Money and counts are of all players. */
export interface Facts {
  readonly reason: string;
  /** Turns of all players. */
  readonly turns: number;
  readonly routes: number;
  readonly discards: number;
  readonly asked: number;
  readonly refused: number;
  readonly mergers: readonly { readonly acquirer: Airline; readonly defunct: Airline }[];
  readonly opened: readonly Airline[];
  readonly bankruptcies: number;
  /** Airlines that paid or did not pay at a payout. */
  readonly paid: number;
  readonly unpaid: number;
  readonly dividends: number;
  readonly bonuses: number;
  readonly forfeits: number;
  readonly powers: number;
  /** The airline with most city points at the end, and the points of all that are open then. */
  readonly largest: Airline | null;
  readonly points: Readonly<Record<Airline, number>>;
  readonly cities: readonly string[];
  /** Wealth at the end, best first. */
  readonly wealth: readonly number[];
}

export function factsOf(match: AnyMatch): Facts {
  const { board, options, setup, log } = ofAirKwire(match);
  const state = airKwire.setup(board, options, setup);
  const events = log.flatMap(({ seat, move }) => airKwire.apply(state, seat, move));
  const all = <T extends Event['type']>(type: T): (Event & { type: T })[] =>
    events.filter((event): event is Event & { type: T } => event.type === type);
  const end = airKwire.view(state, null);
  const open = Object.entries(end.airlines).filter(([, airline]) => airline.status === 'open');
  const most = Math.max(0, ...open.map(([, { points }]) => points));
  return {
    reason: end.outcome?.reason ?? '',
    turns: 1 + all('turn').length,
    routes: all('flew').length,
    discards: all('discarded').length,
    asked: all('asked').length,
    refused: all('refused').length,
    mergers: all('merger').map(({ acquirer, defunct }) => ({ acquirer, defunct })),
    opened: [...new Set(all('bought').flatMap(({ airline, opening }) => (opening ? [airline] : [])))],
    bankruptcies: all('bankrupt').length,
    paid: all('paid').length,
    unpaid: all('unpaid').length,
    dividends: total(all('paid')),
    bonuses: total(all('bonus')),
    forfeits: all('forfeited').length,
    powers: all('power').length,
    largest: open.find(([, { points }]) => points === most)?.[0] ?? null,
    points: Object.fromEntries(open.map(([id, { points }]) => [id, points])),
    cities: [...new Set(all('flew').map(({ city }) => city))],
    wealth: [...(end.outcome?.scores ?? [])].sort((a, b) => b - a),
  };
}

function ofAirKwire(match: AnyMatch): Match<AirKwireTypes> {
  return match as unknown as Match<AirKwireTypes>;
}

function total(payments: readonly { readonly amounts: readonly number[] }[]): number {
  return payments.reduce((sum, { amounts }) => sum + amounts.reduce((all, one) => all + one, 0), 0);
}

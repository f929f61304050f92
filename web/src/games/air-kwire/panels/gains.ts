import type { Airline, View } from '@tarmac/air-kwire';
import type { Change, RouteEffect, TradeEffect } from '@tarmac/air-kwire/aids';
import type { Seat } from '@tarmac/kernel';
import type { Turn } from '../turn.svelte.ts';
import { tradeSeen } from './trade-seen.ts';

/** What a route or a trade that is looked at brings, in dollars by seat. */
export interface Gains {
  readonly airline: Airline;
  /** What the next payout of this airline would bring more or less; null where it is gone before that. */
  readonly dividend: readonly number[] | null;
  /** AK-43; null without a merger. */
  readonly bonus: readonly number[] | null;
  /** Of a trade or an opening: shares at the new price, and what was paid for them. */
  readonly wealth: readonly number[] | null;
}

export function gainsOf(turn: Turn): Gains | null {
  const { looked, view } = turn;
  const trade = tradeSeen(turn);
  if (looked) {
    const isOpened = turn.step === 'open' && trade?.airline === looked.airline;
    const wealth = isOpened ? ofTrade(view, looked.airline, trade.effect).wealth : null;
    return { airline: looked.airline, ...ofRoute(looked.effect), wealth };
  }
  return trade && { airline: trade.airline, ...ofTrade(view, trade.airline, trade.effect) };
}

export function ofRoute(effect: RouteEffect): Pick<Gains, 'dividend' | 'bonus'> {
  const { meeting, shares } = effect;
  const isMerger = meeting?.verdict === 'merger';
  const rate = paid(effect);
  return {
    // What a merger does to dividends shows only when all shares are exchanged.
    dividend: isMerger
      ? null
      : shares.after.map((held, seat) => held * rate.after - (shares.before[seat] ?? 0) * rate.before),
    bonus: isMerger ? meeting.bonuses : null,
  };
}

export function ofTrade(view: View, airline: Airline, effect: TradeEffect): Omit<Gains, 'airline'> {
  const { cost, price, shares, bankrupt } = effect;
  const seat = view.viewer ?? view.turn;
  const rate = paid(effect);
  const value = { before: price.before, after: bankrupt ? 0 : price.after };
  const changes = (per: Change<number>): number[] =>
    heldBy(view, airline).map((held, other) =>
      other === seat
        ? shares.after * per.after - shares.before * per.before
        : held * (per.after - per.before),
    );
  return {
    dividend: changes(rate),
    bonus: null,
    wealth: changes(value).map((change, other) => change - (other === seat ? cost : 0)),
  };
}

/** AK-51: what an airline pays per share; nothing while it is not qualified. */
export function paid({
  rate,
  qualified,
}: {
  rate: Change<number>;
  qualified: Change<boolean>;
}): Change<number> {
  return {
    before: qualified.before ? rate.before : 0,
    after: qualified.after ? rate.after : 0,
  };
}

function heldBy(view: View, airline: Airline): number[] {
  return view.shares.map((held) => held[airline] ?? 0);
}

/** The seats that hold an airline, gain or lose by it, and the viewer: the others have nothing to do with it. */
export function concerned(view: View, { airline, dividend, bonus, wealth }: Gains): readonly Seat[] {
  return view.shares.flatMap((held, seat) => {
    const changes = [dividend, bonus, wealth].some((row) => (row?.[seat] ?? 0) !== 0);
    return changes || (held[airline] ?? 0) > 0 || seat === view.viewer ? [seat] : [];
  });
}

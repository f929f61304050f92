import type { Airline, BoardFile, Event } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import type { Told } from '../types.ts';

/** What everybody had at the end of a turn. */
export interface Moment {
  /** Turns that had ended; 0: the beginning. */
  readonly turn: number;
  /** By seat: cash and shares at their prices. */
  readonly wealth: readonly number[];
  /** Whether dividends were paid in this turn, and which airline was taken over in it. */
  readonly paid: boolean;
  readonly merged: readonly Airline[];
}

/** What a seat received in the whole game. */
export interface Received {
  readonly dividends: number;
  readonly bonuses: number;
}

/** Cash and shares as the log tells of them: they change with nothing else. */
class Ledger {
  readonly cash: number[];
  readonly #shares: Map<Airline, number>[];
  readonly #prices = new Map<Airline, number>();
  readonly #first: number;

  constructor(cash: readonly number[], board: BoardFile) {
    this.cash = [...cash];
    this.#shares = cash.map(() => new Map<Airline, number>());
    this.#first = board.track[0]?.price ?? 0;
  }

  get wealth(): number[] {
    return this.cash.map((cash, seat) => {
      const held = [...(this.#shares[seat] ?? [])];
      return held.reduce((sum, [airline, shares]) => sum + shares * this.#price(airline), cash);
    });
  }

  #price(airline: Airline): number {
    return this.#prices.get(airline) ?? this.#first;
  }

  #pay(seat: Seat, dollars: number): void {
    this.cash[seat] = (this.cash[seat] ?? 0) + dollars;
  }

  #hold(seat: Seat, airline: Airline, shares: number): void {
    const held = this.#shares[seat];
    held?.set(airline, Math.max(0, (held.get(airline) ?? 0) + shares));
  }

  #close(airline: Airline): void {
    for (const held of this.#shares) held.delete(airline);
    this.#prices.delete(airline);
  }

  /** `acquirer`: of the merger under way. */
  tell(event: Event, acquirer: Airline | null): void {
    switch (event.type) {
      case 'bought':
        this.#pay(event.seat, -event.price - event.fee);
        this.#hold(event.seat, event.airline, event.shares);
        break;
      case 'sold':
        this.#pay(event.seat, event.price - event.fee);
        this.#hold(event.seat, event.airline, -1);
        break;
      case 'moved':
        this.#prices.set(event.airline, event.price);
        break;
      case 'bonus':
      case 'paid':
        event.amounts.forEach((dollars, seat) => {
          this.#pay(seat, dollars);
        });
        break;
      case 'disposed':
        this.#pay(event.seat, event.amount);
        this.#hold(event.seat, event.airline, -event.sold - 2 * event.exchanged);
        if (acquirer !== null) this.#hold(event.seat, acquirer, event.exchanged);
        break;
      case 'bankrupt':
        this.#close(event.airline);
        break;
      case 'taken-over':
        this.#close(event.defunct);
        break;
    }
  }
}

/** AK-10: everybody's cash at the beginning, worked out backwards from the end. */
export function startingCash(log: readonly Told[], cash: readonly number[], board: BoardFile): number[] {
  const ledger = new Ledger(
    cash.map(() => 0),
    board,
  );
  for (const { events } of log) for (const event of events) ledger.tell(event, null);
  return cash.map((dollars, seat) => dollars - (ledger.cash[seat] ?? 0));
}

/** Everybody's wealth over the whole game, turn by turn. `cash`: at the end. */
export function wealthOver(log: readonly Told[], cash: readonly number[], board: BoardFile): Moment[] {
  const ledger = new Ledger(startingCash(log, cash, board), board);
  const moments: Moment[] = [{ turn: 0, wealth: ledger.wealth, paid: false, merged: [] }];
  let acquirer: Airline | null = null;
  let paid = false;
  let merged: Airline[] = [];
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'merger') {
      acquirer = event.acquirer;
      merged.push(event.defunct);
    }
    paid ||= event.type === 'paid';
    ledger.tell(event, acquirer);
    if (event.type === 'turn' || event.type === 'ended') {
      moments.push({ turn: moments.length, wealth: ledger.wealth, paid, merged });
      paid = false;
      merged = [];
    }
  }
  return moments;
}

/** AK-50, AK-43: dividends and merger bonuses of the whole game, by seat. */
export function receivedBy(log: readonly Told[], seats: number): Received[] {
  const events = log.flatMap((told) => told.events);
  const sum = (type: 'paid' | 'bonus', seat: Seat): number =>
    events.reduce((all, event) => all + (event.type === type ? (event.amounts[seat] ?? 0) : 0), 0);
  return Array.from({ length: seats }, (_, seat) => ({
    dividends: sum('paid', seat),
    bonuses: sum('bonus', seat),
  }));
}

/**
 * What each airline brought to each seat: what its shares are worth at the end, were sold for and were paid, less what
 * they cost. With the cash of the beginning it adds up to the wealth at the end. `shares` and `prices`: at the end.
 */
export function gainsOf(
  log: readonly Told[],
  shares: readonly Readonly<Record<Airline, number>>[],
  prices: Readonly<Record<Airline, number>>,
): Map<Airline, number[]> {
  const gains = new Map<Airline, number[]>();
  const now = new Map<Airline, number>();
  const gain = (airline: Airline, seat: Seat, dollars: number): void => {
    const all = gains.get(airline) ?? shares.map(() => 0);
    all[seat] = (all[seat] ?? 0) + dollars;
    gains.set(airline, all);
  };
  let acquirer: Airline | null = null;
  for (const event of log.flatMap(({ events }) => events)) {
    switch (event.type) {
      case 'bought':
        gain(event.airline, event.seat, -event.price - event.fee);
        break;
      case 'sold':
        gain(event.airline, event.seat, event.price - event.fee);
        break;
      case 'moved':
        now.set(event.airline, event.price);
        break;
      case 'merger':
        acquirer = event.acquirer;
        break;
      case 'bonus':
      case 'paid':
        event.amounts.forEach((dollars, seat) => {
          gain(event.airline, seat, dollars);
        });
        break;
      case 'disposed': {
        // Shares that are exchanged leave one airline and enter the other at the price of the day.
        const worth = acquirer === null ? 0 : event.exchanged * (now.get(acquirer) ?? prices[acquirer] ?? 0);
        gain(event.airline, event.seat, event.amount + worth);
        if (acquirer !== null) gain(acquirer, event.seat, -worth);
        break;
      }
    }
  }
  shares.forEach((held, seat) => {
    for (const [airline, count] of Object.entries(held))
      if (count > 0) gain(airline, seat, count * (prices[airline] ?? 0));
  });
  return gains;
}

/** Who was ahead of all others after the most turns; null if two were so equally often. */
export function leadOver(moments: readonly Moment[]): { readonly seat: Seat; readonly turns: number } | null {
  const turns = (moments[0]?.wealth ?? []).map((_, seat) => {
    const leads = ({ wealth }: Moment): boolean =>
      wealth.every((dollars, other) => other === seat || dollars < (wealth[seat] ?? 0));
    return moments.slice(1).filter(leads).length;
  });
  const most = Math.max(0, ...turns);
  if (most === 0 || turns.filter((count) => count === most).length > 1) return null;
  return { seat: turns.indexOf(most), turns: most };
}

import type { Airline, BoardFile, Event, View } from '@tarmac/air-kwire';
import { limitsAt, payout, type Unqualified } from '@tarmac/air-kwire/aids';
import type { Told } from '../types.ts';

/** What a payout of dividends meant for one airline (AK-50 to AK-55). */
export interface Payment {
  readonly airline: Airline;
  readonly price: number;
  readonly points: number;
  /** Per share; null if it was not qualified. */
  readonly rate: number | null;
  /** By seat. */
  readonly amounts: readonly number[];
  /** Why it was not qualified. */
  readonly why: Unqualified | null;
  /** `warned`: it drops if it does not pay the next time either. */
  readonly fate: 'same' | 'rises' | 'drops' | 'bankrupt' | 'warned';
  readonly priceAfter: number;
}

export interface Payout {
  /** In the order of the board. */
  readonly payments: readonly Payment[];
  /** By seat. */
  readonly totals: readonly number[];
}

type Result = Extract<Event, { type: 'paid' | 'unpaid' }>;
type Moved = Extract<Event, { type: 'moved' }>;

function isPayout(event: Event): event is Result {
  return event.type === 'paid' || event.type === 'unpaid';
}

/** The payout that a move brought; null if it brought none. */
export function payoutOf(told: Told, before: View, after: View, board: BoardFile): Payout | null {
  const first = told.events.findIndex(isPayout);
  if (first < 0) return null;
  const events = told.events.slice(first);
  const then = momentOf(events, before, after, board);
  const reasons = payout(then, board);
  const payments = board.airlines.flatMap(({ id }): Payment[] => {
    const result = events.filter(isPayout).find(({ airline }) => airline === id);
    const line = then.airlines[id];
    if (!result || !line) return [];
    const { price, points } = line;
    const paid = result.type === 'paid';
    return [
      {
        airline: id,
        price,
        points,
        rate: paid ? result.rate : null,
        amounts: paid ? result.amounts : before.shares.map(() => 0),
        why: paid ? null : (reasons.find(({ airline }) => airline === id)?.why ?? null),
        fate: fateOf(events, result),
        priceAfter: movedIn(events, id)?.price ?? price,
      },
    ];
  });
  const totals = before.shares.map((_, seat) =>
    payments.reduce((sum, { amounts }) => sum + (amounts[seat] ?? 0), 0),
  );
  return { payments, totals };
}

/**
 * The table at the moment of the payout, which may follow a route and a merger of the same move: as after the move, but
 * with the prices from before; an airline that went bankrupt as it was.
 */
function momentOf(events: readonly Event[], before: View, after: View, board: BoardFile): View {
  const airlines = Object.fromEntries(
    Object.entries(after.airlines).map(([id, line]) => {
      if (isBankrupt(events, id)) return [id, before.airlines[id] ?? line];
      const space = movedIn(events, id)?.from ?? line.space;
      return [id, { ...line, space, price: limitsAt(board, space).price }];
    }),
  );
  return { ...after, airlines };
}

function fateOf(events: readonly Event[], { airline, type }: Result): Payment['fate'] {
  if (isBankrupt(events, airline)) return 'bankrupt';
  const moved = movedIn(events, airline);
  if (moved) return moved.to > moved.from ? 'rises' : 'drops';
  return type === 'unpaid' ? 'warned' : 'same';
}

function movedIn(events: readonly Event[], airline: Airline): Moved | undefined {
  return events.find((event): event is Moved => event.type === 'moved' && event.airline === airline);
}

function isBankrupt(events: readonly Event[], airline: Airline): boolean {
  return events.some((event) => event.type === 'bankrupt' && event.airline === airline);
}

import type { Sink } from '@tarmac/kernel';
import type { Event } from './events.ts';
import { isOpen, movePrice, priceOf } from './market.ts';
import { cityCount, highestType } from './network.ts';
import { rateFor } from './rate.ts';
import type { State } from './state.ts';
import { LAST_PRICE, MAX_AIRLINES, SHARES } from './types.ts';

/** AK-50: per share, whether qualified or not (AK-43). */
export function rateOf(s: State, airline: number): number {
  return rateFor(priceOf(s, airline), s.points[airline]);
}

/** AK-51 */
export function isQualified(s: State, airline: number): boolean {
  const { limit, type } = s.board;
  const space = s.space[airline];
  return (
    cityCount(s, airline) <= limit[space] &&
    highestType(s, airline) <= type[space] &&
    s.points[airline] >= s.sold[airline]
  );
}

/** AK-50 to AK-54: all payments first, then in board order what they do to the prices. */
export function payDividends(s: State, sink?: Sink<Event>): void {
  let qualified = 0;
  for (let a = 0; a < s.board.airlineCount; a++) {
    if (!isOpen(s, a) || !isQualified(s, a)) continue;
    qualified |= 1 << a;
    pay(s, a, sink);
  }
  for (let a = 0; a < s.board.airlineCount; a++) {
    if (!isOpen(s, a)) continue;
    if (((qualified >>> a) & 1) === 1) {
      s.unpaid[a] = 0;
      // AK-53: a board may have several spaces of the top price.
      if (s.sold[a] === SHARES && priceOf(s, a) < LAST_PRICE) movePrice(s, a, 1, sink);
    } else {
      missDividend(s, a, sink);
    }
  }
  s.dividend = 0;
  s.due = 0;
}

function pay(s: State, airline: number, sink?: Sink<Event>): void {
  const rate = rateOf(s, airline);
  const { players, board } = s.setting;
  for (let p = 0; p < players; p++) s.cash[p] += rate * s.shares[p * MAX_AIRLINES + airline];
  if (!sink) return;
  const amounts = Array.from({ length: players }, (_, p) => rate * s.shares[p * MAX_AIRLINES + airline]);
  sink({ type: 'paid', airline: board.airlineIds[airline], rate, amounts });
}

/** AK-52 */
function missDividend(s: State, airline: number, sink?: Sink<Event>): void {
  const again = s.unpaid[airline] === 1;
  s.unpaid[airline] = 1;
  if (sink) sink({ type: 'unpaid', airline: s.board.airlineIds[airline], again });
  if (again) movePrice(s, airline, -1, sink);
}

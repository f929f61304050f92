import type { Event } from '@tarmac/air-kwire';
import { texts } from '../texts.ts';
import type { Names } from './names.ts';
import type { Together } from './said.ts';

type Trade = Extract<Event, { type: 'bought' | 'sold' }>;

/** Purchases or sales of one airline by one player that come first, and what they did to its price. */
export function tradesIn(events: readonly Event[], names: Names): Together | null {
  const [first] = events;
  if (!first || !isTrade(first)) return null;
  const { seat, airline } = first;
  let [count, amount, fee, now, taken] = [0, 0, 0, null as number | null, 0];
  for (const event of events) {
    if (isTrade(event) && (event === first || belongsTo(first, event))) {
      count += event.type === 'bought' ? event.shares : 1;
      amount += event.type === 'bought' ? event.price + event.fee : event.price - event.fee;
      fee += event.fee;
    } else if (event.type === 'moved' && event.airline === airline) now = event.price;
    else break;
    taken++;
  }
  const next = events[taken];
  if (next && isTrade(next) && next.airline === airline) now = null; // the price is told with the last of them
  const { bought, opened, sold } = texts().narration;
  const say = first.type === 'sold' ? sold : first.opening ? opened : bought;
  const deal = { airline: names.airline(airline), count, amount, fee, now };
  return { events: taken, by: seat, text: say(names.person(seat), deal) };
}

function isTrade(event: Event): event is Trade {
  return event.type === 'bought' || event.type === 'sold';
}

/** An opening stands alone. */
function belongsTo(first: Trade, { type, seat, airline }: Trade): boolean {
  const opens = first.type === 'bought' && first.opening;
  return !opens && type === first.type && seat === first.seat && airline === first.airline;
}

import type { Event } from '@tarmac/air-kwire';
import type { Seat } from '@tarmac/kernel';
import type { Deal } from '../../../words/en/air-kwire/narration.ts';
import type { Rich } from '../../../words/rich.ts';
import { texts } from '../texts.ts';
import type { Names } from './names.ts';
import type { Together } from './said.ts';

type Trade = Extract<Event, { type: 'bought' | 'sold' }>;
type Kind = 'bought' | 'opened' | 'sold';

/** What one player did with the shares of one airline, and the number of events that it takes. */
interface Dealt {
  readonly by: Seat;
  readonly kind: Kind;
  readonly deal: Deal;
  readonly events: number;
}

/**
 * Purchases or sales of one airline by one player that come first, and what they did to its price; in few words, those of
 * other airlines that follow, too.
 */
export function tradesIn(events: readonly Event[], names: Names): Together | null {
  const first = dealtIn(events, names);
  if (!first) return null;
  const { by, kind } = first;
  const all = [first];
  let taken = first.events;
  while (names.brief && kind !== 'opened') {
    const next = dealtIn(events.slice(taken), names);
    if (next?.by !== by || next.kind !== kind) break;
    all.push(next);
    taken += next.events;
  }
  return { events: taken, by, text: told(all, first, names) };
}

function told(all: readonly Dealt[], { by, kind, deal }: Dealt, names: Names): Rich {
  const { bought, opened, sold, brief } = texts().narration;
  const who = names.person(by);
  if (kind === 'opened') return names.brief ? brief.opened(who, deal) : opened(who, deal);
  const deals = all.map((one) => one.deal);
  if (kind === 'sold') return names.brief ? brief.sold(who, deals) : sold(who, deal);
  return names.brief ? brief.bought(who, deals) : bought(who, deal);
}

function dealtIn(events: readonly Event[], names: Names): Dealt | null {
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
  const kind = first.type === 'sold' ? 'sold' : first.opening ? 'opened' : 'bought';
  return {
    by: seat,
    kind,
    deal: { airline: names.airline(airline), count, amount, fee, now },
    events: taken,
  };
}

function isTrade(event: Event): event is Trade {
  return event.type === 'bought' || event.type === 'sold';
}

/** An opening stands alone. */
function belongsTo(first: Trade, { type, seat, airline }: Trade): boolean {
  const opens = first.type === 'bought' && first.opening;
  return !opens && type === first.type && seat === first.seat && airline === first.airline;
}

import type { Event } from '@tarmac/air-kwire';
import { texts } from '../texts.ts';
import type { Names } from './names.ts';
import type { Together } from './said.ts';

/** The results of a payout that come first: what each airline paid, and what it came to for each player. */
export function payoutIn(events: readonly Event[], names: Names): Together | null {
  const end = events.findIndex(({ type }) => type !== 'paid' && type !== 'unpaid');
  const results = events.slice(0, end < 0 ? events.length : end);
  if (results.length === 0) return null;
  const paid = results.filter((event) => event.type === 'paid').filter(({ rate }) => rate > 0);
  const totals = (paid[0]?.amounts ?? []).map((_, seat) =>
    paid.reduce((sum, { amounts }) => sum + (amounts[seat] ?? 0), 0),
  );
  const text = texts().narration.payout({
    paid: paid.map(({ airline, rate }) => ({ airline: names.airline(airline), rate })),
    awards: names.awards(totals),
    unpaid: results.flatMap((event) => (event.type === 'unpaid' ? [names.airline(event.airline)] : [])),
  });
  return { events: results.length, by: null, text };
}

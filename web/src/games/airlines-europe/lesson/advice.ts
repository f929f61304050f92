import type { Airline, BoardFile, Move, Share, View } from '@tarmac/airlines-europe';
import { type Feed, feed, feedPlay, ladder } from '@tarmac/airlines-europe/aids';
import type { Seat } from '@tarmac/kernel';
import { type Counts, type Offer, offerOf } from '../turn/offer.ts';

/** Something sensible to do now, with the reason for it; all of it follows from what the viewer sees. */
export type Advice =
  /** `gain`: points more for the viewer if it scored now. */
  | { readonly kind: 'play'; readonly shares: readonly Laid[]; readonly gain: number }
  | { readonly kind: 'licence'; readonly airline: Airline; readonly route: string; readonly feed: Feed }
  | { readonly kind: 'cash'; readonly cash: number }
  /** `own`: what the viewer has of it then, in the hand and on the table. */
  | { readonly kind: 'take'; readonly share: Airline; readonly own: number; readonly rival: Rival | null }
  | { readonly kind: 'draw' }
  | { readonly kind: 'give'; readonly share: Share; readonly own: number; readonly rival: Rival | null };

export interface Laid {
  readonly share: Share;
  readonly count: number;
}

/** The other player with the most shares of an airline on the table. */
export interface Rival {
  readonly seat: Seat;
  readonly count: number;
}

/** With so little money there is hardly a choice of licences. */
const SHORT_OF_CASH = 4;

/** What a share is worth more on the table than in the hand. */
const ON_THE_TABLE = 2;

interface Position {
  readonly view: View;
  readonly board: BoardFile;
  readonly me: Seat;
  readonly offer: Offer;
}

/** Null where nothing is to be decided. */
export function adviceFor(view: View, board: BoardFile, legal: readonly Move[]): Advice | null {
  const me = view.viewer;
  if (me === null || legal.length === 0) return null;
  const position = { view, board, me, offer: offerOf(legal, view, board) };
  switch (view.phase) {
    case 'turn':
      return action(position);
    case 'second':
      return growing(position) ?? take(position);
    case 'share':
    case 'pick':
      return take(position);
    case 'discard':
      return give(position, legal);
    default:
      return null;
  }
}

function action(position: Position): Advice {
  const { view, me } = position;
  const plays = bestPlay(position);
  const licence = bestLicence(position);
  const cash = view.cash[me] ?? 0;
  if (plays && plays.gain > 0 && plays.gain >= (licence?.net ?? 0)) return { kind: 'play', ...plays };
  if (licence && licence.net > 0) return licence.advice;
  if (licence && cash >= SHORT_OF_CASH) return licence.advice;
  return { kind: 'cash', cash };
}

/** A second licence only where it brings something at once. */
function growing(position: Position): Advice | null {
  const licence = bestLicence(position);
  return licence && licence.net > 0 ? licence.advice : null;
}

interface Play {
  readonly shares: readonly Laid[];
  readonly gain: number;
}

/** The shares that bring the viewer most more than anybody else; of equals, the most shares. */
function bestPlay({ view, board, me, offer }: Position): Play | null {
  let best: Play | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const shares of offer.plays) {
    const { before, after } = feedPlay(view, board, me, shares);
    const changes = after.total.map((points, seat) => points - (before.total[seat] ?? 0));
    const gain = changes[me] ?? 0;
    const worth = gain - Math.min(0, ...changes) + sizeOf(shares) / 100;
    if (worth > most) [best, most] = [{ shares: laid(shares), gain }, worth];
  }
  return best;
}

const laid = (shares: Counts): Laid[] =>
  Object.entries(shares).map(([share, count]) => ({ share: share as Share, count }));
const sizeOf = (shares: Counts): number => laid(shares).reduce((sum, { count }) => sum + count, 0);

interface Licence {
  readonly advice: Advice & { readonly kind: 'licence' };
  /** Points for the viewer, less what it brings the rival who gains most. */
  readonly net: number;
}

/** Of an airline that the viewer has on the table: what brings most more than it brings to others, or comes nearest to that. */
function bestLicence({ view, board, me, offer }: Position): Licence | null {
  let best: Licence | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [airline, prices] of offer.routes) {
    if ((view.portfolios[me]?.[airline] ?? 0) === 0) continue;
    for (const route of prices.keys()) {
      const brings = feed(view, board, airline, route);
      if (!brings) continue;
      const { points, price, next } = brings;
      const net = ahead(points.before, points.after, me);
      const soon = next ? ahead(points.before, next.points, me) / (1 + next.short) : 0;
      const worth = net + soon / 4 - price / 100;
      if (worth > most)
        [best, most] = [{ advice: { kind: 'licence', airline, route, feed: brings }, net }, worth];
    }
  }
  return best;
}

/** How much more the viewer gains than the rival who gains most. */
function ahead(before: readonly number[], after: readonly number[], me: Seat): number {
  const changes = after.map((points, seat) => points - (before[seat] ?? 0));
  return (changes[me] ?? 0) - Math.max(0, ...changes.filter((_, seat) => seat !== me));
}

/** The share of the market that brings the viewer nearest to a lead, or keeps one. */
function take({ view, me, offer }: Position): Advice {
  let best: (Advice & { readonly kind: 'take' }) | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const share of offer.market) {
    const own = 1 + ownOf(view, me, share);
    const rival = rivalOf(view, me, share);
    const margin = own - (rival?.count ?? 0);
    // To have one alone is worth little; to fight far behind, nothing.
    const worth = own === 1 && rival ? -2 - rival.count : Math.min(margin, 2) + own / 10;
    if (worth > most) [best, most] = [{ kind: 'take', share, own, rival }, worth];
  }
  return best ?? { kind: 'draw' };
}

/** The share that is furthest from leading. */
function give({ view, me }: Position, legal: readonly Move[]): Advice | null {
  let best: (Advice & { readonly kind: 'give' }) | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const move of legal) {
    if (move.type !== 'discard' || move.share === 'abacus') continue;
    const own = ownOf(view, me, move.share);
    const rival = rivalOf(view, me, move.share);
    const worth = own - (rival?.count ?? 0) * 1.5 + (move.from === 'hand' ? 0 : ON_THE_TABLE);
    if (worth < least) [best, least] = [{ kind: 'give', share: move.share, own, rival }, worth];
  }
  return best;
}

function ownOf(view: View, me: Seat, share: Share): number {
  return (view.hands[me]?.shares?.[share] ?? 0) + (view.portfolios[me]?.[share] ?? 0);
}

function rivalOf(view: View, me: Seat, share: Share): Rival | null {
  const holdings = ladder(view).find((rung) => rung.share === share)?.holdings ?? [];
  const others = holdings.flatMap((count, seat) => (seat !== me && count > 0 ? [{ seat, count }] : []));
  return others.sort((a, b) => b.count - a.count)[0] ?? null;
}

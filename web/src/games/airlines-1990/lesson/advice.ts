import type { BoardFile, Company, Move, View } from '@tarmac/airlines-1990';
import { type Effect, effectOf, effectOfPlay, ladder } from '@tarmac/airlines-1990/aids';
import type { Seat } from '@tarmac/kernel';
import { type Offer, offerOf, type Way } from '../turn/offer.ts';

/** Something sensible to do now, with the reason for it; all of it follows from what the viewer sees. */
export type Advice =
  /** `gain`: points more for the viewer if it scored now. */
  | {
      readonly kind: 'found';
      readonly company: Company;
      readonly shares: number;
      readonly route: string;
      readonly gain: number;
    }
  | { readonly kind: 'play'; readonly company: Company; readonly shares: number; readonly gain: number }
  /** Of a company that the viewer leads; null: of none. */
  | { readonly kind: 'expand'; readonly led: Led | null }
  | { readonly kind: 'fly'; readonly company: Company; readonly route: string; readonly effect: Effect }
  | { readonly kind: 'keep' }
  /** `own`: what the viewer has of it then, in the hand and on the table. */
  | { readonly kind: 'take'; readonly company: Company; readonly own: number; readonly rival: Rival | null }
  | { readonly kind: 'draw' };

interface Led {
  readonly company: Company;
  readonly own: number;
  readonly next: number;
}

/** The other player with the most shares of a company on the table. */
export interface Rival {
  readonly seat: Seat;
  readonly count: number;
}

/** What a flight of a company that the viewer leads is worth at least. */
const A_FLIGHT = 1;

interface Position {
  readonly view: View;
  readonly board: BoardFile;
  readonly me: Seat;
  readonly offer: Offer;
}

/** Null where nothing is to be decided, or nothing can be said of it. */
export function adviceFor(view: View, board: BoardFile, legal: readonly Move[]): Advice | null {
  const me = view.viewer;
  if (me === null || legal.length === 0) return null;
  const position = { view, board, me, offer: offerOf(legal) };
  switch (view.phase) {
    case 'start':
      return action(position);
    case 'expand':
      return flight(position);
    case 'take':
      return take(position);
    default:
      return null;
  }
}

function action(position: Position): Advice | null {
  const { offer } = position;
  const led = ledBy(position);
  const best = [bestFounding(position), bestPlay(position)]
    .filter((one) => one !== null)
    .sort((a, b) => b.gain - a.gain)[0];
  const expands = offer.actions.has('expand');
  if (best && best.gain > (expands && led ? A_FLIGHT : 0)) return best;
  return expands ? { kind: 'expand', led } : (best ?? null);
}

/** The company in play that the viewer leads alone by the most shares. */
function ledBy({ view, board, me }: Position): Led | null {
  const led = ladder(view, board).filter(
    ({ founded, leaders, markersLeft }) =>
      founded && markersLeft > 0 && leaders.length === 1 && leaders[0] === me,
  );
  const [best] = led.sort((a, b) => b.gap - a.gap);
  if (!best) return null;
  const own = best.laid[me] ?? 0;
  return { company: best.company, own, next: own - best.gap };
}

type Gainful = Advice & { readonly kind: 'found' | 'play' };

function bestFounding({ view, board, me, offer }: Position): Gainful | null {
  return mostGainful(offer.found, ({ company, route, shares }) => {
    if (route === null || shares === null) return null;
    const { total } = effectOfPlay(view, board, me, { company, shares, route });
    const gain = (total.after[me] ?? 0) - (total.before[me] ?? 0);
    return { kind: 'found', company, route, shares, gain };
  });
}

function bestPlay({ view, board, me, offer }: Position): Gainful | null {
  return mostGainful(offer.play, ({ company, shares }) => {
    if (shares === null) return null;
    const { total } = effectOfPlay(view, board, me, { company, shares });
    const gain = (total.after[me] ?? 0) - (total.before[me] ?? 0);
    return { kind: 'play', company, shares, gain };
  });
}

/** Of equals the one with fewer shares: the others can still surprise. */
function mostGainful(ways: readonly Way[], adviceOn: (way: Way) => Gainful | null): Gainful | null {
  let best: Gainful | null = null;
  for (const way of ways) {
    const one = adviceOn(way);
    if (!one) continue;
    if (!best || one.gain > best.gain || (one.gain === best.gain && one.shares < best.shares)) best = one;
  }
  return best;
}

/** The flight that brings the viewer most more than it brings others; none that only helps others. */
function flight({ view, board, me, offer }: Position): Advice {
  let best: Advice = { kind: 'keep' };
  let most = 0;
  for (const { company, route } of offer.fly) {
    const effect = route === null ? null : effectOf(view, board, company, route);
    if (!effect || route === null) continue;
    const { before, after } = effect.points;
    const changes = after.map((points, seat) => points - (before[seat] ?? 0));
    const net = (changes[me] ?? 0) - Math.max(0, ...changes.filter((_, seat) => seat !== me));
    // A flight brings a share as well.
    const worth = 0.5 + net;
    if (worth > most) [best, most] = [{ kind: 'fly', company, route, effect }, worth];
  }
  return best;
}

/** The share of the market that brings the viewer nearest to a lead, or keeps one. */
function take({ view, board, me, offer }: Position): Advice {
  let best: Advice = { kind: 'draw' };
  let most = Number.NEGATIVE_INFINITY;
  for (const { company, laid, inHand, inactive, founded } of ladder(view, board)) {
    if (!offer.market.has(company) || inactive) continue;
    const own = 1 + (inHand ?? 0) + (laid[me] ?? 0);
    const rival = rivalOf(laid, me);
    const margin = own - (rival?.count ?? 0);
    // To have one alone is worth little; to fight far behind, nothing.
    const chance = own === 1 && rival ? -2 - rival.count : Math.min(margin, 2) + own / 10;
    // What is in play can be played.
    const worth = chance + (founded ? 1 : 0);
    if (worth > most) [best, most] = [{ kind: 'take', company, own, rival }, worth];
  }
  return best;
}

function rivalOf(laid: readonly number[], me: Seat): Rival | null {
  const others = laid.flatMap((count, seat) => (seat !== me && count > 0 ? [{ seat, count }] : []));
  return others.sort((a, b) => b.count - a.count)[0] ?? null;
}

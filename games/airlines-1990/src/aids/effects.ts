import type { Seat } from '@tarmac/kernel';
import type { BoardFile } from '../board-file.ts';
import type { Company } from '../types.ts';
import type { View } from '../view.ts';
import { withMarker, withSabotage, withShares } from './after.ts';
import { networkOf, routesInReach, routesLeft } from './network.ts';
import { pointsOf, scoreNow } from './points.ts';
import { nextCircle, placeOf } from './routes.ts';

export interface Change<T> {
  readonly before: T;
  readonly after: T;
}

/** What a marker on the next circle of a route would do. */
export interface Effect {
  /** The number of the circle that it covers. */
  readonly circle: number;
  /** A90-20: the company is founded by it, so the headquarters gets a marker too. */
  readonly founding: boolean;
  /** How many shares are laid with it; none but in a founding. */
  readonly shares: number;
  readonly worth: Change<number>;
  readonly markersLeft: Change<number>;
  /** The points of this company by seat. */
  readonly points: Change<readonly number[]>;
  /** What it is short of bringing those whom it brings nothing; null where all who hold shares gain, or never will. */
  readonly next: Ahead | null;
  /** Cities that come to the network. */
  readonly reached: readonly string[];
  /** Whether it covers the last circle of the route. */
  readonly full: boolean;
  /** A90-51: companies that can never be founded after it. */
  readonly inactive: readonly Company[];
}

/** A90-72: halves are rounded down and ties share, so a marker may bring nothing to somebody who has laid shares. */
export interface Ahead {
  /** How many more markers must come. */
  readonly markers: number;
  /** By seat, the points that they would bring to those who gain nothing yet. */
  readonly gains: readonly number[];
}

/**
 * What a marker of this company on this route would do, whether or not somebody has the card and the network leads
 * there; null when the company can put none there at all. `shares`: how many the player whose turn it is lays down
 * with it, in a founding.
 */
export function effectOf(
  view: View,
  board: BoardFile,
  company: Company,
  route: string,
  shares = 0,
): Effect | null {
  const circle = nextCircle(view, board, route);
  if (!circle || !routesLeft(view, board, company).includes(placeOf(board, route))) return null;
  const laid = shares > 0 ? withShares(view, view.turn, company, shares) : view;
  const after = withMarker(laid, board, company, route, circle.index);
  const { cities } = networkOf(view, board, company);
  return {
    circle: circle.number,
    founding: !view.founded.includes(company),
    shares,
    worth: { before: view.worth[company] ?? 0, after: after.worth[company] ?? 0 },
    markersLeft: { before: view.markers[company] ?? 0, after: after.markers[company] ?? 0 },
    points: { before: pointsOf(view, board, company), after: pointsOf(after, board, company) },
    next: aheadOf(view, after, board, company),
    reached: networkOf(after, board, company).cities.filter((city) => !cities.includes(city)),
    full: nextCircle(after, board, route) === null,
    inactive: added(view, after),
  };
}

function aheadOf(view: View, after: View, board: BoardFile, company: Company): Ahead | null {
  const [before, now] = [pointsOf(view, board, company), pointsOf(after, board, company)];
  for (let markers = 1; markers <= (after.markers[company] ?? 0); markers++) {
    const worth = { ...after.worth, [company]: (after.worth[company] ?? 0) + markers };
    const then = pointsOf({ ...after, worth }, board, company);
    const gains = then.map((points, seat) => (now[seat] === before[seat] ? points - (now[seat] ?? 0) : 0));
    if (gains.some((gain) => gain > 0)) return { markers, gains };
  }
  return null;
}

/** What shares laid down would do. */
export interface PlayEffect {
  readonly worth: Change<number>;
  /** The points of this company by seat. */
  readonly points: Change<readonly number[]>;
  /** The points of a whole scoring by seat. */
  readonly total: Change<readonly number[]>;
}

/** A90-22, and with a route A90-20: what shares of a hand would change, whether or not they may be laid down. */
export function effectOfPlay(
  view: View,
  board: BoardFile,
  seat: Seat,
  { company, shares, route }: { readonly company: Company; readonly shares: number; readonly route?: string },
): PlayEffect {
  const laid = withShares(view, seat, company, shares);
  const circle = route === undefined ? null : nextCircle(view, board, route);
  const after = route !== undefined && circle ? withMarker(laid, board, company, route, circle.index) : laid;
  return {
    worth: { before: view.worth[company] ?? 0, after: after.worth[company] ?? 0 },
    points: { before: pointsOf(view, board, company), after: pointsOf(after, board, company) },
    total: { before: scoreNow(view, board).total, after: scoreNow(after, board).total },
  };
}

/** What a sabotage marker would do. */
export interface SabotageEffect {
  readonly markersLeft: Change<number>;
  /** The number of the lowest free circle of the route; null when it is full. */
  readonly lowest: Change<number | null>;
  /** Whether it covers the last circle of the route. */
  readonly full: boolean;
  /** Companies that could have flown to this circle next, and now need a higher card or find the route full. */
  readonly closes: readonly Company[];
  /** A90-51: companies that can never be founded after it. */
  readonly inactive: readonly Company[];
}

/** A90-60: a marker of this company, sabotage side up, on the circle with this number, whether or not it may be. */
export function effectOfSabotage(
  view: View,
  board: BoardFile,
  company: Company,
  route: string,
  circle: number,
): SabotageEffect {
  const place = placeOf(board, route);
  const index = board.routes[place]?.circles.indexOf(circle) ?? -1;
  const after = withSabotage(view, board, company, route, index);
  const lowest = {
    before: nextCircle(view, board, route)?.number ?? null,
    after: nextCircle(after, board, route)?.number ?? null,
  };
  const inReach = board.companies.filter(({ id }) => routesInReach(view, board, id).includes(place));
  return {
    markersLeft: { before: view.markers[company] ?? 0, after: after.markers[company] ?? 0 },
    lowest,
    full: lowest.after === null,
    closes: lowest.before === circle ? inReach.map(({ id }) => id) : [],
    inactive: added(view, after),
  };
}

function added(before: View, after: View): readonly Company[] {
  return after.inactive.filter((company) => !before.inactive.includes(company));
}

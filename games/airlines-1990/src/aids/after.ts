import type { Seat } from '@tarmac/kernel';
import type { BoardFile } from '../board-file.ts';
import type { Company } from '../types.ts';
import { MARKERS_TO_FOUND } from '../types.ts';
import type { Counts, View } from '../view.ts';

/*
 * A view as it would be after something happened at the table, as far as networks and points go. Does not check whether
 * it may happen.
 */

/** A90-20, A90-40: a marker on a circle; a company that is not in play is founded with it. */
export function withMarker(
  view: View,
  board: BoardFile,
  company: Company,
  route: string,
  circle: number,
): View {
  const markers = view.founded.includes(company) ? 1 : MARKERS_TO_FOUND;
  return covered(
    view,
    board,
    { route, circle, marker: company },
    {
      founded: board.companies
        .map(({ id }) => id)
        .filter((id) => id === company || view.founded.includes(id)),
      markers: changed(view.markers, company, -markers),
      worth: changed(view.worth, company, markers),
    },
  );
}

/** A90-60 */
export function withSabotage(
  view: View,
  board: BoardFile,
  company: Company,
  route: string,
  circle: number,
): View {
  return covered(
    view,
    board,
    { route, circle, marker: `!${company}` },
    {
      markers: changed(view.markers, company, -1),
    },
  );
}

/** A90-22: shares of a hand on the table. */
export function withShares(view: View, seat: Seat, company: Company, shares: number): View {
  const at = <T>(list: readonly T[], change: (item: T) => T): T[] =>
    list.map((item, other) => (other === seat ? change(item) : item));
  return {
    ...view,
    laid: at(view.laid, (counts) => changed(counts, company, shares)),
    hands: at(view.hands, (hand) => ({
      size: hand.size - shares,
      shares: hand.shares && changed(hand.shares, company, -shares),
      known: changed(hand.known, company, -shares),
    })),
  };
}

/** Never below nothing. */
function changed(counts: Counts, company: Company, by: number): Counts {
  return { ...counts, [company]: Math.max(0, (counts[company] ?? 0) + by) };
}

function covered(
  view: View,
  board: BoardFile,
  on: { readonly route: string; readonly circle: number; readonly marker: string },
  change: Partial<View>,
): View {
  const routes = view.routes.map((circles, r) =>
    board.routes[r]?.id === on.route ? circles.with(on.circle, on.marker) : circles,
  );
  const after = { ...view, ...change, routes };
  return { ...after, inactive: inactiveIn(after, board) };
}

/** A90-51: companies not founded whose headquarters' routes are full, or without the markers for a founding. */
function inactiveIn(view: View, board: BoardFile): Company[] {
  const closed = board.companies.filter(
    ({ id, headquarters, patterns }) =>
      (view.markers[id] ?? 0) < MARKERS_TO_FOUND ||
      board.routes.every(
        ({ from, to, pattern }, r) =>
          (from !== headquarters && to !== headquarters) ||
          !patterns.includes(pattern) ||
          !view.routes[r]?.includes(null),
      ),
  );
  return closed.map(({ id }) => id).filter((id) => !view.founded.includes(id));
}

import type { Seat } from '@tarmac/kernel';

/** In the last scoring of two players a third one holds shares: nobody at the table, and gets no points. */
export const THIRD = 'third';
export type Holder = Seat | typeof THIRD;

/** Places counted from 1; several when they are shared. */
export interface Places {
  readonly from: number;
  readonly to: number;
}

/** One step of the podium. */
export interface Standing {
  readonly holder: Holder;
  readonly shares: number;
  /** Null without a share. */
  readonly places: Places | null;
  /** Null for the third, who is not paid. */
  readonly points: number | null;
}

/** Who stands where: holdings by seat, the third's behind them; points by seat. */
export function standingsOf(holdings: readonly number[], points: readonly number[]): Standing[] {
  return inOrder(
    holdings.map((shares, at) => ({
      holder: holderAt(at, points.length),
      shares,
      places: placesIn(holdings, at),
      points: points[at] ?? null,
    })),
  );
}

/** Equal holdings share their places. */
export function placesIn(holdings: readonly number[], at: number): Places | null {
  const own = holdings[at] ?? 0;
  if (own === 0) return null;
  const from = 1 + holdings.filter((shares) => shares > own).length;
  return { from, to: from - 1 + holdings.filter((shares) => shares === own).length };
}

/** The points that the row gives for these places. */
export function pointsOfPlaces(row: readonly number[], { from, to }: Places): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => row[from - 1 + i] ?? 0);
}

export function holderAt(at: number, seats: number): Holder {
  return at < seats ? at : THIRD;
}

/** The first place first, those without a share last, otherwise by seat. */
export function inOrder<S extends Standing>(standings: S[]): S[] {
  const key = (standing: S) => standing.places?.from ?? Number.POSITIVE_INFINITY;
  return standings.sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}

/** Those who share places, and what these pay. */
export interface PlaceGroup extends Places {
  readonly holders: readonly Holder[];
  readonly shares: number;
  /** What the row gives for the places, one by one. */
  readonly paid: readonly number[];
  /** What everyone of them gets; the third gets nothing. */
  readonly each: number;
}

/** From the first place on, without those who have none. */
export function groupsOf(row: readonly number[], standings: readonly Standing[]): PlaceGroup[] {
  const placed = standings.flatMap(({ places, ...rest }) => (places ? [{ ...rest, places }] : []));
  return [...Map.groupBy(placed, ({ places }) => places.from).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [
      {
        ...first.places,
        holders: group.map(({ holder }) => holder),
        shares: first.shares,
        paid: pointsOfPlaces(row, first.places),
        each: group.find(({ points }) => points !== null)?.points ?? 0,
      },
    ];
  });
}

import type { Event } from '@tarmac/airlines-europe';
import type { Seat } from '@tarmac/kernel';

export type Scored = Extract<Event, { type: 'scored' }>;

/** AE-92: with two players the third scoring has a third holder, who gets no points. */
export const BANK = 'bank';
export type Holder = Seat | typeof BANK;

/** Places counted from 1; several when they are shared (AE-73). */
interface Places {
  readonly from: number;
  readonly to: number;
}

/** One step of the podium. A holding that counts as two (AE-101) has two steps, or one if both parts are tied. */
export interface Standing {
  readonly holder: Holder;
  readonly shares: number;
  /** Null without a share. */
  readonly places: Places | null;
  /** Null for the bank, which is not paid. */
  readonly points: number | null;
  /** AE-101: the sizes of both parts, the larger one first. */
  readonly split: readonly [number, number] | null;
}

/** Who stands where for one airline: the first place first, those without a share last, otherwise by seat. */
export function standingsOf({ row, holdings, points }: Scored): Standing[] {
  const whole = holdings.map((_, holder) => holder);
  if (holdings.some((shares) => shares > 0) && !agrees(row, holdings, whole, points)) {
    const split = findSplit(row, holdings, points);
    if (split) return inOrder(splitStandings(row, holdings, points, split));
  }
  return inOrder(
    whole.map((holder) => ({
      holder: holderAt(holder, points),
      shares: holdings[holder] ?? 0,
      places: placesIn(holdings, holder),
      points: points[holder] ?? null,
      split: null,
    })),
  );
}

/** The points that the row gives for these places. */
export function pointsOfPlaces(row: readonly number[], { from, to }: Places): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => row[from - 1 + i] ?? 0);
}

/** AE-73 */
function placesIn(holdings: readonly number[], at: number): Places | null {
  const own = holdings[at] ?? 0;
  if (own === 0) return null;
  const from = 1 + holdings.filter((shares) => shares > own).length;
  return { from, to: from - 1 + holdings.filter((shares) => shares === own).length };
}

interface Split {
  readonly leader: number;
  readonly parts: readonly [number, number];
}

/** The parts that explain the points, the most even ones first, as the rules take them. */
function findSplit(
  row: readonly number[],
  holdings: readonly number[],
  points: readonly number[],
): Split | null {
  const most = Math.max(...holdings);
  const leader = holdings.indexOf(most);
  for (let larger = Math.ceil(most / 2); larger < most; larger++) {
    const parts = [larger, most - larger] as const;
    const owners = [...holdings.map((_, holder) => holder), leader];
    if (agrees(row, withParts(holdings, leader, parts), owners, points)) return { leader, parts };
  }
  return null;
}

function withParts(holdings: readonly number[], leader: number, parts: readonly [number, number]): number[] {
  return [...holdings.with(leader, parts[0]), parts[1]];
}

/** Whether these holdings, each of its owner, pay what was paid. */
function agrees(
  row: readonly number[],
  holdings: readonly number[],
  owners: readonly number[],
  points: readonly number[],
): boolean {
  return points.every((paid, seat) => {
    const own = owners.flatMap((owner, at) => (owner === seat ? [placesIn(holdings, at)] : []));
    return paid === pay(row, own);
  });
}

/** AE-73, AE-101: two parts in one tie are rounded up once, together. */
function pay(row: readonly number[], places: readonly (Places | null)[]): number {
  const [first, second] = places;
  if (first && second && first.from === second.from) return Math.ceil(2 * evenly(row, first));
  return places.reduce((sum, place) => sum + (place ? Math.ceil(evenly(row, place)) : 0), 0);
}

function evenly(row: readonly number[], places: Places): number {
  return pointsOfPlaces(row, places).reduce((sum, points) => sum + points, 0) / (places.to - places.from + 1);
}

function splitStandings(
  row: readonly number[],
  holdings: readonly number[],
  points: readonly number[],
  { leader, parts }: Split,
): Standing[] {
  const counted = withParts(holdings, leader, parts);
  const standings = counted.map((shares, at): Standing => {
    const holder = holderAt(at === holdings.length ? leader : at, points);
    const places = placesIn(counted, at);
    const paid = holder === BANK ? null : pay(row, [places]);
    return { holder, shares, places, points: paid, split: holder === leader ? parts : null };
  });
  const [larger, smaller] = [standings[leader], standings[holdings.length]];
  if (!larger || !smaller || larger.places?.from !== smaller.places?.from) return standings;
  const whole = { ...larger, shares: parts[0] + parts[1], points: points[leader] ?? null };
  return [...standings.slice(0, -1).with(leader, whole)];
}

function holderAt(at: number, points: readonly number[]): Holder {
  return at < points.length ? at : BANK;
}

function inOrder(standings: Standing[]): Standing[] {
  const key = (standing: Standing) => standing.places?.from ?? Number.POSITIVE_INFINITY;
  return standings.sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}

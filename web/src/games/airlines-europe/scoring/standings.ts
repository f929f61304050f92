import {
  type Standing as CommonStanding,
  holderAt,
  inOrder,
  type Places,
  placesIn,
  pointsOfPlaces,
  standingsOf as standingsOfWhole,
  THIRD,
} from '../../common/scoring/standings.ts';
import type { Scored } from '../types.ts';

/** One step of the podium. A holding that counts as two (AE-101) has two steps, or one if both parts are tied. */
export interface Standing extends CommonStanding {
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
  return standingsOfWhole(holdings, points).map((standing) => ({ ...standing, split: null }));
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
    const holder = holderAt(at === holdings.length ? leader : at, points.length);
    const places = placesIn(counted, at);
    const paid = holder === THIRD ? null : pay(row, [places]);
    return { holder, shares, places, points: paid, split: holder === leader ? parts : null };
  });
  const [larger, smaller] = [standings[leader], standings[holdings.length]];
  if (!larger || !smaller || larger.places?.from !== smaller.places?.from) return standings;
  const whole = { ...larger, shares: parts[0] + parts[1], points: points[leader] ?? null };
  return [...standings.slice(0, -1).with(leader, whole)];
}

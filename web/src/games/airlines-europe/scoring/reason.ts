import type { Share } from '@tarmac/airlines-europe';
import type { Holder, Scored, Standing } from './standings.ts';
import { BANK, pointsOfPlaces } from './standings.ts';

/** Those who share places, and what these pay. */
interface PlaceGroup {
  readonly holders: readonly Holder[];
  readonly from: number;
  readonly to: number;
  readonly shares: number;
  /** What the row gives for the places, one by one. */
  readonly paid: readonly number[];
  /** What everyone of them gets. */
  readonly each: number;
}

/** AE-101: one holder who counts as two. */
interface SplitGroup {
  readonly holder: Holder;
  readonly parts: readonly [number, number];
  /** Of both parts together. */
  readonly points: number;
}

/** Why the points fell as they did, for the words of a language to say. */
export interface Reason {
  readonly split: SplitGroup | null;
  /** From the first place on; without the holder of `split`. */
  readonly groups: readonly PlaceGroup[];
  readonly without: readonly Holder[];
  /** The rules that explain it, the most telling one first. */
  readonly rules: readonly string[];
}

export function reasonOf(scored: Scored, standings: readonly Standing[]): Reason {
  const whole = standings.filter(({ split, places }) => split === null && places !== null);
  const groups = [...Map.groupBy(whole, ({ places }) => places?.from).values()].map((group) =>
    groupOf(scored.row, group),
  );
  return {
    split: splitOf(standings),
    groups,
    without: standings.flatMap(({ holder, places }) => (places === null ? [holder] : [])),
    rules: rulesOf(scored.share, standings),
  };
}

function groupOf(row: readonly number[], group: readonly Standing[]): PlaceGroup {
  const places = group[0]?.places ?? { from: 1, to: 1 };
  const paid = pointsOfPlaces(row, places);
  const each = Math.ceil(paid.reduce((sum, points) => sum + points, 0) / paid.length);
  return { ...places, holders: group.map(({ holder }) => holder), shares: group[0]?.shares ?? 0, paid, each };
}

function splitOf(standings: readonly Standing[]): SplitGroup | null {
  const own = standings.filter(({ split }) => split !== null);
  const [first] = own;
  if (!first?.split) return null;
  const points = own.reduce((sum, standing) => sum + (standing.points ?? 0), 0);
  return { holder: first.holder, parts: first.split, points };
}

function rulesOf(share: Share, standings: readonly Standing[]): string[] {
  const placed = standings.filter(({ places }) => places !== null);
  const tied = placed.some(({ places, points }) => places && places.to > places.from && points !== 0);
  return [
    ...(placed.some(({ split }) => split !== null) ? ['AE-101'] : []),
    ...(placed.some(({ holder }) => holder === BANK) ? ['AE-92'] : []),
    ...(tied ? ['AE-73'] : []),
    ...(share === 'abacus' ? ['AE-74'] : tied ? [] : ['AE-72']),
  ];
}

import type { Share } from '@tarmac/airlines-europe';
import { groupsOf, type Holder, type PlaceGroup, THIRD } from '../../common/scoring/standings.ts';
import type { Scored } from '../types.ts';
import type { Standing } from './standings.ts';

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
  const whole = standings.filter(({ split }) => split === null);
  return {
    split: splitOf(standings),
    groups: groupsOf(scored.row, whole),
    without: standings.flatMap(({ holder, places }) => (places === null ? [holder] : [])),
    rules: rulesOf(scored.share, standings),
  };
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
    ...(placed.some(({ holder }) => holder === THIRD) ? ['AE-92'] : []),
    ...(tied ? ['AE-73'] : []),
    ...(share === 'abacus' ? ['AE-74'] : tied ? [] : ['AE-72']),
  ];
}

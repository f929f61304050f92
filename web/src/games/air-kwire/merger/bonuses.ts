import { groupsOf, type PlaceGroup, type Standing, standingsOf } from '../../common/scoring/standings.ts';

/** AK-43: so many times the rate for the largest holder, and for the second. */
export const BONUS_TIMES = [20, 10] as const;

/** AK-43: who stands where; a sole holder takes both places. */
export function bonusStandings(holdings: readonly number[], amounts: readonly number[]): Standing[] {
  const isSole = holdings.filter((shares) => shares > 0).length === 1;
  return standingsOf(holdings, amounts).map((standing) =>
    isSole && standing.places ? { ...standing, places: { from: 1, to: 2 } } : standing,
  );
}

/** Those who share a place that is paid, the first ones first. */
export function bonusGroups(
  holdings: readonly number[],
  amounts: readonly number[],
  rate: number,
): PlaceGroup[] {
  const row = BONUS_TIMES.map((times) => times * rate);
  const groups = groupsOf(row, bonusStandings(holdings, amounts));
  return groups.filter(({ from, paid }) => from <= BONUS_TIMES.length && paid.some((amount) => amount > 0));
}

import { standingsOf as inPlaces, type Standing } from '../../common/scoring/standings.ts';

/** A90-72: who stands where for one company; a sole holder takes both places. */
export function standingsOf(holdings: readonly number[], points: readonly number[]): Standing[] {
  const isSole = holdings.filter((shares) => shares > 0).length === 1;
  return inPlaces(holdings, points).map((standing) =>
    isSole && standing.places ? { ...standing, places: { from: 1, to: 2 } } : standing,
  );
}

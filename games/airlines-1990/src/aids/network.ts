import type { BoardFile } from '../board-file.ts';
import type { Company } from '../types.ts';
import { MARKERS_TO_FOUND } from '../types.ts';
import type { View } from '../view.ts';

/** Ids, the headquarters first. */
export interface Network {
  readonly cities: readonly string[];
  readonly routes: readonly string[];
}

/** A90-40: the headquarters of a company and all that its markers reach; nothing before it is founded. */
export function networkOf(view: View, board: BoardFile, company: Company): Network {
  if (!view.founded.includes(company)) return { cities: [], routes: [] };
  const flown = board.routes.filter((_, r) => view.routes[r]?.includes(company));
  const ends = flown.flatMap(({ from, to }) => [from, to]);
  return {
    cities: [...new Set([...headquartersOf(board, company), ...ends])],
    routes: flown.map(({ id }) => id),
  };
}

function headquartersOf(board: BoardFile, company: Company): string[] {
  return board.companies.filter(({ id }) => id === company).map(({ headquarters }) => headquarters);
}

/**
 * The routes that a company may still fly one day, wherever they are (A90-43), by their places: of its patterns, with
 * a free circle and no marker of its own. None without the markers for it (A90-41), and none for an inactive company
 * (A90-51).
 */
export function routesLeft(view: View, board: BoardFile, company: Company): readonly number[] {
  const needed = view.founded.includes(company) ? 1 : MARKERS_TO_FOUND;
  const patterns = board.companies.find(({ id }) => id === company)?.patterns ?? [];
  if (view.inactive.includes(company) || (view.markers[company] ?? 0) < needed) return [];
  return board.routes.flatMap(({ pattern }, place) => {
    const covered = view.routes[place] ?? [];
    const isOpen = patterns.includes(pattern) && covered.includes(null) && !covered.includes(company);
    return isOpen ? [place] : [];
  });
}

/**
 * Those of them that could be flown now with the right card: at the network or, before the founding, at the
 * headquarters.
 */
export function routesInReach(view: View, board: BoardFile, company: Company): readonly number[] {
  const cities = new Set([...headquartersOf(board, company), ...networkOf(view, board, company).cities]);
  const touches = (city: string | undefined): boolean => city !== undefined && cities.has(city);
  return routesLeft(view, board, company).filter(
    (place) => touches(board.routes[place]?.from) || touches(board.routes[place]?.to),
  );
}

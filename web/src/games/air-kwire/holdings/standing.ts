import type { Airline, BoardFile, View } from '@tarmac/air-kwire';
import type { Standing } from '../turn.svelte.ts';

export const STANDINGS: readonly Standing[] = ['ask', 'approve', 'refuse'];

/** The airlines that the viewer leads and in which others hold shares, so that they may ask for a route. */
export function ledWithOthers({ viewer, airlines, shares, outcome }: View, board: BoardFile): Airline[] {
  if (viewer === null || outcome !== null) return [];
  return board.airlines.flatMap(({ id }) => {
    const isHeld = shares.some((held, seat) => seat !== viewer && (held[id] ?? 0) > 0);
    return airlines[id]?.ceo === viewer && isHeld ? [id] : [];
  });
}

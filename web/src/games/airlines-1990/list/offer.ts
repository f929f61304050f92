import type { Press } from '../../common/list/groups.ts';
import type { Turn } from '../turn.svelte.ts';

/** The viewer is asked for a route: in a flight or a sabotage, or to begin a founding with one. */
export function asksForRoute({ mapActive, step, actions }: Turn): boolean {
  return mapActive || (step === 'choose' && actions.has('found'));
}

/** What the button of a route does. `careful`: there is no pointer to look with, so the first press looks. */
export function pressOf(turn: Turn, route: string, isFree: boolean, careful: boolean): Press | null {
  if (!asksForRoute(turn)) return null;
  if (!isOffered(turn, route)) return isFree ? 'why' : null;
  if (turn.choice.route === route) return turn.primary === null ? 'look' : 'go';
  return turn.flying && turn.choice.company !== null && !careful ? 'go' : 'look';
}

/** Whether the viewer may choose this route now. */
export function isOffered(turn: Turn, route: string): boolean {
  if (turn.mapActive) return turn.lit.has(route);
  return turn.step === 'choose' && turn.offer.found.some((way) => way.route === route);
}

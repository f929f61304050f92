import type { Press } from '../../common/list/groups.ts';
import type { Turn } from '../turn.svelte.ts';

/** The viewer is asked for a route: in a flight or a sabotage, or to begin a founding with one. */
export function asksForRoute({ mapActive, step, lit }: Turn): boolean {
  return mapActive || (step === 'choose' && lit.size > 0);
}

/** What the button of a route does: the first press chooses it, and the next one goes through with it. */
export function pressOf(turn: Turn, route: string, isFree: boolean): Press | null {
  if (!asksForRoute(turn)) return null;
  if (!isOffered(turn, route)) return isFree ? 'why' : null;
  return turn.choice.route === route && turn.primary !== null ? 'go' : 'look';
}

/** Whether the viewer may choose this route now. */
export function isOffered(turn: Turn, route: string): boolean {
  return turn.lit.has(route);
}

import type { Press } from '../../common/list/groups.ts';
import type { Turn } from '../turn.svelte.ts';

/** The viewer is asked for a route, or may begin a turn with one. */
export function asksForRoute({ buying, step }: Turn): boolean {
  return buying || step === 'choose';
}

/** What the button of a route does: the first press chooses it, and the next one buys. */
export function pressOf(turn: Turn, route: string, forSale: boolean): Press | null {
  if (!asksForRoute(turn)) return null;
  if (!isOffered(turn, route)) return forSale ? 'why' : null;
  return turn.choice.route === route && turn.primary?.type === 'buy' ? 'go' : 'look';
}

/** Whether the viewer may buy on this route now. */
export function isOffered(turn: Turn, route: string): boolean {
  const prices = turn.buying ? turn.lit : turn.step === 'choose' ? turn.offer.anyRoute : null;
  return prices?.has(route) === true;
}

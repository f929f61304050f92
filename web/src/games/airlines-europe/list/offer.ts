import type { Turn } from '../turn.svelte.ts';

/** What the button of a route does: buys its next licence, shows whom it would feed, or says why it is not for sale. */
export type Press = 'buy' | 'look' | 'why';

/** `careful`: there is no pointer to look with, so the first press looks and the next one buys. */
export function pressOf(turn: Turn, route: string, forSale: boolean, careful: boolean): Press | null {
  if (!turn.buying && turn.step !== 'choose') return null;
  if (!isOffered(turn, route)) return forSale ? 'why' : null;
  const { airline, route: picked } = turn.choice;
  return turn.buying && airline !== null && (!careful || picked === route) ? 'buy' : 'look';
}

/** Whether the viewer may buy on this route now. */
export function isOffered(turn: Turn, route: string): boolean {
  const prices = turn.buying ? turn.lit : turn.step === 'choose' ? turn.offer.anyRoute : null;
  return prices?.has(route) === true;
}

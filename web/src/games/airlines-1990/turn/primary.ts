import type { Company, Move, View } from '@tarmac/airlines-1990';
import { kindOfId } from '../../common/tray/held-cards.ts';
import { readCard } from './cards.ts';
import { type Choice, narrow, type Step, waysOf } from './choice.ts';
import type { Offer } from './offer.ts';

/** What the one large button does. */
export type Primary = { readonly type: 'end' } | { readonly type: 'move'; readonly moves: readonly [Move] };

/** Null while the choice is not complete. */
export function primaryOf(step: Step, choice: Choice, offer: Offer, view: View): Primary | null {
  switch (step) {
    case 'done':
      return { type: 'end' };
    case 'choose':
      return swapOf(choice, offer) ?? refreshOf(choice, offer, view) ?? expandOf(choice);
    case 'found':
    case 'fly':
    case 'play':
    case 'sabotage':
      return wayOf(step, choice, offer);
    case 'take':
      return takeOf(choice, offer, view);
    default:
      return null;
  }
}

/** When nothing can be flown or sabotaged, the way on without it is the only one. */
function wayOf(step: Step, choice: Choice, offer: Offer): Primary | null {
  const ways = waysOf(step, offer);
  if (ways.length === 0) return offer.without && plays(offer.without);
  const [way, ...others] = narrow(ways, choice);
  return way && others.length === 0 ? plays(way.move) : null;
}

function swapOf({ swap }: Choice, offer: Offer): Primary | null {
  if (swap === null || !offer.swaps.has(kindOfId(swap))) return null;
  return plays({ type: 'swap', card: readCard(swap) });
}

/** Chosen, but not played yet: it would bring nothing, or a flight is chosen that it comes before (A90-21). */
function expandOf({ action }: Choice): Primary | null {
  return action === 'expand' ? plays({ type: 'draw' }) : null;
}

function refreshOf({ refresh }: Choice, offer: Offer, view: View): Primary | null {
  const share = shareAt(view, refresh);
  return share !== null && offer.refreshes.has(share) ? plays({ type: 'refresh', share }) : null;
}

function takeOf({ take }: Choice, offer: Offer, view: View): Primary | null {
  if (take === 'pile') return offer.pile ? plays({ type: 'take', from: 'pile' }) : null;
  const share = shareAt(view, take);
  return share !== null && offer.market.has(share) ? plays({ type: 'take', from: 'market', share }) : null;
}

function shareAt(view: View, slot: number | null): Company | null {
  return slot === null ? null : (view.market[slot] ?? null);
}

function plays(move: Move): Primary {
  return { type: 'move', moves: [move] };
}

import { type Airline, DIVIDEND, type Move, SHARES, type View } from '@tarmac/airlines-europe';
import { countsOf, discardsOf, isOffered, sharesToGive } from './cards.ts';
import type { Choice, Step } from './choice.ts';
import type { Offer } from './offer.ts';

/** What the one large button does. `moves`: played one after the other. */
export type Primary =
  | { readonly type: 'end' }
  | { readonly type: 'keep'; readonly moves: readonly Move[] }
  | { readonly type: 'buy'; readonly moves: readonly Move[]; readonly price: number }
  | { readonly type: 'take'; readonly moves: readonly Move[]; readonly share: Airline | null }
  | {
      readonly type: 'play';
      readonly moves: readonly Move[];
      readonly count: number;
      readonly amount: number;
    }
  | {
      readonly type: 'exchange';
      readonly moves: readonly Move[];
      readonly give: number;
      readonly take: number;
    };

/** Null while the choice is not complete. */
export function primaryOf(step: Step, choice: Choice, offer: Offer, view: View): Primary | null {
  switch (step) {
    case 'done':
      return { type: 'end' };
    case 'keep':
      return keepOf(choice, offer);
    case 'licence':
      return buyOf(choice, offer);
    case 'second':
      return buyOf(choice, offer) ?? takeOf(choice, offer, view);
    case 'share':
    case 'pick':
      return takeOf(choice, offer, view);
    case 'play':
      return playOf(choice, offer);
    case 'exchange':
      return exchangeOf(choice, view);
    default:
      return null;
  }
}

function keepOf({ cards }: Choice, offer: Offer): Primary | null {
  const counts = countsOf(cards);
  if (!isOffered(offer.keeps, counts)) return null;
  const [first, second] = SHARES.filter((share) => counts[share] !== undefined) as Airline[];
  if (first === undefined || second === undefined) return null;
  return { type: 'keep', moves: [{ type: 'keep', shares: [first, second] }] };
}

function buyOf({ airline, route }: Choice, offer: Offer): Primary | null {
  if (airline === null || route === null) return null;
  const price = offer.routes.get(airline)?.get(route);
  return price === undefined ? null : { type: 'buy', moves: [{ type: 'licence', airline, route }], price };
}

function takeOf({ share }: Choice, offer: Offer, view: View): Primary | null {
  if (share === 'deck')
    return offer.deck ? { type: 'take', moves: [{ type: 'take', from: 'deck' }], share: null } : null;
  const airline = share === null ? null : (view.market[share] ?? null);
  if (airline === null || !offer.market.has(airline)) return null;
  return { type: 'take', moves: [{ type: 'take', from: 'market', share: airline }], share: airline };
}

function playOf({ cards }: Choice, offer: Offer): Primary | null {
  const shares = countsOf(cards);
  if (!isOffered(offer.plays, shares)) return null;
  const count = cards.length;
  return { type: 'play', moves: [{ type: 'play', shares }], count, amount: count * DIVIDEND };
}

function exchangeOf({ cards, take }: Choice, view: View): Primary | null {
  const give = sharesToGive(view, take);
  if (cards.length !== give) return null;
  const discards = discardsOf(cards);
  if (view.exchange !== null) return { type: 'exchange', moves: discards, give, take: view.exchange.take };
  return { type: 'exchange', moves: [{ type: 'exchange', take }, ...discards], give, take };
}

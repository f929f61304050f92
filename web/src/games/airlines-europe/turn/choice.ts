import { type Airline, DIVIDEND, type Move, SHARES, type View } from '@tarmac/airlines-europe';
import type { EuropeFrame } from '../types.ts';
import { type CardId, countsOf, discardsOf, isOffered, sharesToGive } from './cards.ts';
import type { Action, Offer } from './offer.ts';

/** What a person has pointed at and not yet played. */
export interface Choice {
  readonly action: Action | null;
  readonly airline: Airline | null;
  readonly route: string | null;
  readonly cards: readonly CardId[];
  /** ABACUS shares to take. */
  readonly take: 1 | 2;
  /** A place of the market, or the deck. */
  readonly share: number | 'deck' | null;
}

export const NOTHING: Choice = { action: null, airline: null, route: null, cards: [], take: 1, share: null };

/** Where the conversation of a turn stands. */
export type Step =
  | 'past'
  | 'over'
  | 'wait'
  | 'done'
  | 'keep'
  | 'choose'
  | 'licence'
  | 'play'
  | 'exchange'
  | 'second'
  | 'share'
  | 'pick';

interface Moment {
  readonly frame: EuropeFrame;
  readonly history: unknown;
  readonly myMove: boolean;
  readonly mayEnd: boolean;
}

export function stepOf({ frame, history, myMove, mayEnd }: Moment, action: Action | null): Step {
  if (history !== null) return 'past';
  if (frame.view.outcome !== null) return 'over';
  if (mayEnd) return 'done';
  if (!myMove) return 'wait';
  switch (frame.view.phase) {
    case 'keep':
    case 'second':
    case 'share':
    case 'pick':
      return frame.view.phase;
    case 'discard':
      return 'exchange';
    default:
      return action === null || action === 'cash' ? 'choose' : action;
  }
}

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

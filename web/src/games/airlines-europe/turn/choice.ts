import type { Airline, View } from '@tarmac/airlines-europe';
import type { Frame } from '../types.ts';
import { type CardId, countsOf, goesWith, mayGive, sharesToGive } from './cards.ts';
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
  readonly frame: Frame;
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

/** The number of ABACUS shares is always set, so it alone is no choice. */
export function isNothing({ action, airline, route, cards, share }: Choice): boolean {
  return action === null && airline === null && route === null && cards.length === 0 && share === null;
}

/** One step back in what is chosen: the route, the share, the cards, the airline, the action. */
export function stepBack({ route, cards, share, airline }: Choice, step: Step): Partial<Choice> {
  if (route !== null) return { route: null };
  if (share !== null) return { share: null };
  if (cards.length > 0 && step !== 'play') return { cards: [] };
  return airline === null ? NOTHING : { airline: null };
}

/** Whether one more card can be chosen in addition. */
export function mayJoin(
  card: CardId,
  step: Step,
  { cards, take }: Choice,
  offer: Offer,
  view: View,
): boolean {
  if (cards.includes(card)) return true;
  const counts = countsOf([...cards, card]);
  switch (step) {
    case 'keep':
      return goesWith(offer.keeps, counts);
    case 'play':
      return goesWith(offer.plays, counts);
    case 'exchange':
      return cards.length < sharesToGive(view, take) && mayGive(view, card);
    default:
      return true;
  }
}

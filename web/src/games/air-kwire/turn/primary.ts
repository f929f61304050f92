import type { Card, Move, View } from '@tarmac/air-kwire';
import { kindOfId } from '../../common/tray/held-cards.ts';
import { type Choice, narrow, type Step } from './choice.ts';
import type { Offer, Way } from './offer.ts';

/** What the one large button does. */
export type Primary =
  | { readonly type: 'end' }
  | { readonly type: 'move'; readonly moves: readonly [Move, ...Move[]] };

interface Asked {
  readonly step: Step;
  readonly choice: Choice;
  readonly offer: Offer;
  /** The cards that can be discarded. */
  readonly discards: ReadonlySet<Card>;
  readonly ways: readonly Way[];
  readonly view: View;
}

/** Null while the choice is not complete. When there is only one way on, it is that. */
export function primaryOf(asked: Asked): Primary | null {
  const { step, choice, offer, ways } = asked;
  if (step === 'done') return { type: 'end' };
  if (choice.power !== null && offer.powers.has(choice.power))
    return plays({ type: 'power', card: choice.power });
  switch (step) {
    case 'stock':
      return offer.without ? plays(offer.without) : owedPurchase(asked);
    case 'card':
      if (choice.discarding) return discardOf(asked);
      return wayOf(choice, ways) ?? (hasNothing(asked) && offer.without ? plays(offer.without) : null);
    case 'second':
      return ways.length === 0 && offer.without ? plays(offer.without) : wayOf(choice, ways);
    case 'ahead':
      return choice.discarding ? discardOf(asked) : wayOf(choice, ways);
    case 'free-discard':
      return discardOf(asked) ?? (offer.without && plays(offer.without));
    case 'open':
    case 'decommission':
    case 'rehome':
    case 'settle':
      return wayOf(choice, ways);
    case 'consent':
      return plays({ type: 'approve' });
    case 'vote':
      return offer.agrees ? plays({ type: 'end-vote', agree: true }) : null;
    case 'dispose':
      return choice.exchange === null ? null : plays({ type: 'dispose', exchange: choice.exchange });
    case 'replenish':
      return drawOf(asked);
    default:
      return null;
  }
}

/** What the second button does instead: on without. */
export function otherOf(asked: Asked, primary: Primary | null): Move | null {
  const { step, choice, offer } = asked;
  const power = powerInstead(choice, offer);
  if (power) return power;
  if (step === 'open') return choice.airline === null ? null : { type: 'buy', airline: choice.airline };
  if (step === 'stock' || step === 'ahead' || step === 'done' || step === 'wait' || step === 'over')
    return null;
  const isPrimary = primary?.type === 'move' && primary.moves[0] === offer.without;
  return isPrimary || (step === 'replenish' && choice.draw === 'none') ? null : offer.without;
}

/** AK-70: a power card that is to be discarded may be played as well. */
function powerInstead({ discarding, card }: Choice, { powers }: Offer): Move | null {
  const power = discarding && card !== null ? [...powers].find((kind) => kind === kindOfId(card)) : undefined;
  return power === undefined ? null : { type: 'power', card: power };
}

/** AK-27: an airline that was opened needs more shares before it can fly. */
function owedPurchase({ offer, view: { opened } }: Asked): Primary | null {
  return opened !== null && offer.buys.has(opened) ? plays({ type: 'buy', airline: opened }) : null;
}

/** Neither a route nor a card to discard. */
function hasNothing({ ways, offer }: Asked): boolean {
  return ways.length === 0 && offer.discards.size === 0;
}

function wayOf(choice: Choice, ways: readonly Way[]): Primary | null {
  const [way, ...others] = narrow(ways, choice);
  return way && others.length === 0 ? { type: 'move', moves: way.moves } : null;
}

/** AK-22. In the stock step it ends the trading. */
export function discardOf({
  choice: { card },
  discards,
  view,
  offer,
}: Pick<Asked, 'choice' | 'discards' | 'view' | 'offer'>): Primary | null {
  const kind = card === null ? null : kindOfId(card);
  if (kind === null || !discards.has(kind)) return null;
  const move: Move = { type: 'discard', card: kind };
  const { without: done } = offer;
  return view.phase === 'stock' && done !== null ? { type: 'move', moves: [done, move] } : plays(move);
}

function drawOf({ choice: { draw }, offer: { pile, pool, without } }: Asked): Primary | null {
  const isLast = !pile && pool.size === 0;
  if (draw === 'none' || (draw === null && isLast)) return without && plays(without);
  if (draw === 'pile') return pile ? plays({ type: 'draw', from: 'pile' }) : null;
  return draw !== null && pool.has(draw) ? plays({ type: 'draw', from: 'pool', card: draw }) : null;
}

function plays(move: Move): Primary {
  return { type: 'move', moves: [move] };
}

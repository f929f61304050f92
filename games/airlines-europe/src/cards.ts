import type { Sink } from '@tarmac/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { AIRLINES, MARKET_SIZE, NONE, SCORING, SHARE_KINDS } from './types.ts';

export function leftOf(s: State, seat: number): number {
  return seat + 1 === s.setting.players ? 0 : seat + 1;
}

export function addToHand(s: State, seat: number, share: number, count: number): void {
  s.hand[seat * SHARE_KINDS + share] += count;
  s.handSize[seat] += count;
  s.handKinds[seat] |= 1 << share;
}

export function removeFromHand(s: State, seat: number, share: number, count: number): void {
  const place = seat * SHARE_KINDS + share;
  s.hand[place] -= count;
  s.handSize[seat] -= count;
  if (s.hand[place] === 0) s.handKinds[seat] &= ~(1 << share);
}

export function addToPortfolio(s: State, seat: number, share: number, count: number): void {
  s.portfolio[seat * SHARE_KINDS + share] += count;
  s.portfolioSize[seat] += count;
}

export function removeFromPortfolio(s: State, seat: number, share: number, count: number): void {
  s.portfolio[seat * SHARE_KINDS + share] -= count;
  s.portfolioSize[seat] -= count;
}

/** AE-70: the next share of the deck; scoring cards on the way wait to be scored. NONE: AE-77. */
export function drawShare(s: State, sink?: Sink<Event>): number {
  const { deck, deckSize } = s;
  let next = s.drawn;
  let card = NONE;
  while (next < deckSize && card === NONE) {
    card = deck[next++];
    if (card !== SCORING) continue;
    card = NONE;
    s.scoringAt[s.scorings + s.pending] = next - 1;
    s.pending++;
    if (sink) sink({ type: 'scoring-card', holder: leftOf(s, s.turn) });
  }
  s.drawn = next;
  return card;
}

/** The airlines of the market, as bits. */
export function marketKinds(s: State): number {
  const market = s.market;
  let kinds = 0;
  for (let slot = 0; slot < MARKET_SIZE; slot++) if (market[slot] !== NONE) kinds |= 1 << market[slot];
  return kinds;
}

export function marketCount(s: State): number {
  let count = 0;
  for (let slot = 0; slot < MARKET_SIZE; slot++) if (s.market[slot] !== NONE) count++;
  return count;
}

/** AE-49, AE-71: every empty place, as far as the deck goes (AE-77). */
export function refillMarket(s: State, sink?: Sink<Event>): void {
  for (let slot = 0; slot < MARKET_SIZE; slot++) {
    if (s.market[slot] !== NONE) continue;
    const share = drawShare(s, sink);
    if (share === NONE) return;
    s.market[slot] = share;
    if (sink) sink({ type: 'refilled', slot, share: AIRLINES[share] });
  }
}

/** AE-65, AE-71: the shares of the market leave the game. */
export function removeMarket(s: State, sink?: Sink<Event>): void {
  if (sink) {
    const shares = Array.from(s.market, (share) => AIRLINES[share]).filter((share) => share !== undefined);
    sink({ type: 'market-removed', shares });
  }
  for (let slot = 0; slot < MARKET_SIZE; slot++) {
    if (s.market[slot] !== NONE) s.gone[s.market[slot]]++;
    s.market[slot] = NONE;
  }
}

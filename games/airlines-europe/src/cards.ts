import type { Sink } from '@tarmac/kernel';
import { isZero } from './bits.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import * as types from './types.ts';

const { AIRLINE_COUNT, AIRLINES, MARKET_SIZE, NONE, SCORING, SHARE_KINDS } = types;

const ALL_AIRLINES = (1 << AIRLINE_COUNT) - 1;

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
  const left = s.hand[place] - count;
  s.hand[place] = left;
  s.handSize[seat] -= count;
  s.handKinds[seat] ^= isZero(left) << share;
}

export function addToPortfolio(s: State, seat: number, share: number, count: number): void {
  s.portfolio[seat * SHARE_KINDS + share] += count;
  s.portfolioSize[seat] += count;
  s.portfolioKinds[seat] |= 1 << share;
}

export function removeFromPortfolio(s: State, seat: number, share: number, count: number): void {
  const place = seat * SHARE_KINDS + share;
  const left = s.portfolio[place] - count;
  s.portfolio[place] = left;
  s.portfolioSize[seat] -= count;
  s.portfolioKinds[seat] ^= isZero(left) << share;
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

/** To be called after the market has changed. An empty place (NONE) falls on the last bit, which is no airline. */
export function sortMarket(s: State): void {
  const market = s.market;
  let kinds = 0;
  for (let slot = 0; slot < MARKET_SIZE; slot++) kinds |= 1 << market[slot];
  s.marketKinds = kinds & ALL_AIRLINES;
}

export function marketCount(s: State): number {
  let count = 0;
  for (let slot = 0; slot < MARKET_SIZE; slot++) if (s.market[slot] !== NONE) count++;
  return count;
}

/** AE-49 */
export function refillSlot(s: State, slot: number, sink?: Sink<Event>): void {
  fillSlot(s, slot, sink);
  sortMarket(s);
}

/** AE-65, AE-71: the shares of the market leave the game, and new ones come, as far as the deck goes (AE-77). */
export function replaceMarket(s: State, sink?: Sink<Event>): void {
  removeMarket(s, sink);
  for (let slot = 0; slot < MARKET_SIZE; slot++) fillSlot(s, slot, sink);
  sortMarket(s);
}

function fillSlot(s: State, slot: number, sink?: Sink<Event>): void {
  const share = drawShare(s, sink);
  if (share === NONE) return;
  s.market[slot] = share;
  if (sink) sink({ type: 'refilled', slot, share: AIRLINES[share] });
}

function removeMarket(s: State, sink?: Sink<Event>): void {
  if (sink) {
    const shares = Array.from(s.market, (share) => AIRLINES[share]).filter((share) => share !== undefined);
    sink({ type: 'market-removed', shares });
  }
  for (let slot = 0; slot < MARKET_SIZE; slot++) {
    if (s.market[slot] !== NONE) s.gone[s.market[slot]]++;
    s.market[slot] = NONE;
  }
}

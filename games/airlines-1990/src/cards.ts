import type { Sink } from '@tarmac/kernel';
import { lowest } from './bits.ts';
import * as sizes from './board.ts';
import type { Event } from './events.ts';
import { DREW, remember } from './memory.ts';
import type { State } from './state.ts';
import * as types from './types.ts';

const { CARD_WORDS } = sizes;
const { MARKET_SIZE, MAX_COMPANIES, NONE } = types;

const ALL_COMPANIES = (1 << MAX_COMPANIES) - 1;

export function leftOf(s: State, seat: number): number {
  return seat + 1 === s.setting.players ? 0 : seat + 1;
}

export function addToHand(s: State, seat: number, company: number, count: number): void {
  s.hand[seat * MAX_COMPANIES + company] += count;
  s.handKinds[seat] |= 1 << company;
}

/** A90-22: from the hand face up on the table. */
export function layShares(s: State, seat: number, company: number, count: number): void {
  const place = seat * MAX_COMPANIES + company;
  const left = s.hand[place] - count;
  s.hand[place] = left;
  if (left === 0) s.handKinds[seat] &= ~(1 << company);
  s.laid[place] += count;
  s.known[place] = Math.max(0, s.known[place] - count);
}

/** To be called after the market has changed. An empty place (NONE) falls on the last bit, which is no company. */
export function sortMarket(s: State): void {
  const market = s.market;
  let kinds = 0;
  for (let slot = 0; slot < MARKET_SIZE; slot++) kinds |= 1 << market[slot];
  s.marketKinds = kinds & ALL_COMPANIES;
}

/** The first place of the market that shows this company. */
export function slotOf(s: State, company: number): number {
  let slot = 0;
  while (s.market[slot] !== company) slot++;
  return slot;
}

/** A90-80: nothing is left to be taken. */
export function sharesAreGone(s: State): boolean {
  return s.pileSize === 0 && s.marketKinds === 0;
}

/** A90-51, A90-52: with an empty pile worthless shares leave the market at once. */
export function removeWorthless(s: State, sink?: Sink<Event>): void {
  const { inactive, market } = s;
  if (s.pileSize > 0 || (s.marketKinds & inactive) === 0) return;
  const removed: number[] = [];
  for (let slot = 0; slot < MARKET_SIZE; slot++) {
    const company = market[slot];
    if (company === NONE || ((inactive >>> company) & 1) === 0) continue;
    s.gone[company]++;
    market[slot] = NONE;
    if (sink) removed.push(company);
  }
  sortMarket(s);
  if (sink) sink({ type: 'removed', shares: removed.map((company) => s.board.companyIds[company]) });
}

/** A90-42: whether a card can be drawn, after a shuffle if need be. */
export function flightsAreLeft(s: State): boolean {
  return s.flightPileSize > 0 || (s.discards[0] | s.discards[1]) !== 0;
}

/** The top card of the flight pile, which is not empty, comes into the hand of the player whose turn it is. `marks`: memory.ts. */
export function drawFlight(s: State, sink?: Sink<Event>, marks = 0): number {
  const seat = s.turn;
  const card = s.flightPile[--s.flightPileSize];
  s.flightHand[seat * CARD_WORDS + (card >>> 5)] |= 1 << (card & 31);
  remember(s, seat, DREW, s.board.cardKind[card], marks);
  if (sink) sink({ type: 'drew-flight', seat, card: s.board.cards[card] });
  return card;
}

/** A card of the player whose turn it is goes away: to the discards (A90-42) or out of the game (A90-43). */
export function putAway(s: State, card: number, where: Int32Array, what: number): void {
  s.flightHand[s.turn * CARD_WORDS + (card >>> 5)] &= ~(1 << (card & 31));
  where[card >>> 5] |= 1 << (card & 31);
  remember(s, s.turn, what, s.board.cardKind[card], 0);
}

/** The first card of a kind in the set of cards that begins at `at`, or NONE. */
export function findCard(s: State, cards: Int32Array, at: number, kind: number): number {
  const { cardKind, firstCard } = s.board;
  for (let card = firstCard[kind]; cardKind[card] === kind; card++) {
    if (((cards[at + (card >>> 5)] >>> (card & 31)) & 1) === 1) return card;
  }
  return NONE;
}

/** A90-43: a card that came by a swap waits for the next turn. */
export function markFresh(s: State, card: number): void {
  s.fresh[card >>> 5] |= 1 << (card & 31);
}

/** The kinds of cards of one hand, ascending, each once: filled again by `readKinds`. */
export const kinds = new Uint8Array(64);

/** Writes the kinds of a hand into `kinds` and returns how many there are. */
export function readKinds(s: State, seat: number): number {
  return readKindsOf(s, s.flightHand[seat * CARD_WORDS], s.flightHand[seat * CARD_WORDS + 1]);
}

/** The same of the unusable cards that may be swapped now (A90-43). */
export function readUnusableKinds(s: State, seat: number): number {
  const { flightHand, unusable, fresh } = s;
  const low = flightHand[seat * CARD_WORDS] & unusable[0] & ~fresh[0];
  const high = flightHand[seat * CARD_WORDS + 1] & unusable[1] & ~fresh[1];
  return (low | high) === 0 ? 0 : readKindsOf(s, low, high);
}

/** Cards are in the order of their kinds (board.ts), so equal ones are adjacent. */
function readKindsOf(s: State, low: number, high: number): number {
  const { cardKind } = s.board;
  let count = 0;
  let last = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    const kind = cardKind[lowest(rest)];
    if (kind !== last) kinds[count++] = kind;
    last = kind;
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    const kind = cardKind[32 + lowest(rest)];
    if (kind !== last) kinds[count++] = kind;
    last = kind;
  }
  return count;
}

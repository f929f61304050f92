import type { Playout, RandomStream, Sink } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { lowest } from './bits.ts';
import { CARD_WORDS } from './board.ts';
import { drawFlight, markFresh } from './cards.ts';
import type { Event } from './events.ts';
import { isFlightCard, kindOf } from './flight-card.ts';
import { afterTake, endTurn, startTurn } from './flow.ts';
import { FROM_NEW_PILE } from './memory.ts';
import type { RefusalReason } from './refusal-reason.ts';
import { illegal } from './refusal-reason.ts';
import type { State } from './state.ts';
import { PHASE, SHUFFLE } from './state.ts';
import type { PileCard, Shuffle } from './types.ts';
import { NONE, SCORING } from './types.ts';

/* What is left to chance during play: a pile in a new order. Cards are numbers here, as in the piles of the state. */

function isOfFlights(s: State): boolean {
  return s.shuffle <= SHUFFLE.founder;
}

function ruleOf(s: State): string {
  if (isOfFlights(s)) return 'A90-42';
  return s.shuffle === SHUFFLE.late ? 'A90-92' : 'A90-70';
}

/**
 * The cards to be shuffled, in an order that reveals nothing: A90-42 the discards, otherwise the whole pile of shares.
 */
function cardsToShuffle(s: State): number[] {
  if (!isOfFlights(s)) return Array.from(s.pile.subarray(0, s.pileSize)).sort((a, b) => a - b);
  const cards: number[] = [];
  for (let card = 0; card < s.board.cardCount; card++) {
    if (((s.discards[card >>> 5] >>> (card & 31)) & 1) === 1) cards.push(card);
  }
  return cards;
}

/** What chance does, by the seed. */
export function chance(s: State, stream: RandomStream): Shuffle {
  const order = stream.shuffle(cardsToShuffle(s));
  return isOfFlights(s)
    ? { type: 'shuffle', pile: 'flights', order: order.map((card) => s.board.cards[card]) }
    : { type: 'shuffle', pile: 'shares', order: order.map((card) => pileCard(s, card)) };
}

function pileCard(s: State, card: number): PileCard {
  return card === SCORING ? 'scoring' : s.board.companyIds[card];
}

/** What chance does, in search: the same, without a list. */
export function playChance(s: State, random: Playout, sink?: Sink<Event>): void {
  const flights = isOfFlights(s);
  if (flights) gatherDiscards(s);
  const pile = flights ? s.flightPile : s.pile;
  for (let last = (flights ? s.flightPileSize : s.pileSize) - 1; last > 0; last--) {
    const chosen = random.below(last + 1);
    const card = pile[last];
    pile[last] = pile[chosen];
    pile[chosen] = card;
  }
  if (sink) tell(s, sink);
  goOn(s, sink);
}

/** A90-42: the discards become the pile. */
function gatherDiscards(s: State): void {
  let size = 0;
  for (let word = 0; word < CARD_WORDS; word++) {
    for (let rest = s.discards[word]; rest !== 0; rest &= rest - 1)
      s.flightPile[size++] = 32 * word + lowest(rest);
    s.discards[word] = 0;
  }
  s.flightPileSize = size;
}

/** Checks that the move is the pile in some order, and plays it. */
export function applyChance(s: State, move: unknown, sink: Sink<Event>): void {
  playOrder(s, readOrder(s, move), sink);
}

function playOrder(s: State, order: readonly number[], sink: Sink<Event>): void {
  const flights = isOfFlights(s);
  if (flights) gatherDiscards(s);
  (flights ? s.flightPile : s.pile).set(order.toReversed());
  tell(s, sink);
  goOn(s, sink);
}

function tell(s: State, sink: Sink<Event>): void {
  if (!sink) return;
  if (isOfFlights(s)) {
    const cards = s.flightPile.subarray(0, s.flightPileSize).toReversed();
    sink({ type: 'shuffled', pile: 'flights', order: Array.from(cards, (card) => s.board.cards[card]) });
  } else {
    const cards = s.pile.subarray(0, s.pileSize).toReversed();
    sink({ type: 'shuffled', pile: 'shares', order: Array.from(cards, (card) => pileCard(s, card)) });
  }
}

/** Continues where the shuffle interrupted. */
function goOn(s: State, sink?: Sink<Event>): void {
  const why = s.shuffle;
  s.shuffle = 0;
  s.putBack = 0;
  switch (why) {
    case SHUFFLE.swap:
      s.phase = PHASE.start;
      markFresh(s, drawFlight(s, sink, FROM_NEW_PILE));
      break;
    case SHUFFLE.expand:
      s.phase = PHASE.expand;
      s.drew = 1;
      drawFlight(s, sink, FROM_NEW_PILE);
      break;
    case SHUFFLE.founder:
      drawFlight(s, sink, FROM_NEW_PILE);
      endTurn(s, false, sink);
      break;
    case SHUFFLE.refresh:
      s.phase = PHASE.start;
      break;
    case SHUFFLE.take:
      afterTake(s, sink);
      break;
    default:
      startTurn(s, sink);
  }
}

/** The order as numbers; refuses anything but the pile in some order. */
function readOrder(s: State, move: unknown): number[] {
  const { type, pile, order, ...rest } = (move ?? {}) as Partial<Shuffle>;
  const rule = ruleOf(s);
  const unknown = (message: string, path: string): TarmacError =>
    new TarmacError('unknown-move', message, { path, rule });
  const wrong = (reason: RefusalReason, message: string): TarmacError => illegal(rule, reason, message);
  const wanted = isOfFlights(s) ? 'flights' : 'shares';
  if (type !== 'shuffle') throw wrong('shuffle-due', 'First a pile is shuffled.');
  const [strange] = Object.keys(rest);
  if (strange !== undefined) throw unknown(`A shuffle has no ${JSON.stringify(strange)}.`, strange);
  if (pile !== 'shares' && pile !== 'flights') throw unknown('The pile is shares or flights.', 'pile');
  if (!Array.isArray(order)) throw unknown('The order is a list of all cards, the top first.', 'order');
  if (pile !== wanted) throw wrong('other-pile', `It is the pile of ${wanted} that is shuffled now.`);

  const left = cardsToShuffle(s);
  if (order.length !== left.length) {
    throw wrong('not-the-pile', `The pile has ${left.length} cards, not ${order.length}.`);
  }
  // Not `order.map`, which would skip the holes of a list that has some.
  return Array.from(order, (card: unknown, i) => {
    const place = pile === 'shares' ? placeOfShare(s, left, card) : placeOfFlight(s, left, card);
    if (place === undefined) throw unknown(`There is no card ${JSON.stringify(card)}.`, `order[${i}]`);
    if (place < 0)
      throw wrong('not-the-pile', `${JSON.stringify(card)} is not in the pile, or not so often.`);
    return left.splice(place, 1)[0];
  });
}

/** Where the card is among those left, -1 if it is not, undefined if there is no such card. */
function placeOfShare(s: State, left: readonly number[], card: unknown): number | undefined {
  if (card === 'scoring') return left.indexOf(SCORING);
  const company = s.board.companyIds.indexOf(card as string);
  return company < 0 ? undefined : left.indexOf(company);
}

function placeOfFlight(s: State, left: readonly number[], card: unknown): number | undefined {
  if (!isFlightCard(card)) return undefined;
  const kind = kindOf(card);
  if (s.board.firstCard[kind] === NONE) return undefined;
  return left.findIndex((other) => s.board.cardKind[other] === kind);
}

import { sameJson, TarmacError } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { addToHand } from './cards.ts';
import { cardsWorth, startingCash, topHalf } from './deal.ts';
import type { AirKwireOptions } from './options.ts';
import { PHASE, State } from './state.ts';
import type { Card, Setup } from './types.ts';
import { FIRST_POWER, HAND_SIZE, HOME_POINTS, MAX_PLAYERS, MIN_PLAYERS, NONE, POWER_CARDS } from './types.ts';

/** The first state of a match from the dealt cards. */
export function setup(board: Board, options: AirKwireOptions, dealt: Setup): State {
  checkShape(board, dealt);
  checkCards(board, options, dealt);
  const s = State.empty({ board, options, players: dealt.hands.length });
  const kindOf = (card: Card): number => board.cardKind.get(card) ?? NONE;
  s.cash.set(dealt.cash);
  dealt.hands.forEach((hand, p) => {
    for (const card of hand) addToHand(s, p, kindOf(card));
    s.early[p] = HAND_SIZE;
  });
  s.pile.set(dealt.pile.map(kindOf).reverse());
  s.pileSize = dealt.pile.length;
  s.topLeft = topHalf(board) - HAND_SIZE * dealt.hands.length;
  s.phase = PHASE.stock;
  return s;
}

function bad(path: string, message: string, rule?: string): TarmacError {
  return new TarmacError('bad-setup', message, rule === undefined ? { path } : { path, rule });
}

function checkShape(board: Board, dealt: unknown): asserts dealt is Setup {
  const { cash, hands, pile } = (dealt ?? {}) as Partial<Setup>;
  if (!Array.isArray(cash)) throw bad('cash', 'The cash is missing.');
  if (!Array.isArray(hands)) throw bad('hands', 'The hands are missing.');
  for (const [p, hand] of hands.entries()) checkCardList(board, hand, `hands[${p}]`);
  checkCardList(board, pile, 'pile');
}

function checkCardList(board: Board, cards: unknown, path: string): void {
  if (!Array.isArray(cards)) throw bad(path, 'A list of cards is missing.');
  const wrong = cards.findIndex((card) => !board.cardKind.has(card));
  if (wrong >= 0) throw bad(`${path}[${wrong}]`, `There is no card ${JSON.stringify(cards[wrong])}.`);
}

/** Whether this can have been dealt by the rules. */
function checkCards(board: Board, options: AirKwireOptions, { cash, hands, pile }: Setup): void {
  const players = hands.length;
  if (players < MIN_PLAYERS || players > MAX_PLAYERS) throw bad('hands', 'Three to six can play.');
  if (!sameJson(cash, startingCash(options, players))) {
    throw bad('cash', `The players begin with ${startingCash(options, players).join(', ')}.`, 'AK-10');
  }
  hands.forEach((hand, p) => {
    if (hand.length !== HAND_SIZE) throw bad(`hands[${p}]`, 'Everybody is dealt five cards.', 'AK-11');
    checkTopHalf(board, hand, `hands[${p}]`);
  });
  const wanted = countOf([...cardsWorth(board, () => true), ...(options.powerCards ? POWER_CARDS : [])]);
  const found = countOf([...hands.flat(), ...pile]);
  for (const card of new Set([...wanted.keys(), ...found.keys()])) {
    const [is, should] = [found.get(card) ?? 0, wanted.get(card) ?? 0];
    if (is !== should) throw bad('pile', `There are ${is} cards ${card} instead of ${should}.`, 'AK-2');
  }
  checkTopHalf(board, pile.slice(0, topHalf(board) - HAND_SIZE * players), 'pile');
}

/** AK-11: 3-point and power cards begin in the bottom half. */
function checkTopHalf(board: Board, cards: readonly Card[], path: string): void {
  cards.forEach((card, i) => {
    const kind = board.cardKind.get(card) ?? NONE;
    if (kind >= FIRST_POWER || board.points[kind] === HOME_POINTS) {
      throw bad(`${path}[${i}]`, `${card} begins in the bottom half.`, 'AK-11');
    }
  });
}

function countOf(cards: readonly Card[]): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

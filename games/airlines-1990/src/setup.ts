import { TarmacError } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { CARD_WORDS } from './board.ts';
import { CardDealer } from './card-dealer.ts';
import { addToHand, sortMarket } from './cards.ts';
import { cardWord, isFlightCard } from './flight-card.ts';
import { deriveNetworks } from './network.ts';
import type { Airlines1990Options } from './options.ts';
import { PHASE, State } from './state.ts';
import type { Setup } from './types.ts';
import {
  FLIGHTS_DEALT,
  MARKET_SIZE,
  MAX_PLAYERS,
  NONE,
  SCORING,
  SCORING_CARDS,
  SHARES_DEALT,
} from './types.ts';

/** The first state of a match from the dealt cards. */
export function setup(board: Board, options: Airlines1990Options, dealt: Setup): State {
  checkShape(board, dealt);
  checkCards(board, options, dealt);
  const s = emptyTable(board, options, dealt.hands.length);
  const companyOf = (id: string): number =>
    id === 'scoring' ? SCORING : (board.companyIndex.get(id) ?? NONE);
  s.market.set(dealt.market.map(companyOf));
  sortMarket(s);
  dealt.hands.forEach((hand, p) => {
    for (const share of hand) addToHand(s, p, companyOf(share), 1);
  });
  s.pile.set(dealt.pile.map(companyOf).reverse());
  s.pileSize = dealt.pile.length;
  s.scoringWaits = options.lateScoring ? SCORING_CARDS : 0;

  const dealer = new CardDealer(board);
  dealt.flights.forEach((hand, p) => {
    for (const flight of hand) {
      const card = dealer.next(flight);
      s.flightHand[p * CARD_WORDS + (card >>> 5)] |= 1 << (card & 31);
    }
  });
  s.flightPile.set(dealt.flightPile.map((flight) => dealer.next(flight)).reverse());
  s.flightPileSize = dealt.flightPile.length;
  return s;
}

/** Everything but the cards. */
function emptyTable(board: Board, options: Airlines1990Options, players: number): State {
  const s = new State({ board, options, players });
  s.markers.set(board.markers);
  deriveNetworks(s);
  s.phase = PHASE.start;
  return s;
}

function bad(path: string, message: string, rule?: string): TarmacError {
  return new TarmacError('bad-setup', message, rule === undefined ? { path } : { path, rule });
}

function checkShape(board: Board, dealt: unknown): asserts dealt is Setup {
  const { market, hands, flights, pile, flightPile } = (dealt ?? {}) as Partial<Setup>;
  const isShare = (card: unknown): boolean => board.companyIndex.has(card as string);
  checkCardList(market, 'market', isShare);
  checkHands(hands, 'hands', isShare);
  checkHands(flights, 'flights', isFlightCard);
  checkCardList(pile, 'pile', (card) => card === 'scoring' || isShare(card));
  checkCardList(flightPile, 'flightPile', isFlightCard);
}

function checkHands(hands: unknown, path: string, isCard: (card: unknown) => boolean): void {
  if (!Array.isArray(hands)) throw bad(path, 'The hands are missing.');
  for (const [p, hand] of hands.entries()) checkCardList(hand, `${path}[${p}]`, isCard);
}

function checkCardList(cards: unknown, path: string, isCard: (card: unknown) => boolean): void {
  if (!Array.isArray(cards)) throw bad(path, 'A list of cards is missing.');
  const wrong = cards.findIndex((card) => !isCard(card));
  if (wrong >= 0) throw bad(`${path}[${wrong}]`, `There is no card ${JSON.stringify(cards[wrong])}.`);
}

/** Whether these cards can have been dealt by the rules. */
function checkCards(board: Board, options: Airlines1990Options, dealt: Setup): void {
  const { market, hands, flights, pile, flightPile } = dealt;
  if (hands.length < 2 || hands.length > MAX_PLAYERS) throw bad('hands', 'Two to six can play.');
  if (flights.length !== hands.length)
    throw bad('flights', 'There are as many hands of flight cards as of shares.');
  if (market.length !== MARKET_SIZE) throw bad('market', 'The market has five shares.', 'A90-10');
  hands.forEach((hand, p) => {
    if (hand.length !== SHARES_DEALT) throw bad(`hands[${p}]`, 'Everybody is dealt five shares.', 'A90-10');
  });
  flights.forEach((hand, p) => {
    if (hand.length !== FLIGHTS_DEALT)
      throw bad(`flights[${p}]`, 'Everybody is dealt three flight cards.', 'A90-10');
  });
  const scoring = pile.filter((card) => card === 'scoring').length;
  if (options.lateScoring && scoring > 0) throw bad('pile', 'The scoring cards come later.', 'A90-92');
  if (!options.lateScoring && scoring !== SCORING_CARDS) {
    throw bad('pile', 'Three scoring cards lie in the pile.', 'A90-10');
  }
  const shares = countOf([...market, ...hands.flat(), ...pile]);
  board.companyIds.forEach((id, c) => {
    const found = shares.get(id) ?? 0;
    if (found !== board.shares[c]) {
      throw bad('pile', `There are ${found} shares of ${id} instead of ${board.shares[c]}.`, 'A90-1');
    }
  });
  const wanted = countOf(board.cards.map(cardWord));
  const found = countOf([...flights.flat(), ...flightPile].map(cardWord));
  for (const word of new Set([...wanted.keys(), ...found.keys()])) {
    const [is, should] = [found.get(word) ?? 0, wanted.get(word) ?? 0];
    if (is !== should)
      throw bad('flightPile', `There are ${is} flight cards ${word} instead of ${should}.`, 'A90-1');
  }
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

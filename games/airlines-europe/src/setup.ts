import { TarmacError } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { addToHand, sortMarket } from './cards.ts';
import { isUniform } from './deal.ts';
import { deckShapes, possibleShapes } from './deck-shape.ts';
import { rememberUnseen } from './memory.ts';
import { deriveNetworks } from './network.ts';
import type { AirlinesEuropeOptions } from './options.ts';
import type { Setting } from './state.ts';
import { isInPlay, makeSetting, PHASE, State, sharesInGame } from './state.ts';
import type { Airline, Setup } from './types.ts';
import {
  ABACUS_SHARES,
  AIRLINE_COUNT,
  AIRLINES,
  FLEET,
  HAND_DEALT,
  MARKET_SIZE,
  MAX_PLAYERS,
  MONEY_PER_PLAYER,
  NONE,
  SCORING,
  SCORING_CARDS,
  STARTING_CASH,
} from './types.ts';

/** The first state of a match from the dealt cards. */
export function setup(board: Board, options: AirlinesEuropeOptions, dealt: Setup): State {
  checkShape(dealt);
  const setting = makeSetting(board, options, dealt.hands.length);
  checkCards(setting, dealt);
  const s = emptyTable(setting);
  dealt.market.forEach((share, slot) => {
    s.market[slot] = AIRLINES.indexOf(share);
  });
  sortMarket(s);
  dealt.hands.forEach((hand, p) => {
    for (const share of hand) addToHand(s, p, AIRLINES.indexOf(share), 1);
    rememberUnseen(s, p, hand.length);
  });
  s.deck.set(dealt.deck.map((card) => (card === 'scoring' ? SCORING : AIRLINES.indexOf(card))));
  s.deckSize = dealt.deck.length;
  return s;
}

/** AE-11 to AE-14: everything but the cards. */
function emptyTable(setting: Setting): State {
  const { board, players } = setting;
  const s = new State(setting);
  for (let p = 0; p < players; p++) {
    s.vp[p] = p + 1;
    s.cash[p] = STARTING_CASH;
  }
  s.bank = players * (MONEY_PER_PLAYER - STARTING_CASH);
  s.supply = ABACUS_SHARES;
  s.kept.fill(NONE);
  s.market.fill(NONE);
  for (let a = 0; a < AIRLINE_COUNT; a++) {
    if (!isInPlay(setting, a)) continue;
    s.planes[a] = FLEET[a];
    s.track[a] = board.start[a];
    s.bonus[a] = board.bonus[a];
  }
  deriveNetworks(s);
  s.phase = PHASE.keep;
  return s;
}

function bad(path: string, message: string, rule?: string): TarmacError {
  return new TarmacError('bad-setup', message, rule === undefined ? { path } : { path, rule });
}

function checkShape(dealt: unknown): asserts dealt is Setup {
  const { market, hands, deck } = (dealt ?? {}) as Partial<Setup>;
  checkCardList(market, 'market', AIRLINES);
  if (!Array.isArray(hands)) throw bad('hands', 'The hands are missing.');
  for (const [p, hand] of hands.entries()) checkCardList(hand, `hands[${p}]`, AIRLINES);
  checkCardList(deck, 'deck', [...AIRLINES, 'scoring']);
}

function checkCardList(cards: unknown, path: string, known: readonly string[]): void {
  if (!Array.isArray(cards)) throw bad(path, 'A list of cards is missing.');
  const wrong = cards.findIndex((card) => !known.includes(card));
  if (wrong >= 0) throw bad(`${path}[${wrong}]`, `There is no card ${JSON.stringify(cards[wrong])}.`);
}

/** Whether these cards can have been dealt by the rules. */
function checkCards(setting: Setting, { market, hands, deck }: Setup): void {
  if (hands.length < 2 || hands.length > MAX_PLAYERS) throw bad('hands', 'Two to five can play.', 'AE-4');
  if (market.length !== MARKET_SIZE) throw bad('market', 'The stock market has five shares.', 'AE-15');
  hands.forEach((hand, p) => {
    if (hand.length !== HAND_DEALT) throw bad(`hands[${p}]`, 'Everybody is dealt eight shares.', 'AE-15');
    if (isUniform(hand))
      throw bad(`hands[${p}]`, 'A hand of eight shares of one airline is dealt again.', 'AE-16');
  });
  const shares = deck.filter((card): card is Airline => card !== 'scoring');
  const all = [...market, ...hands.flat(), ...shares];
  AIRLINES.forEach((airline, a) => {
    const found = all.filter((share) => share === airline).length;
    const expected = sharesInGame(setting, a);
    if (found === expected) return;
    throw bad(
      'deck',
      `There are ${found} shares of ${airline} instead of ${expected}.`,
      expected === 0 ? 'AE-10' : 'AE-1',
    );
  });
  const places = deck.flatMap((card, place) => (card === 'scoring' ? [place] : []));
  if (places.length !== SCORING_CARDS) throw bad('deck', 'Three scoring cards lie in the deck.', 'AE-3');
  if (possibleShapes(deckShapes(setting.options, shares.length), places, deck.length).length === 0) {
    const rule = setting.options.deck === 'thirds' ? 'AE-19' : 'AE-18';
    throw bad('deck', 'The scoring cards lie where they cannot lie.', rule);
  }
}

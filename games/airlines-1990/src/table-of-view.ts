import type { Board } from './board.ts';
import { CARD_WORDS } from './board.ts';
import { CardDealer } from './card-dealer.ts';
import { addToHand, sortMarket } from './cards.ts';
import { rememberWords } from './memory.ts';
import { deriveNetworks, SABOTAGED } from './network.ts';
import { PHASE, SHUFFLE_NAMES, State } from './state.ts';
import type { FlightCard } from './types.ts';
import { END_REASONS, MAX_COMPANIES, MAX_PLAYERS, NONE, SCORING, SCORING_CARDS } from './types.ts';
import type { Counts, View } from './view.ts';

/** The public part of a table, and who deals the flight cards that are left. */
interface TableOfView {
  readonly table: State;
  readonly dealer: CardDealer;
}

/** The state behind a view, without what the viewer cannot see: unknown cards of hands and piles. */
export function tableOfView(board: Board, view: View): TableOfView {
  const s = mapOfView(board, view);
  s.phase = PHASE[view.phase];
  s.turn = view.turn;
  s.shuffle = SHUFFLE_NAMES.indexOf(view.shuffle);
  s.putBack = view.putBack;
  s.turnsEnded = view.turnsEnded;
  s.founding = Number(view.founding);
  s.refreshed = Number(view.refreshed);
  s.swaps = view.swaps;
  s.drew = Number(view.drew);
  s.idle = view.idle;
  s.turnsLeft = view.turnsLeft;
  s.scorings = view.scorings;
  s.scores.set(view.scores);
  view.awards.forEach((points, scoring) => {
    s.awards.set(points, scoring * MAX_PLAYERS);
  });
  const reasons: readonly (string | undefined)[] = END_REASONS;
  s.ended = 1 + reasons.indexOf(view.outcome?.reason);
  layShares(s, view);
  const dealer = new CardDealer(board);
  layFlights(s, view, dealer);
  return { table: s, dealer };
}

/** Of this state only the map: who flies where, and who could fly what. */
export function mapOfView(board: Board, view: View): State {
  const s = new State({ board, options: view.options, players: view.scores.length });
  const companyOf = (id: string): number => s.board.companyIndex.get(id) ?? NONE;
  for (const id of view.founded) s.founded |= 1 << companyOf(id);
  for (const id of view.inactive) s.inactive |= 1 << companyOf(id);
  s.markers.set(listOf(s, view.markers));
  s.worth.set(listOf(s, view.worth));
  for (let route = 0; route < view.routes.length; route++) {
    const circles = view.routes[route];
    for (let circle = 0; circle < circles.length; circle++) {
      const on = circles[circle];
      if (on === null) continue;
      const marker = on.startsWith('!') ? SABOTAGED + companyOf(on.slice(1)) + 1 : companyOf(on) + 1;
      s.circles[route] |= marker << (5 * circle);
    }
  }
  deriveNetworks(s);
  return s;
}

function layShares(s: State, view: View): void {
  const { companyIndex } = s.board;
  s.market.set(view.market.map((id) => (id === null ? NONE : (companyIndex.get(id) ?? NONE))));
  sortMarket(s);
  s.gone.set(listOf(s, view.gone));
  view.hands.forEach((hand, p) => {
    s.laid.set(listOf(s, view.laid[p]), p * MAX_COMPANIES);
    s.known.set(listOf(s, hand.known), p * MAX_COMPANIES);
    listOf(s, hand.shares ?? hand.known).forEach((count, company) => {
      if (count > 0) addToHand(s, p, company, count);
    });
  });
  s.pileSize = view.pile.size;
  s.scoringWaits = SCORING_CARDS - view.scorings - view.pile.scoring;
  if (view.pile.cards) {
    const cards = view.pile.cards.map((id) => (id === 'scoring' ? SCORING : (companyIndex.get(id) ?? NONE)));
    s.pile.set(cards.reverse());
  }
}

function layFlights(s: State, view: View, dealer: CardDealer): void {
  const put = (cards: readonly FlightCard[], into: Int32Array, at: number): void => {
    for (const flight of cards) {
      const card = dealer.next(flight);
      into[at + (card >>> 5)] |= 1 << (card & 31);
    }
  };
  put(view.discards, s.discards, 0);
  put(view.goneFlights, s.goneFlights, 0);
  view.flights.forEach(({ cards, freshCards }, p) => {
    if (!cards || !freshCards) return;
    if (p === view.turn) {
      put(freshCards, s.fresh, 0);
      for (let word = 0; word < CARD_WORDS; word++) s.flightHand[p * CARD_WORDS + word] |= s.fresh[word];
    }
    put(without(cards, freshCards), s.flightHand, p * CARD_WORDS);
  });
  s.flightPileSize = view.flightPile.size;
  if (view.flightPile.cards) {
    s.flightPile.set(view.flightPile.cards.map((flight) => dealer.next(flight)).reverse());
  }
  rememberWords(s, view.movements);
  s.movedInTurn = Number(view.swaps > 0 || view.drew || view.founding || isAfterFlight(view));
}

/** A share is taken only after a flight card was played in the same turn. */
function isAfterFlight(view: View): boolean {
  return view.phase === 'take' || view.shuffle === 'take' || view.shuffle === 'founder';
}

/** The cards less the others, each as often as it is there. */
function without(cards: readonly FlightCard[], others: readonly FlightCard[]): FlightCard[] {
  const left = [...cards];
  for (const { pattern, value } of others) {
    left.splice(
      left.findIndex((card) => card.pattern === pattern && card.value === value),
      1,
    );
  }
  return left;
}

function listOf(s: State, counts: Counts): number[] {
  return s.board.companyIds.map((id) => counts[id]);
}

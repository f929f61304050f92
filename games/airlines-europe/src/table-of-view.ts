import type { Board } from './board.ts';
import { addToHand, addToPortfolio, sortMarket } from './cards.ts';
import { rememberMovement } from './memory.ts';
import { deriveNetworks } from './network.ts';
import { makeSetting, PHASE, State } from './state.ts';
import { ABACUS, AIRLINE_COUNT, AIRLINES, END_REASONS, MAX_PLAYERS, NONE, SHARES } from './types.ts';
import type { AirlineCounts, ShareCounts, View } from './view.ts';

/** The state behind a view, without what the viewer cannot see: unknown cards of hands, discards and deck. */
export function tableOfView(board: Board, view: View): State {
  const s = mapOfView(board, view);
  layShares(s, view);
  laySeats(s, view);
  s.phase = PHASE[view.phase];
  s.turn = view.turn;
  s.decider = view.active[0]; // after the end nobody decides, and nobody asks who does
  s.bank = view.bank;
  s.supply = view.abacusSupply;
  s.drawn = view.deck.drawn;
  s.deckSize = view.deck.drawn + view.deck.size;
  s.scoringAt.set(view.deck.scoringAt);
  s.pending = view.pending;
  s.picksLeft = view.picksLeft;
  if (view.exchange) {
    s.abacusDue = view.exchange.take;
    s.discardsLeft = view.exchange.discardsLeft;
    s.discardFrom = view.exchange.from ?? 0;
  }
  const reasons: readonly (string | undefined)[] = END_REASONS;
  s.ended = 1 + reasons.indexOf(view.outcome?.reason);
  return s;
}

/** Of this state only the map: who flies where, and what may be bought there. */
export function mapOfView(board: Board, view: View): State {
  const s = new State(makeSetting(board, view.options, view.cash.length));
  s.scorings = view.scorings;
  AIRLINES.forEach((airline, a) => {
    s.track[a] = view.track[airline];
    s.planes[a] = view.planes[airline];
    s.bonus[a] = view.bonus[airline];
  });
  view.routes.forEach((airlines, route) => {
    airlines.forEach((airline, circle) => {
      s.circles[route] |= (AIRLINES.indexOf(airline) + 1) << (4 * circle);
    });
  });
  deriveNetworks(s);
  return s;
}

function layShares(s: State, view: View): void {
  s.market.set(view.market.map((airline) => (airline === null ? NONE : AIRLINES.indexOf(airline))));
  sortMarket(s);
  SHARES.forEach((share, n) => {
    s.gone[n] = view.gone[share];
  });
  view.awards.forEach((points, scoring) => {
    s.awards.set(points, scoring * MAX_PLAYERS);
  });
}

function laySeats(s: State, view: View): void {
  s.vp.set(view.vp);
  s.cash.set(view.cash);
  view.hands.forEach((hand, p) => {
    s.kept[p] = view.chosen[p] ? 0 : NONE;
    forShares(view.portfolios[p], (share, count) => addToPortfolio(s, p, share, count));
    if (hand.shares) {
      forShares(hand.shares, (share, count) => addToHand(s, p, share, count));
    } else if (hand.abacus > 0) {
      addToHand(s, p, ABACUS, hand.abacus);
    }
    if (hand.discards) s.goneSecretly.set(countsList(hand.discards), p * AIRLINE_COUNT);
  });
  if (view.viewer !== null && view.kept) {
    const [a, b] = view.kept.map((airline) => AIRLINES.indexOf(airline));
    s.kept[view.viewer] = a * 16 + b;
  }
  layMovements(s, view);
}

/** The movement of an exchange under way must be the last one (memory.ts), so the deciding seat comes last. */
function layMovements(s: State, view: View): void {
  const decider = view.active[0];
  const seats = view.hands.map((_, p) => p).sort((p, q) => Number(p === decider) - Number(q === decider));
  for (const p of seats) for (const word of view.hands[p].movements) rememberMovement(s, p, word);
}

function countsList(counts: AirlineCounts): number[] {
  return AIRLINES.map((airline) => counts[airline]);
}

function forShares(counts: Partial<ShareCounts>, each: (share: number, count: number) => void): void {
  SHARES.forEach((share, n) => {
    const count = counts[share] ?? 0;
    if (count > 0) each(n, count);
  });
}

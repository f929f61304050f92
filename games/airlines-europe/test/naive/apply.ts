/** What a move does, along the table "Sequence of play". */

import { allBlocked, discardPlace, discardsFor, legalMoves, nextPicker, priceOf } from './legal.ts';
import { scoreAll } from './scoring.ts';
import type { Move, State } from './state.ts';
import { airplanesOn, copyState, leftNeighbour, must, player, removeOne } from './state.ts';

/** The state after the move; the old one stays as it is. */
export function play(before: State, seat: number, move: Move): State {
  const wanted = written(move);
  if (!legalMoves(before, seat).some((legal) => written(legal) === wanted)) {
    throw new Error(`seat ${seat} may not ${wanted} in phase ${before.phase}`);
  }
  const state = copyState(before);
  perform(state, seat, move);
  return state;
}

/** A move as text; the order of the keys of an object means nothing. */
function written(move: unknown): string {
  return JSON.stringify(move, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function perform(state: State, seat: number, move: Move): void {
  switch (move.type) {
    case 'keep':
      keep(state, seat, move.shares);
      break;
    case 'licence':
      buyLicence(state, seat, move.airline, move.route);
      break;
    case 'take':
      if (move.from === 'deck') takeFromDeck(state, seat);
      else if (state.phase === 'pick') pick(state, seat, move.share);
      else takeFromMarket(state, seat, move.share);
      break;
    case 'play':
      playShares(state, seat, move.shares);
      break;
    case 'exchange':
      beginExchange(state, move.take);
      break;
    case 'discard':
      discard(state, seat, move.from, move.share);
      break;
    case 'cash':
      payOut(state, seat, 8); // AE-60
      settle(state);
      break;
  }
}

/** AE-17: in secret; when all have chosen, all is revealed. */
function keep(state: State, seat: number, shares: string[]): void {
  player(state, seat).kept = [...shares];
  if (state.players.some(({ kept }) => kept === undefined)) return;
  for (const each of state.players) {
    for (const share of each.kept ?? []) {
      removeOne(each.hand, share);
      each.portfolio.push(share);
    }
  }
  state.phase = 'turn'; // of seat 0
}

/** AE-40 to AE-47. The track marker and the bonus follow from the map (trackOf). */
function buyLicence(state: State, seat: number, airline: string, routeId: string): void {
  const route = must(
    state.board.routes.find(({ id }) => id === routeId),
    `route ${routeId}`,
  );
  const price = priceOf(state, route);
  player(state, seat).cash -= price;
  state.bank += price;
  airplanesOn(state, route).push(airline);
  if (allBlocked(state))
    finalScoring(state); // AE-81
  else state.phase = state.phase === 'turn' ? 'second' : 'share';
}

/** AE-49, AE-70: a scoring card drawn for the hand is replaced by the next card. */
function takeFromDeck(state: State, seat: number): void {
  const card = drawShare(state);
  if (card !== undefined) player(state, seat).hand.push(card); // AE-77
  settle(state);
}

/** AE-49: the market is refilled at once. */
function takeFromMarket(state: State, seat: number, share: string): void {
  removeOne(state.market, share);
  player(state, seat).hand.push(share);
  fillMarket(state);
  settle(state);
}

/** The next share of the deck; scoring cards on the way are put before the left neighbour. */
function drawShare(state: State): string | undefined {
  for (;;) {
    const card = state.deck.shift();
    if (card !== 'scoring') return card;
    state.scoringsPending += 1;
  }
}

/** AE-70: to five cards; AE-77: as far as the deck goes. */
function fillMarket(state: State): void {
  while (state.market.length < 5 && state.deck.length > 0) {
    const card = drawShare(state);
    if (card !== undefined) state.market.push(card);
  }
}

function emptyMarket(state: State): void {
  state.discards.push(...state.market);
  state.market = [];
}

/** AE-50: the shares are in the portfolio before the money comes (AE-66). */
function playShares(state: State, seat: number, shares: Record<string, number>): void {
  const { hand, portfolio } = player(state, seat);
  let played = 0;
  for (const [airline, count] of Object.entries(shares)) {
    for (let n = 1; n <= count; n++) {
      removeOne(hand, airline);
      portfolio.push(airline);
      played += 1;
    }
  }
  payOut(state, seat, 2 * played);
  settle(state);
}

/** AE-65 */
function payOut(state: State, seat: number, sum: number): void {
  if (sum > state.bank) {
    for (const each of state.players) {
      const excess = Math.max(0, each.cash - 8);
      each.cash -= excess;
      state.bank += excess;
    }
    emptyMarket(state);
    fillMarket(state);
  }
  player(state, seat).cash += sum;
  state.bank -= sum;
}

/** AE-55 */
function beginExchange(state: State, take: number): void {
  state.exchange = { take, owed: discardsFor(take), last: 0 };
  state.phase = 'discard';
}

/** AE-55: after the last discard the ABACUS shares come to the hand; discarded ones are gone (AE-56). */
function discard(state: State, seat: number, from: 'hand' | 'portfolio', share: string): void {
  removeOne(player(state, seat)[from], share);
  state.discards.push(share);
  state.exchange.owed -= 1;
  state.exchange.last = discardPlace(from, share);
  if (state.exchange.owed > 0) return;
  state.abacusSupply -= state.exchange.take;
  for (let n = 1; n <= state.exchange.take; n++) player(state, seat).hand.push('abacus');
  settle(state);
}

/** (settle): a scoring if a scoring card was drawn, otherwise the left neighbour's turn (AE-75). */
function settle(state: State): void {
  const next = leftNeighbour(state, state.turn);
  if (state.scoringsPending === 0) {
    state.turn = next;
    state.phase = 'turn';
  } else {
    state.picker = next;
    state.phase = 'pick';
    if (state.market.length === 0) score(state); // AE-77
  }
}

/** AE-71: from the holder of the scoring card clockwise, without refill. */
function pick(state: State, seat: number, share: string): void {
  removeOne(state.market, share);
  player(state, seat).hand.push(share);
  const next = nextPicker(state);
  if (next === undefined) score(state);
  else state.picker = next;
}

/** (score): AE-71 second half, AE-72 to AE-76. */
function score(state: State): void {
  emptyMarket(state);
  fillMarket(state);
  scoreAll(state, state.scoringsMade + 1);
  state.scoringsPending -= 1;
  state.scoringsMade += 1;
  if (state.scoringsMade < 3) {
    settle(state);
  } else {
    state.phase = 'end'; // AE-80
    state.reason = 'third-scoring';
  }
}

/** (final): AE-81, scored as the third, without AE-71. */
function finalScoring(state: State): void {
  scoreAll(state, 3);
  state.phase = 'end';
  state.reason = 'all-blocked';
}

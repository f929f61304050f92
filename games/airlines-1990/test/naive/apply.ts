import { score } from './scoring.ts';
import type { Card, Move, State, Then } from './state.ts';
import { company, freeCircles, markersLeft, remove, sameCard } from './state.ts';

const ROUNDS_BEFORE_SCORING_CARDS = [0, 0, 5, 4, 3, 2, 2];

/** The state after a legal move; the given one stays as it is. */
export function play(before: State, seat: number, move: Move): State {
  const { board, ...rest } = before;
  const s: State = { board, ...structuredClone(rest) };
  if (seat < 0) shuffle(s, move);
  else decide(s, move);
  return s;
}

function decide(s: State, move: Move): void {
  const player = s.players[s.turn];
  switch (move.type) {
    case 'swap':
      s.removedCards.push(remove(player.flights, (card) => sameCard(card, move.card)));
      s.swappedNow++;
      drawCard(s, 'replace swapped card');
      break;
    case 'refresh':
      s.refreshedNow = true;
      s.removedShares.push(remove(s.market, (share) => share === move.share));
      refillMarket(s, 'go on with start');
      break;
    case 'found':
      lay(s, move.company, move.shares);
      s.founded.push(move.company);
      s.foundingNow = true;
      putMarker(s, move.company, move.route, move.card);
      nowTake(s);
      break;
    case 'draw':
      s.phase = 'expand';
      drawCard(s, 'draw for EXPAND');
      break;
    case 'fly':
      putMarker(s, move.company, move.route, move.card);
      nowTake(s);
      break;
    case 'keep':
      endTurn(s, !s.drewForExpand && s.swappedNow === 0 && !s.refreshedNow);
      break;
    case 'take':
      take(s, move.from === 'market' ? move.share : undefined);
      break;
    case 'play':
      lay(s, move.company, move.shares);
      if (move.shares === 1) s.phase = 'sabotage';
      else endTurn(s, false);
      break;
    case 'sabotage':
      s.markers.push({ company: move.company, route: move.route, circle: move.circle, sabotage: true });
      watchHeadquarters(s);
      checkSharesGone(s);
      if (s.phase !== 'end') endTurn(s, false);
      break;
    case 'done':
      endTurn(s, false);
      break;
    default:
      throw new Error(`naive: ${move.type} is not for players`);
  }
}

function shuffle(s: State, move: Move): void {
  if (move.type !== 'shuffle') throw new Error('naive: chance only shuffles');
  if (move.pile === 'flights') {
    s.flightPile = structuredClone(move.order);
    s.discards = [];
  } else {
    s.pile = [...move.order];
  }
  const then = s.afterwards;
  s.shuffling = undefined;
  s.afterwards = undefined;
  if (then === 'replace swapped card' || then === 'go on with start') s.phase = 'start';
  if (then === 'draw for EXPAND') s.phase = 'expand';
  if (move.pile === 'flights' && then) drawCard(s, then);
  if (then === 'after the take') founderOrEnd(s);
  if (then === 'begin the turn') s.phase = 'start';
}

function ask(s: State, pile: 'shares' | 'flights', then: Then): void {
  s.phase = 'shuffle';
  s.shuffling = pile;
  s.afterwards = then;
}

/** A90-42. `then` also says what the card is for. */
function drawCard(s: State, then: Then): void {
  if (s.flightPile.length === 0 && s.discards.length > 0) {
    ask(s, 'flights', then);
    return;
  }
  const card = s.flightPile.shift();
  if (card) {
    s.players[s.turn].flights.push(card);
    if (then === 'replace swapped card') s.cardsBySwap.push(card);
    if (then === 'draw for EXPAND') s.drewForExpand = true;
  }
  if (then === 'card for the founder') endTurn(s, false);
}

function lay(s: State, id: string, shares: number): void {
  const player = s.players[s.turn];
  for (let n = 0; n < shares; n++) player.laid.push(remove(player.hand, (share) => share === id));
}

function putMarker(s: State, id: string, where: string, card: Card): void {
  s.discards.push(remove(s.players[s.turn].flights, (each) => sameCard(each, card)));
  s.markers.push({ company: id, route: where, circle: Math.min(...freeCircles(s, where)), sabotage: false });
  watchHeadquarters(s);
}

/** A90-51, A90-52: looks at every company again. */
function watchHeadquarters(s: State): void {
  for (const { id, headquarters, patterns } of s.board.companies) {
    if (s.founded.includes(id) || s.inactive.includes(id)) continue;
    const free = s.board.routes.some(
      (each) =>
        (each.from === headquarters || each.to === headquarters) &&
        patterns.includes(each.pattern) &&
        freeCircles(s, each.id).length > 0,
    );
    if (!free || markersLeft(s, id) < 2) s.inactive.push(id);
  }
  sweepMarket(s);
}

function sweepMarket(s: State): void {
  if (s.pile.length > 0) return;
  s.removedShares.push(...s.market.filter((share) => s.inactive.includes(share)));
  s.market = s.market.filter((share) => !s.inactive.includes(share));
}

/** A90-80, A90-91 */
function checkSharesGone(s: State): void {
  if (s.pile.length > 0 || s.market.length > 0 || s.lastTaker !== undefined) return;
  if (s.options.lastRound) s.lastTaker = s.turn;
  else finish(s, 'shares-gone');
}

function nowTake(s: State): void {
  checkSharesGone(s);
  if (s.phase === 'end') return;
  if (s.market.length === 0) founderOrEnd(s);
  else s.phase = 'take';
}

/** A90-70: scoring cards on the way count, or are put back. Undefined: there is no share, or it is over. */
function nextShare(s: State): { share: string | undefined; putBack: number } {
  let putBack = 0;
  for (;;) {
    const card = s.pile.shift();
    if (card !== 'scoring') {
      for (let n = 0; n < putBack; n++) s.pile.push('scoring');
      return { share: card, putBack };
    }
    if (s.turnsPlayed < s.players.length) {
      putBack++;
      continue;
    }
    s.scoringCardsUsed++;
    const last = s.players.length === 2 && s.scoringCardsUsed === 3;
    score(s, last);
    if (last) {
      close(s, 'third-scoring');
      return { share: undefined, putBack };
    }
  }
}

function refillMarket(s: State, then: Then): void {
  const { share, putBack } = nextShare(s);
  if (share !== undefined) s.market.push(share);
  if (s.phase === 'end') return;
  sweepMarket(s);
  if (putBack > 0) ask(s, 'shares', then);
  else checkSharesGone(s);
}

function take(s: State, wanted: string | undefined): void {
  const { hand } = s.players[s.turn];
  if (wanted !== undefined) {
    hand.push(remove(s.market, (share) => share === wanted));
    refillMarket(s, 'after the take');
  } else {
    const { share, putBack } = nextShare(s);
    if (s.phase === 'end') return;
    sweepMarket(s);
    if (share === undefined) {
      nowTake(s);
      return;
    }
    hand.push(share);
    if (putBack > 0) ask(s, 'shares', 'after the take');
    else checkSharesGone(s);
  }
  if (s.phase === 'take') founderOrEnd(s);
}

function founderOrEnd(s: State): void {
  if (s.foundingNow) drawCard(s, 'card for the founder');
  else endTurn(s, false);
}

function endTurn(s: State, idle: boolean): void {
  const players = s.players.length;
  s.idleTurns = idle ? s.idleTurns + 1 : 0;
  if (s.idleTurns === players) {
    finish(s, 'stalemate');
    return;
  }
  if (s.lastTaker !== undefined && s.lastRoundTurns === players) {
    finish(s, 'shares-gone');
    return;
  }
  if (s.lastTaker !== undefined) s.lastRoundTurns++;
  s.turnsPlayed++;
  s.turn = (s.turn + 1) % players;
  s.foundingNow = false;
  s.refreshedNow = false;
  s.swappedNow = 0;
  s.cardsBySwap = [];
  s.drewForExpand = false;
  s.phase = 'start';
  if (s.scoringCardsAside > 0 && s.turnsPlayed === ROUNDS_BEFORE_SCORING_CARDS[players] * players) {
    for (; s.scoringCardsAside > 0; s.scoringCardsAside--) s.pile.push('scoring');
    ask(s, 'shares', 'begin the turn');
  }
}

function finish(s: State, reason: NonNullable<State['reason']>): void {
  score(s, s.players.length === 2);
  close(s, reason);
}

function close(s: State, reason: NonNullable<State['reason']>): void {
  if (s.options.seatBonus) {
    s.players.forEach((player, p) => {
      player.points += p;
    });
  }
  s.reason = reason;
  s.phase = 'end';
  s.shuffling = undefined;
  s.afterwards = undefined;
}

/** The cards that chance is asked to put in order. */
export function cardsToShuffle(
  s: State,
): { pile: 'shares'; cards: string[] } | { pile: 'flights'; cards: Card[] } {
  if (s.shuffling === 'flights') return { pile: 'flights', cards: structuredClone(s.discards) };
  const order = [...s.board.companies.map(({ id }) => company(s, id).id), 'scoring'];
  return { pile: 'shares', cards: s.pile.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) };
}

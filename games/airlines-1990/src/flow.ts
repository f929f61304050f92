import type { Sink } from '@tarmac/kernel';
import * as sizes from './board.ts';
import { drawFlight, flightsAreLeft, leftOf, removeWorthless, sharesAreGone, sortMarket } from './cards.ts';
import type { Event } from './events.ts';
import { awardPoints } from './scoring.ts';
import type { State } from './state.ts';
import * as phases from './state.ts';
import type { EndReason } from './types.ts';
import * as types from './types.ts';

const { CARD_WORDS } = sizes;
const { PHASE, SCORINGS, SHUFFLE } = phases;
const { END_REASONS, LATE_ROUNDS, NONE, SCORING, SCORING_CARDS } = types;

/* The automatic phases of the sequence of play: draws, (flight), (turn end), (final). */

export function startTurn(s: State, sink?: Sink<Event>): void {
  s.phase = PHASE.start;
  if (sink) sink({ type: 'turn', seat: s.turn });
}

/** Something is left to chance before the turn continues; `why`: SHUFFLE. */
export function askForShuffle(s: State, why: number): void {
  s.shuffle = why;
  s.phase = PHASE.shuffle;
}

/**
 * A90-70: the next share of the pile, NONE if there is none. Scoring cards on the way score; in the first round they
 * are put back, and `why` is the shuffle to be asked for. After that the match may be over (A90-82).
 */
function drawShare(s: State, why: number, sink?: Sink<Event>): number {
  const { players } = s.setting;
  const tooEarly = s.turnsEnded < players;
  let share = NONE;
  while (share === NONE && s.pileSize > 0) {
    const card = s.pile[--s.pileSize];
    if (card !== SCORING) {
      share = card;
      continue;
    }
    if (sink) sink({ type: 'scoring-card', back: tooEarly });
    if (tooEarly) s.putBack++;
    else if (scoreByCard(s, sink)) return NONE;
  }
  for (let card = 0; card < s.putBack; card++) s.pile[s.pileSize++] = SCORING;
  if (s.putBack > 0) s.shuffle = why;
  return share;
}

/** Returns whether that was the end. */
function scoreByCard(s: State, sink?: Sink<Event>): boolean {
  const { players } = s.setting;
  const last = players === 2 && s.scorings === SCORING_CARDS - 1;
  awardPoints(s, s.scorings, last, sink);
  s.scorings++;
  if (last) end(s, 'third-scoring', sink);
  return last;
}

/** A share of the pile for the hand; NONE if there is none (A90-75). */
export function drawForHand(s: State, sink?: Sink<Event>): number {
  const share = drawShare(s, SHUFFLE.take, sink);
  if (s.phase !== PHASE.end) removeWorthless(s, sink);
  return share;
}

/** A90-50: an empty place of the market gets the next share of the pile. */
export function refill(s: State, slot: number, why: number, sink?: Sink<Event>): void {
  const share = drawShare(s, why, sink);
  if (share !== NONE) {
    s.market[slot] = share;
    if (sink) sink({ type: 'refilled', slot, share: s.board.companyIds[share] });
  }
  sortMarket(s);
  if (s.phase !== PHASE.end) removeWorthless(s, sink);
}

/**
 * A90-80, A90-91: to be asked whenever shares have gone. Returns whether the match is over; with `lastRound` the turns
 * are counted from here on.
 */
export function endsWithoutShares(s: State, sink?: Sink<Event>): boolean {
  if (!sharesAreGone(s) || s.turnsLeft > 0) return false;
  const { players, options } = s.setting;
  if (!options.lastRound) {
    finalScoring(s, 'shares-gone', sink);
    return true;
  }
  s.turnsLeft = players + 1;
  if (sink) sink({ type: 'last-round', taker: s.turn });
  return false;
}

/** After a marker was placed: the share that goes with it, if there is one to take. */
export function beginTake(s: State, sink?: Sink<Event>): void {
  if (endsWithoutShares(s, sink)) return;
  if (sharesAreGone(s)) afterTake(s, sink);
  else s.phase = PHASE.take;
}

/** The rest of the turn after a share was taken: a founder's flight card (A90-20). */
export function afterTake(s: State, sink?: Sink<Event>): void {
  if (s.founding === 0) {
    endTurn(s, false, sink);
  } else if (s.flightPileSize > 0) {
    drawFlight(s, sink);
    endTurn(s, false, sink);
  } else if (flightsAreLeft(s)) {
    askForShuffle(s, SHUFFLE.founder);
  } else {
    if (sink) sink({ type: 'no-flight', seat: s.turn });
    endTurn(s, false, sink);
  }
}

export function endTurn(s: State, idle: boolean, sink?: Sink<Event>): void {
  const { players, options } = s.setting;
  s.idle = idle ? s.idle + 1 : 0;
  if (s.idle === players) {
    finalScoring(s, 'stalemate', sink);
    return;
  }
  if (s.turnsLeft > 0 && --s.turnsLeft === 0) {
    finalScoring(s, 'shares-gone', sink);
    return;
  }
  if (s.turnsEnded < NONE) s.turnsEnded++;
  s.swaps = 0;
  s.refreshed = 0;
  s.drew = 0;
  s.founding = 0;
  s.movedInTurn = 0;
  s.turn = leftOf(s, s.turn);
  if (options.lateScoring && s.scoringWaits > 0 && s.turnsEnded === LATE_ROUNDS[players] * players) {
    mixScoringCardsIn(s, sink);
  } else {
    startTurn(s, sink);
  }
}

/** A90-92 */
function mixScoringCardsIn(s: State, sink?: Sink<Event>): void {
  for (; s.scoringWaits > 0; s.scoringWaits--) s.pile[s.pileSize++] = SCORING;
  if (sink) sink({ type: 'scoring-cards-in' });
  askForShuffle(s, SHUFFLE.late);
}

/** A90-80, A90-81 */
function finalScoring(s: State, reason: EndReason, sink?: Sink<Event>): void {
  awardPoints(s, SCORINGS - 1, s.setting.players === 2, sink);
  end(s, reason, sink);
}

function end(s: State, reason: EndReason, sink?: Sink<Event>): void {
  const { players, options } = s.setting;
  if (options.seatBonus) {
    for (let p = 0; p < players; p++) s.scores[p] += p;
    if (sink) sink({ type: 'bonus', points: Array.from({ length: players }, (_, p) => p) });
  }
  s.phase = PHASE.end;
  s.shuffle = 0;
  s.ended = 1 + END_REASONS.indexOf(reason);
  if (sink) sink({ type: 'ended', reason, scores: Array.from(s.scores.subarray(0, players)) });
}

/** The action of the turn begins; nothing is swapped or refreshed any more (A90-24). */
export function beginAction(s: State): void {
  for (let word = 0; word < CARD_WORDS; word++) s.fresh[word] = 0;
}

import type { Sink } from '@tarmac/kernel';
import { lowest } from './bits.ts';
import { zoneOf } from './board.ts';
import type { Event } from './events.ts';
import type { Payouts } from './majority.ts';
import { payoutsOf, sharePoints, sharePointsSplit } from './majority.ts';
import type { State } from './state.ts';
import { isInPlay, sharesInGame } from './state.ts';
import * as types from './types.ts';

const { ABACUS, ABACUS_ROWS, AIRLINES, MAX_PLAYERS, SCORING_CARDS, SHARE_KINDS, SHARES } = types;

const ABACUS_PAYOUTS = ABACUS_ROWS.map(payoutsOf);

function payoutsNow(s: State, share: number, scoring: number): Payouts {
  return share === ABACUS ? ABACUS_PAYOUTS[scoring] : s.board.payouts[zoneOf(s.board, s.track[share])];
}

/** AE-72: the row an airline pays now; ABACUS by the number of the scoring. */
function rowOf(s: State, share: number, scoring: number): readonly number[] {
  if (share === ABACUS) return ABACUS_ROWS[scoring];
  return s.board.rows[zoneOf(s.board, s.track[share])];
}

// Filled again for every airline; here so that a scoring in search allocates nothing.
const holdings = new Uint8Array(MAX_PLAYERS);
const points = new Uint8Array(MAX_PLAYERS + 1);

/** AE-72 to AE-74. `scoring` counts from 0. The order matters only to those who watch. */
export function awardPoints(s: State, scoring: number, sink?: Sink<Event>): void {
  const { players } = s.setting;
  for (let p = 0; p < players; p++) s.awards[scoring * MAX_PLAYERS + p] -= s.vp[p];
  if (sink) {
    for (const airline of fromFarthest(s)) award(s, airline, scoring, sink);
  } else {
    let held = 0;
    for (let p = 0; p < players; p++) held |= s.portfolioKinds[p];
    for (let rest = held & ~(1 << ABACUS); rest !== 0; rest &= rest - 1) award(s, lowest(rest), scoring);
  }
  award(s, ABACUS, scoring, sink);
  for (let p = 0; p < players; p++) s.awards[scoring * MAX_PLAYERS + p] += s.vp[p];
}

/** The airlines in play from the farthest marker to the last; equal markers in the order of AE-1. */
function fromFarthest(s: State): number[] {
  const airlines = AIRLINES.map((_, a) => a).filter((a) => isInPlay(s.setting, a));
  return airlines.sort((a, b) => s.track[b] - s.track[a]);
}

function award(s: State, share: number, scoring: number, sink?: Sink<Event>): void {
  const { players, options } = s.setting;
  const holders = readHoldings(s, share, scoring);
  if (options.splitHoldings) sharePointsSplit(rowOf(s, share, scoring), holdings, holders, players, points);
  else sharePoints(payoutsNow(s, share, scoring), holdings, holders, points);
  for (let p = 0; p < players; p++) s.vp[p] += points[p];
  if (sink) {
    sink({
      type: 'scored',
      scoring: scoring + 1,
      share: SHARES[share],
      row: rowOf(s, share, scoring),
      holdings: Array.from(holdings.subarray(0, holders)),
      points: Array.from(points.subarray(0, players)),
    });
  }
}

/** Only portfolios count. Returns the number of holders: with two players a third in the third scoring (AE-92). */
function readHoldings(s: State, share: number, scoring: number): number {
  const { players } = s.setting;
  for (let p = 0; p < players; p++) holdings[p] = s.portfolio[p * SHARE_KINDS + share];
  if (players > 2 || scoring < SCORING_CARDS - 1) return players;
  holdings[players] = thirdHolding(s, share);
  return players + 1;
}

/** AE-92: supply, market, deck and discard pile, that is all that is in no hand and no portfolio. */
function thirdHolding(s: State, share: number): number {
  let elsewhere = sharesInGame(s.setting, share);
  for (let p = 0; p < s.setting.players; p++) {
    elsewhere -= s.hand[p * SHARE_KINDS + share] + s.portfolio[p * SHARE_KINDS + share];
  }
  return elsewhere;
}

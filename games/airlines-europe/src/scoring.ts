import type { Sink } from '@tarmac/kernel';
import { zoneOf } from './board.ts';
import type { Event } from './events.ts';
import { sharePoints, sharePointsSplit } from './majority.ts';
import type { State } from './state.ts';
import { isInPlay, sharesInGame } from './state.ts';
import { ABACUS, AIRLINE_COUNT, MAX_PLAYERS, SCORING_CARDS, SHARE_KINDS, SHARES } from './types.ts';

/** AE-74, by scoring. */
export const ABACUS_ROWS: readonly (readonly number[])[] = [
  [4, 2, 1, 0, 0],
  [8, 4, 2, 1, 0],
  [16, 8, 4, 2, 1],
];

/** AE-72: the row an airline pays now; ABACUS by the number of the scoring. */
export function rowOf(s: State, share: number, scoring: number): readonly number[] {
  if (share === ABACUS) return ABACUS_ROWS[scoring];
  return s.setting.board.rows[zoneOf(s.setting.board, s.track[share])];
}

// Filled anew for every airline; here so that a scoring in search allocates nothing.
const holdings = new Uint8Array(MAX_PLAYERS);
const points = new Uint8Array(MAX_PLAYERS + 1);

/** AE-72 to AE-74. `scoring` counts from 0. */
export function awardPoints(s: State, scoring: number, sink?: Sink<Event>): void {
  let scored = 0;
  for (let airline = farthest(s, scored); airline >= 0; airline = farthest(s, scored)) {
    award(s, airline, scoring, sink);
    scored |= 1 << airline;
  }
  award(s, ABACUS, scoring, sink);
}

/** The airline in play farthest ahead on the track of those not scored yet; equal markers in the order of AE-1. */
function farthest(s: State, scored: number): number {
  let first = -1;
  for (let a = 0; a < AIRLINE_COUNT; a++) {
    if ((scored & (1 << a)) === 0 && isInPlay(s.setting, a) && (first < 0 || s.track[a] > s.track[first])) first = a;
  }
  return first;
}

function award(s: State, share: number, scoring: number, sink?: Sink<Event>): void {
  const row = rowOf(s, share, scoring);
  const { players } = s.setting;
  const holders = readHoldings(s, share, scoring);
  if (s.setting.options.splitHoldings) sharePointsSplit(row, holdings, holders, players, points);
  else sharePoints(row, holdings, holders, points);
  for (let p = 0; p < players; p++) {
    s.vp[p] += points[p];
    s.awards[scoring * MAX_PLAYERS + p] += points[p];
  }
  if (sink) {
    sink({
      type: 'scored',
      scoring: scoring + 1,
      share: SHARES[share],
      row,
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
export function thirdHolding(s: State, share: number): number {
  let elsewhere = sharesInGame(s.setting, share);
  for (let p = 0; p < s.setting.players; p++) {
    elsewhere -= s.hand[p * SHARE_KINDS + share] + s.portfolio[p * SHARE_KINDS + share];
  }
  return elsewhere;
}

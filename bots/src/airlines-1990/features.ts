import type { Airlines1990Types, State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';
import type { Features } from '../mind/features.ts';
import { OVERALL, ROW } from './feature-names.ts';
import { Prospects } from './prospects.ts';

const { LATE_ROUNDS, MARKET_SIZE, MAX_COMPANIES, MAX_PLAYERS, PHASE, SCORING_CARDS } = game;

/** Points, shares and cards are divided by about as many as a player has in the middle of a game. */
const POINTS = 40;
const SHARES = 6;
const HAND = 8;
const MARKERS = 16;
const CARDS = 5;
const ROOM = 3;
/** Shares that a player takes in a turn, on average. */
const SHARES_A_TURN = 0.65;

const prospects = new Prospects();

/** How well a seat is doing in Airlines (1990). */
export const features: Features<Airlines1990Types> = {
  overall: OVERALL,
  row: ROW,
  rows: (board) => board.companyCount,
  isQuiet: (s) => s.phase === PHASE.start && s.swaps === 0 && s.refreshed === 0,
  write(s, seat, out) {
    prospects.read(s);
    writeOverall(s, seat, out);
    for (let c = 0, at = OVERALL.length; c < s.board.companyCount; c++, at += ROW.length) {
      writeRow(s, seat, c, out, at);
    }
  },
};

function writeOverall(s: State, seat: number, out: Float32Array): void {
  const { players } = s.setting;
  let at = 0;
  for (let n = 2; n <= MAX_PLAYERS; n++) out[at++] = players === n ? 1 : 0;
  const away = (seat - s.turn + players) % players;
  out[at++] = away / players;
  out[at++] = away === 0 ? 1 : 0;
  at = writeTempo(s, away, out, at);
  at = writeAgainst(prospects.score, players, seat, POINTS, out, at);
  at = writeAgainst(prospects.now, players, seat, POINTS, out, at);
  at = writeAgainst(prospects.laid, players, seat, POINTS, out, at);
  at = writeAgainst(prospects.final, players, seat, 2 * POINTS, out, at);
  at = writeAgainst(prospects.hand, players, seat, HAND, out, at);
  at = writeAgainst(prospects.cards, players, seat, CARDS, out, at);
  out[at++] = ahead(prospects.score, players, seat);
  out[at] = ahead(prospects.final, players, seat);
}

/** How close the scorings and the end are. */
function writeTempo(s: State, away: number, out: Float32Array, from: number): number {
  const { players, options } = s.setting;
  const cards = SCORING_CARDS - s.scorings - s.scoringWaits;
  const { shown } = prospects;
  let at = from;
  const once = s.pileSize === 0 ? (shown === 1 ? 1 : 0) : Math.min(1, cards / s.pileSize);
  const first = s.turnsEnded < players;
  out[at++] = (SCORING_CARDS - s.scorings) / SCORING_CARDS;
  out[at++] = (s.pileSize + shown) / 60;
  out[at++] = first ? 0 : once;
  out[at++] = first ? 0 : Math.min(1, once * away * SHARES_A_TURN);
  out[at++] = s.pileSize === 0 ? 1 - shown / MARKET_SIZE : 0;
  out[at++] = s.scoringWaits > 0 ? 1 - s.turnsEnded / (players * LATE_ROUNDS[players]) : 0;
  out[at++] = options.lastRound && players > 2 ? 1 : 0;
  out[at++] = s.turnsLeft / MAX_PLAYERS;
  return at;
}

/** One's own number, and how far it is above the best rival's and the rivals' mean. */
function writeAgainst(
  of: Float64Array,
  players: number,
  seat: number,
  scale: number,
  out: Float32Array,
  at: number,
): number {
  let best = 0;
  let sum = 0;
  for (let p = 0; p < players; p++) {
    if (p === seat) continue;
    sum += of[p];
    if (of[p] > best) best = of[p];
  }
  out[at] = bounded(of[seat] / scale);
  out[at + 1] = bounded((of[seat] - best) / scale);
  out[at + 2] = bounded((of[seat] - sum / (players - 1)) / scale);
  return at + 3;
}

/** The fraction of rivals who have less; those with the same count half. */
function ahead(of: Float64Array, players: number, seat: number): number {
  let less = 0;
  for (let p = 0; p < players; p++) {
    if (p !== seat) less += of[seat] > of[p] ? 1 : of[seat] === of[p] ? 0.5 : 0;
  }
  return less / (players - 1);
}

function writeRow(s: State, seat: number, c: number, out: Float32Array, from: number): void {
  const { players } = s.setting;
  const { partNow, partLaid, flights } = prospects;
  const own = c * MAX_PLAYERS + seat;
  const laid = s.laid[seat * MAX_COMPANIES + c];
  const held = laid + s.hand[seat * MAX_COMPANIES + c];
  let [most, second, mostHeld, secondHeld, bestNow, bestLaid, rivalFlights] = [0, 0, 0, 0, 0, 0, 0];
  for (let p = 0; p < players; p++) {
    if (p === seat) continue;
    const theirs = s.laid[p * MAX_COMPANIES + c];
    const all = theirs + s.hand[p * MAX_COMPANIES + c];
    const at = c * MAX_PLAYERS + p;
    if (theirs > most) {
      second = most;
      most = theirs;
    } else if (theirs > second) second = theirs;
    if (all > mostHeld) {
      secondHeld = mostHeld;
      mostHeld = all;
    } else if (all > secondHeld) secondHeld = all;
    if (partNow[at] > bestNow) bestNow = partNow[at];
    if (partLaid[at] > bestLaid) bestLaid = partLaid[at];
    rivalFlights += flights[at];
  }
  const size = s.worth[c] / MARKERS;
  const grown = prospects.grown[c] / MARKERS;
  let at = from;
  out[at++] = (s.founded >>> c) & 1;
  out[at++] = (s.inactive >>> c) & 1;
  out[at++] = size;
  out[at++] = s.markers[c] / MARKERS;
  out[at++] = grown;
  out[at++] = bounded(prospects.room[c] / ROOM);
  out[at++] = laid / SHARES;
  out[at++] = held / SHARES;
  out[at++] = most / SHARES;
  out[at++] = second / SHARES;
  out[at++] = mostHeld / SHARES;
  out[at++] = secondHeld / SHARES;
  out[at++] = near(laid - most);
  out[at++] = near(held - mostHeld);
  out[at++] = partNow[own];
  out[at++] = partLaid[own];
  out[at++] = partNow[own] * size;
  out[at++] = partLaid[own] * grown;
  out[at++] = bestNow * size;
  out[at++] = bestLaid * grown;
  out[at++] = prospects.market[c] / 2;
  out[at++] = prospects.pile[c] / SHARES;
  out[at++] = flights[own] / CARDS;
  out[at] = rivalFlights / (CARDS * (players - 1));
}

/** A lead of one share matters; more hardly does. */
function near(lead: number): number {
  return lead / (1 + Math.abs(lead));
}

function bounded(x: number): number {
  return x > 3 ? 3 : x < -3 ? -3 : x;
}

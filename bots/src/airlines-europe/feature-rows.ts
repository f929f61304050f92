import type { Board, State } from '@tarmac/airlines-europe';
import {
  ABACUS,
  ABACUS_ROWS,
  AIRLINE_COUNT,
  MARKET_SIZE,
  MAX_PLAYERS,
  payoutsOf,
  popcount,
  ROUTE_WORDS,
  SCORING_CARDS,
  SHARE_KINDS,
  sharePoints,
  sharesInGame,
  zoneOf,
} from '@tarmac/airlines-europe';
import { FAR, RouteMap } from './route-map.ts';

/** What the numbers of a kind of share mean, in order. A kind that is not in play has zeros. */
export const ROW_NAMES = [
  'in play',
  'is ABACUS',
  'own portfolio',
  'own hand',
  'portfolio of the strongest',
  'portfolio of the next',
  'all of the strongest',
  'hands of the others',
  'lead in portfolios',
  'lead with hands',
  'own points now',
  'most points of another now',
  'points of the others now',
  'own points with hands',
  'points of the others with hands',
  'first place now',
  'second place now',
  'first place ten spaces on',
  'second place ten spaces on',
  'airplanes left',
  'shares left',
  'in the market',
  'bonus in reach',
  'routes in reach',
] as const;

const ROW = ROW_NAMES.length;
const AHEAD = 10;
const ABACUS_PAYOUTS = ABACUS_ROWS.map(payoutsOf);

/** One number for each kind of share and property, as a seat sees it. */
export class Rows {
  /** Points of each player if there were a scoring now, counting portfolios, and counting everything they hold. */
  readonly now = new Uint16Array(MAX_PLAYERS);
  readonly withHands = new Uint16Array(MAX_PLAYERS);
  readonly #board: Board;
  readonly #map: RouteMap;
  /** With two players, the third of AE-92 comes after them. */
  readonly #shown = new Uint8Array(MAX_PLAYERS + 1);
  readonly #all = new Uint8Array(MAX_PLAYERS + 1);
  readonly #points = new Uint8Array(MAX_PLAYERS + 1);
  readonly #pointsAll = new Uint8Array(MAX_PLAYERS + 1);
  readonly #market = new Uint8Array(256);

  constructor(board: Board) {
    this.#board = board;
    this.#map = new RouteMap(board);
  }

  write(s: State, seat: number, out: Float32Array, from: number): void {
    const { inPlay } = s.setting;
    this.now.fill(0);
    this.withHands.fill(0);
    this.#market.fill(0, 0, AIRLINE_COUNT);
    for (let slot = 0; slot < MARKET_SIZE; slot++) this.#market[s.market[slot]]++;
    this.#map.read(s);
    for (let share = 0; share < SHARE_KINDS; share++) {
      const at = from + share * ROW;
      if (share === ABACUS || (inPlay >> share) & 1) this.#writeRow(s, seat, share, out, at);
      else out.fill(0, at, at + ROW);
    }
  }

  #writeRow(s: State, seat: number, share: number, out: Float32Array, at: number): void {
    const left = this.#read(s, share);
    this.#writeShares(s, seat, out, at);
    this.#writePoints(s, seat, out, at);
    const { board } = s;
    const scoring = Math.min(s.scorings, SCORING_CARDS - 1);
    const row = share === ABACUS ? ABACUS_ROWS[scoring] : board.rows[zoneOf(board, s.track[share])];
    const later =
      share === ABACUS
        ? ABACUS_ROWS[Math.min(scoring + 1, SCORING_CARDS - 1)]
        : board.rows[zoneOf(board, s.track[share] + AHEAD)];
    out[at] = 1;
    out[at + 1] = share === ABACUS ? 1 : 0;
    out[at + 15] = row[0] / 10;
    out[at + 16] = row[1] / 10;
    out[at + 17] = later[0] / 10;
    out[at + 18] = later[1] / 10;
    out[at + 20] = left / 10;
    if (share === ABACUS) {
      out[at + 19] = 0;
      out[at + 21] = 0;
      out[at + 22] = 0;
      out[at + 23] = 0;
      return;
    }
    out[at + 19] = s.planes[share] / 8;
    out[at + 21] = this.#market[share] / 2;
    out[at + 22] = this.#bonus(s, share);
    out[at + 23] = this.#routes(s, share) / 10;
  }

  /** Reads holdings, and what they would bring. Returns how many shares nobody holds. */
  #read(s: State, share: number): number {
    const { players } = s.setting;
    const shown = this.#shown;
    const all = this.#all;
    let left = sharesInGame(s.setting, share) - s.gone[share];
    for (let p = 0; p < players; p++) {
      const place = p * SHARE_KINDS + share;
      shown[p] = s.portfolio[place];
      all[p] = shown[p] + s.hand[place];
      left -= all[p];
      if (share !== ABACUS) left -= s.goneSecretly[p * AIRLINE_COUNT + share];
    }
    const scoring = Math.min(s.scorings, SCORING_CARDS - 1);
    const payouts =
      share === ABACUS ? ABACUS_PAYOUTS[scoring] : this.#board.payouts[zoneOf(this.#board, s.track[share])];
    let holders = players;
    if (players === 2 && scoring === SCORING_CARDS - 1) {
      const third = sharesInGame(s.setting, share) - all[0] - all[1];
      shown[2] = third;
      all[2] = third;
      holders = 3;
    }
    sharePoints(payouts, shown, holders, this.#points);
    sharePoints(payouts, all, holders, this.#pointsAll);
    return left;
  }

  #writeShares(s: State, seat: number, out: Float32Array, at: number): void {
    const { players } = s.setting;
    const shown = this.#shown;
    const all = this.#all;
    let strongest = 0;
    let next = 0;
    let most = 0;
    let hands = 0;
    for (let p = 0; p < players; p++) {
      if (p === seat) continue;
      if (shown[p] > strongest) {
        next = strongest;
        strongest = shown[p];
      } else if (shown[p] > next) next = shown[p];
      most = Math.max(most, all[p]);
      hands += all[p] - shown[p];
    }
    out[at + 2] = shown[seat] / 5;
    out[at + 3] = (all[seat] - shown[seat]) / 3;
    out[at + 4] = strongest / 5;
    out[at + 5] = next / 5;
    out[at + 6] = most / 5;
    out[at + 7] = hands / 5;
    out[at + 8] = limited((shown[seat] - strongest) / 3);
    out[at + 9] = limited((all[seat] - most) / 3);
  }

  #writePoints(s: State, seat: number, out: Float32Array, at: number): void {
    const { players } = s.setting;
    const points = this.#points;
    const pointsAll = this.#pointsAll;
    let most = 0;
    let sum = 0;
    let sumAll = 0;
    for (let p = 0; p < players; p++) {
      this.now[p] += points[p];
      this.withHands[p] += pointsAll[p];
      if (p === seat) continue;
      most = Math.max(most, points[p]);
      sum += points[p];
      sumAll += pointsAll[p];
    }
    out[at + 10] = points[seat] / 10;
    out[at + 11] = most / 10;
    out[at + 12] = sum / 10;
    out[at + 13] = pointsAll[seat] / 10;
    out[at + 14] = sumAll / 10;
  }

  /** AE-46: nearer to 1 the fewer licences are missing; 0 if there is no bonus to be won. */
  #bonus(s: State, airline: number): number {
    if (s.bonus[airline] === 0 || s.planes[airline] === 0) return 0;
    const missing = this.#map.missing(s, airline);
    return missing === FAR || missing > s.planes[airline] ? 0 : 1 / missing;
  }

  #routes(s: State, airline: number): number {
    let routes = 0;
    for (let word = 0; word < ROUTE_WORDS; word++)
      routes += popcount(s.frontier[airline * ROUTE_WORDS + word]);
    return routes;
  }
}

function limited(lead: number): number {
  return Math.max(-2, Math.min(2, lead));
}

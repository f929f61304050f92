import type { AirKwireTypes, Board, State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { Features } from '../mind/features.ts';
import { Hand } from './policy/hand.ts';
import { Table } from './policy/table.ts';
import { READING } from './policy/weights.ts';

const {
  DIVIDEND_SPACES,
  HAND_SIZE,
  IMMUNE_POINTS,
  LAST_PRICE,
  MAX_AIRLINES,
  MAX_PLAYERS,
  MIN_PLAYERS,
  PHASE,
  POWERED,
  SHARES,
  STATUS,
  WINNING_POINTS,
  isQualified,
  popcount,
  rateOf,
  wealthOf,
} = rules;

const OVERALL = [
  'three players',
  'four players',
  'five players',
  'six players',
  'turns until the own one',
  'own turn',
  'points of the largest airline',
  'points of the next one',
  'rounds left',
  'dividend marker',
  'dividends due',
  'pile',
  'pile has been empty',
  'turns without a route',
  'airlines open',
  'shares sold',
  'wealth level',
  'wealth against the mean',
  'wealth against the best other',
  'expected wealth against the mean',
  'expected wealth against the best other',
  'cash as a part of the wealth',
  'cash against the mean',
  'next dividends against the wealth',
  'next dividends against the best other',
  'cards in hand',
  'points in hand',
  'worth of the hand',
  'power cards in hand',
  'points of the largest airline after the best own card',
] as const;

const ROW = [
  'open',
  'taken over',
  'own shares',
  'shares of the largest other holder',
  'shares of the next other holder',
  'lead in shares',
  'own chief executive',
  'shares sold',
  'price',
  'points',
  'cities below the limit',
  'qualified',
  'points above shares sold',
  'unpaid',
  'safe from a takeover',
  'lower than another',
  'points in reach',
  'points in reach of the own hand',
  'worth of a share',
  'own worth in it',
  'worth of the largest other holder in it',
  'own next dividend',
  'own bonus',
] as const;

/** The largest distance from 0. */
const FAR = 3;

function near(value: number): number {
  return value > FAR ? FAR : value < -FAR ? -FAR : value;
}

/** Reads the positions of one board. */
class Reader {
  readonly #table: Table;
  readonly #hand: Hand;
  readonly #income = new Float64Array(MAX_PLAYERS);
  readonly #riches = new Float64Array(MAX_PLAYERS);
  #out: Float32Array = new Float32Array(0);
  #at = 0;
  #mean = 1;

  constructor(board: Board) {
    this.#table = new Table(board, READING);
    this.#hand = new Hand(this.#table);
  }

  write(s: State, seat: number, out: Float32Array): void {
    this.#out = out;
    this.#at = 0;
    this.#table.read(s, seat);
    this.#hand.read(s);
    this.#readMoney(s);
    this.#writeTime(s, seat);
    this.#writeMoney(s, seat);
    this.#writeHand(s, seat);
    for (let a = 0; a < s.board.airlineCount; a++) this.#writeRow(s, seat, a);
  }

  #put(value: number): void {
    this.#out[this.#at++] = value;
  }

  #readMoney(s: State): void {
    const { players } = s.setting;
    let sum = 0;
    for (let p = 0; p < players; p++) {
      this.#riches[p] = wealthOf(s, p);
      this.#income[p] = 0;
      sum += this.#riches[p];
    }
    this.#mean = Math.max(500, sum / players);
    for (let a = 0; a < s.board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open || !isQualified(s, a)) continue;
      const rate = rateOf(s, a);
      for (let p = 0; p < players; p++) this.#income[p] += rate * s.shares[p * MAX_AIRLINES + a];
    }
  }

  #writeTime(s: State, seat: number): void {
    const { players } = s.setting;
    for (let n = MIN_PLAYERS; n <= MAX_PLAYERS; n++) this.#put(n === players ? 1 : 0);
    const ahead = s.direction === 0 ? seat - s.turn : s.turn - seat;
    this.#put(((ahead + players) % players) / players);
    this.#put(s.turn === seat ? 1 : 0);
    let most = 0;
    let next = 0;
    let open = 0;
    let sold = 0;
    for (let a = 0; a < s.board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open) continue;
      open++;
      sold += s.sold[a];
      if (s.points[a] > most) {
        next = most;
        most = s.points[a];
      } else if (s.points[a] > next) next = s.points[a];
    }
    this.#put(near(most / WINNING_POINTS));
    this.#put(near(next / WINNING_POINTS));
    this.#put(this.#table.rounds / 16);
    this.#put(s.dividend / DIVIDEND_SPACES);
    this.#put(s.due);
    this.#put(s.pileSize / 64);
    this.#put(s.pileEmptied);
    this.#put(near(s.idle / players));
    this.#put(open / MAX_AIRLINES);
    this.#put(sold / (SHARES * MAX_AIRLINES));
  }

  #writeMoney(s: State, seat: number): void {
    const { players } = s.setting;
    const { wealth } = this.#table;
    let cash = 0;
    let expected = 0;
    let bestRiches = 0;
    let bestExpected = 0;
    let bestIncome = 0;
    for (let p = 0; p < players; p++) {
      cash += s.cash[p] / players;
      expected += wealth[p] / players;
      if (p === seat) continue;
      if (this.#riches[p] > bestRiches) bestRiches = this.#riches[p];
      if (wealth[p] > bestExpected) bestExpected = wealth[p];
      if (this.#income[p] > bestIncome) bestIncome = this.#income[p];
    }
    const mean = this.#mean;
    expected = Math.max(500, expected);
    this.#put(mean / (mean + 10_000));
    this.#put(near((2 * (this.#riches[seat] - mean)) / mean));
    this.#put(near((2 * (this.#riches[seat] - bestRiches)) / mean));
    this.#put(near((3 * (wealth[seat] - expected)) / expected));
    this.#put(near((3 * (wealth[seat] - bestExpected)) / expected));
    this.#put(near(s.cash[seat] / Math.max(500, this.#riches[seat])));
    this.#put(near((2 * (s.cash[seat] - cash)) / mean));
    this.#put(near((5 * this.#income[seat]) / mean));
    this.#put(near((5 * (this.#income[seat] - bestIncome)) / mean));
  }

  #writeHand(s: State, seat: number): void {
    const { size, points, total } = this.#hand;
    let sum = 0;
    for (let i = 0; i < size; i++) sum += points[i];
    this.#put(s.handSize[seat] / HAND_SIZE);
    this.#put(sum / 10);
    this.#put(near((10 * total) / this.#mean));
    this.#put(s.handPowers[seat] === 0 ? 0 : popcount(s.handPowers[seat]) / 3);
    let most = 0;
    for (let a = 0; a < s.board.airlineCount; a++) {
      if (s.status[a] === STATUS.open) most = Math.max(most, s.points[a] + this.#bestCard(s, seat, a));
    }
    this.#put(near(most / WINNING_POINTS));
  }

  /** The most points that a card of the hand brings to an airline now. */
  #bestCard(s: State, seat: number, a: number): number {
    const { board } = s;
    if (s.shares[seat * MAX_AIRLINES + a] === 0) return 0;
    if (this.#table.cities[a] >= board.limit[s.space[a]]) return 0;
    const at = this.#table.reachAt(s, a, board.type[s.space[a]]);
    const { size, city, points } = this.#hand;
    let best = 0;
    for (let i = 0; i < size; i++) {
      const isInReach = ((s.reach[at + (city[i] >>> 5)] >>> (city[i] & 31)) & 1) === 1;
      if (isInReach && points[i] > best) best = points[i];
    }
    return best;
  }

  #writeRow(s: State, seat: number, a: number): void {
    const from = this.#at;
    const isOpen = s.status[a] === STATUS.open;
    this.#put(isOpen ? 1 : 0);
    this.#put(s.status[a] === STATUS.defunct ? 1 : 0);
    if (isOpen) this.#writeAirline(s, seat, a);
    while (this.#at < from + ROW.length) this.#put(0);
  }

  #writeAirline(s: State, seat: number, a: number): void {
    const t = this.#table;
    const own = s.shares[seat * MAX_AIRLINES + a];
    let first = 0;
    let second = 0;
    for (let p = 0; p < s.setting.players; p++) {
      if (p === seat) continue;
      const held = s.shares[p * MAX_AIRLINES + a];
      if (held > first) {
        second = first;
        first = held;
      } else if (held > second) second = held;
    }
    const price = s.board.price[s.space[a]];
    const points = s.points[a];
    const fit = isQualified(s, a) ? 1 : 0;
    const isLower = price < (a === t.topAirline ? t.second : t.top);
    this.#put(own / 10);
    this.#put(first / 10);
    this.#put(second / 10);
    this.#put((own - first) / 10);
    this.#put(s.ceo[a] === seat ? 1 : 0);
    this.#put(s.sold[a] / SHARES);
    this.#put(price / LAST_PRICE);
    this.#put(near(points / WINNING_POINTS));
    this.#put(near((s.board.limit[s.space[a]] - t.cities[a]) / 10));
    this.#put(fit);
    this.#put(near((points - s.sold[a]) / 10));
    this.#put(s.unpaid[a]);
    this.#put(points >= IMMUNE_POINTS ? 1 : 0);
    this.#put(isLower ? 1 : 0);
    this.#put(near(t.room[a] / 20));
    this.#put(this.#bestCard(s, seat, a) / 3);
    this.#put(near(t.share[a] / (2 * LAST_PRICE)));
    this.#put(near((t.share[a] * own) / this.#mean));
    this.#put(near((t.share[a] * first) / this.#mean));
    this.#put(near((10 * fit * own * rateOf(s, a)) / this.#mean));
    this.#put(near((4 * this.#bonus(s, a, own, first, second)) / this.#mean));
  }

  /** AK-43: what the player would get if the airline were taken over. */
  #bonus(s: State, a: number, own: number, first: number, second: number): number {
    if (own === 0 || s.points[a] >= IMMUNE_POINTS) return 0;
    const rate = rateOf(s, a);
    if (own > first) return rate * (first === 0 ? 30 : 20);
    if (own === first) return rate * 15;
    return own >= second ? rate * 10 : 0;
  }
}

const readers = new WeakMap<Board, Reader>();

function readerOf(board: Board): Reader {
  const known = readers.get(board);
  if (known) return known;
  const reader = new Reader(board);
  readers.set(board, reader);
  return reader;
}

export const features: Features<AirKwireTypes> = {
  overall: OVERALL,
  row: ROW,
  rows: (board) => board.airlineCount,
  /** The start of a turn: nothing has been traded, played or proposed in it. */
  isQuiet: (s) =>
    (s.phase === PHASE.stock || s.phase === PHASE.freeDiscard) &&
    s.trades === 0 &&
    s.voted === 0 &&
    s.powered === POWERED.no,
  write: (s, seat, out) => readerOf(s.board).write(s, seat, out),
};

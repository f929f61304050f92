import type { Board, State } from '@tarmac/air-kwire';
import {
  CARD_WORDS,
  CITY_WORDS,
  cityCount,
  DIVIDEND_SPACES,
  highestType,
  IMMUNE_POINTS,
  isQualified,
  MAX_AIRLINES,
  MAX_PLAYERS,
  PHASE,
  popcount,
  priceOf,
  rateOf,
  SHARES,
  STATUS,
  TYPES,
  WINNING_POINTS,
  wealthOf,
} from '@tarmac/air-kwire';
import type { GreedyWeights } from './weights.ts';

/** Even a game that is about to end has some time left, so nothing is divided by zero. */
const SOON = 0.3;
const LONGEST = 16;
const TOP_POINTS = 3;
/** More than anybody can ever have. */
const VICTORY = 1e6;

/**
 * What a position is worth to everybody: cash, shares with their expected price and dividends, and merger bonuses.
 * Reads only what all players see.
 */
export class Worth {
  /** What one share of an airline is worth, and by how much one city point would raise it. */
  readonly share = new Float64Array(MAX_AIRLINES);
  readonly point = new Float64Array(MAX_AIRLINES);
  /** Wealth to be expected, by player. */
  readonly wealth = new Float64Array(MAX_PLAYERS);
  /** Rounds that are left, and payouts after the next one. */
  rounds = 0;
  payouts = 0;
  /** How much the wealth of each player counts against another's, for the player who moves. */
  readonly #against = new Float64Array(MAX_PLAYERS);
  readonly #board: Board;
  readonly #weights: GreedyWeights;
  /** Cities by points, and those with a single card. */
  readonly #worthPoints: Int32Array;
  readonly #single = new Int32Array(CITY_WORDS);
  /** Cities with a card that is not yet with an airline. */
  readonly #free = new Int32Array(CITY_WORDS);

  constructor(board: Board, weights: GreedyWeights) {
    this.#board = board;
    this.#weights = weights;
    this.#worthPoints = new Int32Array((TOP_POINTS + 1) * CITY_WORDS);
    for (let city = 0; city < board.cityCount; city++) {
      this.#worthPoints[board.points[city] * CITY_WORDS + (city >>> 5)] |= 1 << (city & 31);
      if (board.cityCards[city] === 1) this.#single[city >>> 5] |= 1 << (city & 31);
    }
  }

  /**
   * How long the game will last and whose wealth counts how much, as things are before a decision. Both stay fixed
   * during the decision: otherwise flying would seem to be what brings the end nearer.
   */
  prepare(s: State, me: number): void {
    const { players } = s.setting;
    this.#readTime(s);
    this.read(s);
    let mean = 0;
    for (let p = 0; p < players; p++) if (p !== me) mean += this.wealth[p] / (players - 1);
    for (let p = 0; p < players; p++) {
      const lead = Math.max(0.2, 1 + this.#weights.leader * (this.wealth[p] / Math.max(1, mean) - 1));
      this.#against[p] = p === me ? 0 : (this.#weights.rival * lead) / (players - 1);
    }
  }

  /** How well a player is doing in the position read, compared with the others. */
  standing(s: State, seat: number, me: number): number {
    const { players } = s.setting;
    let against = 0;
    for (let p = 0; p < players; p++) {
      if (p === seat) continue;
      const counts = seat === me ? this.#against[p] : this.#weights.rival / (players - 1);
      against += counts * this.wealth[p];
    }
    const standing = this.wealth[seat] - against;
    if (s.phase === PHASE.end) return standing + this.#verdict(s, seat);
    // AK-62: with no routes nothing changes any more, so any route is worth something.
    return s.routes === 0 ? standing : standing + this.#weights.restless * s.idle;
  }

  /** Winning beats everything. After two rounds without a route, nobody puts off the end any more. */
  #verdict(s: State, seat: number): number {
    const { players } = s.setting;
    for (let p = 0; p < players; p++) {
      if (this.wealth[p] <= this.wealth[seat]) continue;
      return -this.#weights.defeat * Math.max(0, 1 - s.idle / (2 * players));
    }
    return VICTORY;
  }

  /** Shares of an airline that work for the player, less those that work for the others. */
  net(s: State, airline: number, me: number): number {
    let net = s.shares[me * MAX_AIRLINES + airline];
    for (let p = 0; p < s.setting.players; p++) {
      net -= this.#against[p] * s.shares[p * MAX_AIRLINES + airline];
    }
    return net;
  }

  /** Fills everything for a position. */
  read(s: State): void {
    const { players } = s.setting;
    if (s.phase === PHASE.end) {
      for (let p = 0; p < players; p++) this.wealth[p] = wealthOf(s, p);
      return;
    }
    this.#readFree(s);
    const cash = 1 + (this.#weights.cash * this.rounds) / 10;
    for (let p = 0; p < players; p++) this.wealth[p] = cash * s.cash[p];
    for (let a = 0; a < s.board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open) continue;
      this.#readAirline(s, a);
      for (let p = 0; p < players; p++) this.wealth[p] += this.share[a] * s.shares[p * MAX_AIRLINES + a];
      if (s.points[a] < IMMUNE_POINTS) this.#readTakeover(s, a);
    }
  }

  #readTime(s: State): void {
    const { players } = s.setting;
    let most = 3;
    for (let a = 0; a < MAX_AIRLINES; a++) if (s.points[a] > most) most = s.points[a];
    const rounds = Math.max(0, WINNING_POINTS - most) / (this.#weights.pace * players);
    this.rounds = Math.min(LONGEST, SOON + rounds);
    this.payouts = (this.rounds * players * this.#weights.flying) / DIVIDEND_SPACES;
  }

  #readFree(s: State): void {
    for (let w = 0; w < CITY_WORDS; w++) {
      let once = 0;
      let twice = 0;
      for (let at = w; at < MAX_AIRLINES * CARD_WORDS; at += CITY_WORDS) {
        twice |= once & s.cards[at];
        once |= s.cards[at];
      }
      this.#free[w] = ~((once & this.#single[w]) | twice);
    }
  }

  #readAirline(s: State, a: number): void {
    const { limit } = this.#board;
    const w = this.#weights;
    const space = s.space[a];
    const price = priceOf(s, a);
    const points = s.points[a];
    const cities = cityCount(s, a);
    const crowding = this.#crowding(s, a, cities);
    const bought = Math.min(SHARES - s.sold[a], w.rise * this.rounds);
    const routes = Math.max(0, limit[this.#spaceNear(space + bought)] - cities);
    const room = this.#pointsInReach(s, a);
    const wanted = (w.growth * s.setting.players * this.rounds * room) / (room + w.room);
    const grown = 1.3 * Math.min(wanted, routes);
    const meanPoints = Math.min(points + grown / 2, WINNING_POINTS);
    const fit = crowding * this.#fit(meanPoints - s.sold[a] - bought / 2);
    const fitNow = crowding * (s.due === 1 ? Number(isQualified(s, a)) : this.#fit(points - s.sold[a]));
    const soldOut = Math.max(0, s.sold[a] + bought - SHARES + 1);
    const drift = this.payouts * (soldOut * fit - w.drop * (1 - fit));
    const last = this.#priceAt(Math.max(0, space + bought + drift));
    const meanPrice = (price + last) / 2;
    const next = (0.01 * price * fitNow * (s.dividend + DIVIDEND_SPACES * s.due)) / DIVIDEND_SPACES;
    const later = 0.01 * meanPrice * fit * this.payouts;
    this.point[a] = next + later;
    this.share[a] = last + next * points + later * meanPoints;
  }

  #spaceNear(place: number): number {
    return Math.min(this.#board.topSpace, Math.round(place));
  }

  /** AK-51: how likely an airline pays with this many points more than shares sold. */
  #fit(margin: number): number {
    return 0.5 + (0.5 * margin) / Math.sqrt(margin * margin + this.#weights.margin ** 2);
  }

  /** AK-51: what is left of that if it is over a limit of its price. */
  #crowding(s: State, a: number, cities: number): number {
    const space = s.space[a];
    const over = Math.max(0, cities - this.#board.limit[space]);
    const high = highestType(s, a) > this.#board.type[space] ? 1 : 0;
    return over + high === 0 ? 1 : this.#weights.crowded ** (over + high);
  }

  /** The price between two spaces. */
  #priceAt(place: number): number {
    const { price, topSpace } = this.#board;
    if (place >= topSpace) return price[topSpace];
    const space = Math.floor(place);
    return price[space] + (place - space) * (price[space + 1] - price[space]);
  }

  /** Points of the cities that an airline could fly to if somebody has the card. */
  #pointsInReach(s: State, a: number): number {
    const highest = this.#board.type[s.space[a]];
    let type = highest;
    while (type > 0 && s.supply[a * TYPES + type] === 0) type--;
    const at = (a * TYPES + type) * CITY_WORDS;
    let points = 0;
    for (let w = 0; w < CITY_WORDS; w++) {
      const cities = s.reach[at + w] & this.#free[w];
      for (let v = 1; v <= TOP_POINTS; v++)
        points += v * popcount(cities & this.#worthPoints[v * CITY_WORDS + w]);
    }
    return points;
  }

  /** AK-43: the bonuses, if an airline worth more could take it over. */
  #readTakeover(s: State, a: number): void {
    const { players } = s.setting;
    let higher = 0;
    for (let b = 0; b < MAX_AIRLINES; b++)
      if (s.status[b] === STATUS.open && priceOf(s, b) > priceOf(s, a)) higher++;
    if (higher === 0) return;
    let first = 0;
    let second = 0;
    for (let p = 0; p < players; p++) {
      const held = s.shares[p * MAX_AIRLINES + a];
      if (held > first) [first, second] = [held, first];
      else if (held > second) second = held;
    }
    const rate = this.#weights.takeover * rateOf(s, a);
    for (let p = 0; p < players; p++) {
      const held = s.shares[p * MAX_AIRLINES + a];
      if (held === 0) continue;
      if (held === first)
        this.wealth[p] += first === second ? 15 * rate : second === 0 ? 30 * rate : 20 * rate;
      else if (held === second) this.wealth[p] += 10 * rate;
    }
  }
}

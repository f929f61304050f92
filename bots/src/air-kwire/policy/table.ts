import type { Board, State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { PolicyWeights } from './weights.ts';

const {
  CARD_WORDS,
  CITY_WORDS,
  DIVIDEND_SPACES,
  IMMUNE_POINTS,
  MAX_AIRLINES,
  MAX_PLAYERS,
  SHARES,
  STATUS,
  TYPES,
  WINNING_POINTS,
  cityCount,
  highestType,
  popcount,
  wealthOf,
} = rules;

/** Even a game that is about to end has some time left, so nothing is divided by zero. */
const SOON = 0.3;
const LONGEST = 16;
const TOP_POINTS = 3;
const MOST_CITIES = 64;
/** Two moments that represent all the time left. */
const SOONER = 0.211;
const LATER = 0.789;

/**
 * What all moves of one decision share: how long the game will go on, whose wealth counts how much, and what a share of each
 * airline is worth. It reads only what all players see.
 */
export class Table {
  me = 0;
  players = 0;
  /** Rounds that are left, payouts after the next one, and the part of the next one that has been flown. */
  rounds = 0;
  payouts = 0;
  progress = 0;
  due = false;
  /** What a dollar in hand is worth. */
  cash = 1;
  /** How much the wealth of each player counts: 1 for one's own, less than 0 for the others. */
  readonly counts = new Float64Array(MAX_PLAYERS);
  readonly wealth = new Float64Array(MAX_PLAYERS);
  /** By airline: what a share is worth, and by how much one city point would raise it. */
  readonly share = new Float64Array(MAX_AIRLINES);
  readonly point = new Float64Array(MAX_AIRLINES);
  /** By airline: what the next payout brings a share per point, in proportion to how near it is. */
  readonly soon = new Float64Array(MAX_AIRLINES);
  /** Shares that work for the player, those of the others counted against him; and the bonuses of AK-43. */
  readonly net = new Float64Array(MAX_AIRLINES);
  readonly bonus = new Float64Array(MAX_AIRLINES);
  readonly mine = new Int32Array(MAX_AIRLINES);
  readonly cities = new Int32Array(MAX_AIRLINES);
  readonly high = new Int32Array(MAX_AIRLINES);
  readonly room = new Int32Array(MAX_AIRLINES);
  /** The highest price and the next one, and whose the first is. */
  top = 0;
  second = 0;
  topAirline = 0;
  /** Set by `worth`, beside its result: what one more city point brings, in all and at the next payout. */
  readonly ofPoint = new Float64Array(2);
  readonly board: Board;
  readonly weights: PolicyWeights;
  /** Cities of the board, by points, and those with a single card. */
  readonly all = new Int32Array(CITY_WORDS);
  readonly byPoints = new Int32Array((TOP_POINTS + 1) * CITY_WORDS);
  readonly single = new Int32Array(CITY_WORDS);
  /** Cities with a card that is not yet with an airline. */
  readonly #free = new Int32Array(CITY_WORDS);
  /** What is left of dividends, by cities and types above the limits. */
  readonly #crowded = new Float64Array(MOST_CITIES + 2);
  /** Spaces that a price rises until the end; routes for each share and point in reach; how uncertain the next payout is. */
  #wishes = 0;
  #flights = 0;
  #soft = 1;
  readonly #limit: Uint8Array;
  readonly #type: Uint8Array;
  readonly #price: Uint16Array;
  readonly #topSpace: number;

  constructor(board: Board, weights: PolicyWeights) {
    this.board = board;
    this.weights = weights;
    this.#limit = board.limit;
    this.#type = board.type;
    this.#price = board.price;
    this.#topSpace = board.topSpace;
    for (let city = 0; city < board.cityCount; city++) {
      this.all[city >>> 5] |= 1 << (city & 31);
      this.byPoints[board.points[city] * CITY_WORDS + (city >>> 5)] |= 1 << (city & 31);
      if (board.cityCards[city] === 1) this.single[city >>> 5] |= 1 << (city & 31);
    }
    this.#crowded[0] = 1;
    for (let n = 1; n < this.#crowded.length; n++) this.#crowded[n] = this.#crowded[n - 1] * weights.crowded;
  }

  /** Before a decision of this player. */
  read(s: State, me: number): void {
    const { players } = s.setting;
    this.me = me;
    this.players = players;
    this.#readTime(s);
    this.#readFree(s);
    for (let p = 0; p < players; p++) this.wealth[p] = this.cash * s.cash[p];
    this.#readPrices(s);
    for (let a = 0; a < this.board.airlineCount; a++) {
      if (s.status[a] === STATUS.open) this.#readAirline(s, a);
    }
    this.#readCounts();
    for (let a = 0; a < this.board.airlineCount; a++) {
      this.mine[a] = s.shares[me * MAX_AIRLINES + a];
      this.net[a] = this.netOf(s, a);
      this.bonus[a] =
        s.status[a] === STATUS.open ? this.bonusOf(s, a, s.space[a], s.points[a], this.mine[a]) : 0;
    }
  }

  #readTime(s: State): void {
    const w = this.weights;
    let most = 3;
    for (let a = 0; a < MAX_AIRLINES; a++) if (s.points[a] > most) most = s.points[a];
    const rounds = Math.max(0, WINNING_POINTS - most) / (w.pace * this.players);
    this.rounds = Math.min(LONGEST, SOON + rounds);
    this.payouts = (this.rounds * this.players * w.flying) / DIVIDEND_SPACES;
    this.due = s.due === 1;
    this.progress = s.dividend / DIVIDEND_SPACES + s.due;
    this.cash = 1 + (w.cash * this.rounds) / 10;
    this.#soft = w.marginNow * (1 - (w.sharp * s.dividend) / DIVIDEND_SPACES);
    this.#readDemand(s);
  }

  /** How much is bought and flown: buying depends on the money available, flying on who holds shares. */
  #readDemand(s: State): void {
    const w = this.weights;
    let money = 0;
    for (let p = 0; p < this.players; p++) money += s.cash[p];
    money /= 1000 * this.players;
    this.#wishes = w.rise * this.rounds * (1 + (w.liquid * (money - 1)) / (money + 1));
    let sold = 0;
    let open = 0;
    for (let a = 0; a < this.board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open) continue;
      sold += s.sold[a];
      open++;
    }
    const mean = open === 0 ? 1 : sold / open;
    this.#flights = (w.growth * this.players * this.rounds) / (mean + w.fame);
  }

  #readFree(s: State): void {
    for (let w = 0; w < CITY_WORDS; w++) {
      let once = 0;
      let twice = 0;
      for (let at = w; at < MAX_AIRLINES * CARD_WORDS; at += CITY_WORDS) {
        const cards = s.cards[at];
        twice |= once & cards;
        once |= cards;
      }
      this.#free[w] = ~((once & this.single[w]) | twice);
    }
  }

  #readPrices(s: State): void {
    this.top = 0;
    this.second = 0;
    for (let a = 0; a < this.board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open) continue;
      const price = this.#price[s.space[a]];
      if (price > this.top) {
        this.second = this.top;
        this.top = price;
        this.topAirline = a;
      } else if (price > this.second) this.second = price;
    }
  }

  #readAirline(s: State, a: number): void {
    const space = s.space[a];
    this.cities[a] = cityCount(s, a);
    this.high[a] = highestType(s, a);
    this.room[a] = this.roomOf(s, a, this.#type[space]);
    const share = this.worth(space, s.sold[a], s.points[a], this.cities[a], this.room[a], this.high[a]);
    this.share[a] = share;
    this.point[a] = this.ofPoint[0];
    this.soon[a] = this.ofPoint[1];
    for (let p = 0; p < this.players; p++) this.wealth[p] += share * s.shares[p * MAX_AIRLINES + a];
  }

  #readCounts(): void {
    const { me, players, wealth, counts } = this;
    const w = this.weights;
    let mean = 0;
    for (let p = 0; p < players; p++) if (p !== me) mean += wealth[p];
    mean = Math.max(1, mean / (players - 1));
    for (let p = 0; p < players; p++) {
      const lead = Math.max(0.2, 1 + w.leader * (wealth[p] / mean - 1));
      counts[p] = p === me ? 1 : (-w.rival * lead) / (players - 1);
    }
  }

  netOf(s: State, a: number): number {
    let net = 0;
    for (let p = 0; p < this.players; p++) net += this.counts[p] * s.shares[p * MAX_AIRLINES + a];
    return net;
  }

  /** Shares of an airline that work for another player, from that player's point of view. */
  netFor(s: State, seat: number, a: number): number {
    const held = s.shares[seat * MAX_AIRLINES + a];
    return held - (this.weights.rival * (s.sold[a] - held)) / (this.players - 1);
  }

  /**
   * What a share of an airline in this position is worth: its future price and the dividends until then. `room`: points
   * in reach; `high`: the highest type it flies.
   */
  worth(space: number, sold: number, points: number, cities: number, room: number, high: number): number {
    const w = this.weights;
    const price = this.#price[space];
    const over = cities - this.#limit[space];
    const crowding = this.#crowded[(over > 0 ? over : 0) + (high > this.#type[space] ? 1 : 0)];
    const left = SHARES - sold;
    const bought = left < this.#wishes ? left : this.#wishes;
    const routes = this.#limit[this.#spaceNear(space + bought)] - cities;
    const wanted = (this.#flights * (sold + w.fame) * room) / (room + w.room);
    let grown = w.cityPoints * (wanted < routes ? wanted : routes > 0 ? routes : 0);
    if (points + grown > WINNING_POINTS) grown = Math.max(0, WINNING_POINTS - points);
    const margin = points - sold;
    const more = grown - bought;
    // The dividends to come, at an earlier and a later moment: how likely, and how much likelier with one more point.
    const sooner = margin + SOONER * more;
    const later = margin + LATER * more;
    const soonerRoot = Math.sqrt(sooner * sooner + w.margin * w.margin);
    const laterRoot = Math.sqrt(later * later + w.margin * w.margin);
    const soonerFit = crowding * (0.5 + (0.5 * sooner) / soonerRoot);
    const laterFit = crowding * (0.5 + (0.5 * later) / laterRoot);
    const soldOut = bought + 1 > left ? bought + 1 - left : 0;
    const fit = 0.5 * (soonerFit + laterFit);
    const drift = this.payouts * (soldOut * fit - w.drop * (1 - fit));
    const last = this.#priceAt(space + bought + drift);
    const each = 0.005 * this.payouts;
    const soonerRate = each * (price + SOONER * (last - price));
    const laterRate = each * (price + LATER * (last - price));
    const soonerPoints = points + SOONER * grown;
    const laterPoints = points + LATER * grown;
    const steep = 0.5 * crowding * w.margin * w.margin;
    const now = 0.01 * price * this.#fitNow(crowding, margin);
    const next = now * this.progress;
    this.ofPoint[0] =
      next +
      soonerRate * (soonerFit + (steep * soonerPoints) / (soonerRoot * soonerRoot * soonerRoot)) +
      laterRate * (laterFit + (steep * laterPoints) / (laterRoot * laterRoot * laterRoot));
    this.ofPoint[1] = now;
    const stays = last + soonerRate * soonerFit * soonerPoints + laterRate * laterFit * laterPoints;
    if (points >= IMMUNE_POINTS) return stays + next * points;
    // Until it is safe from a takeover, it may end at about its price.
    const doomed = (w.doomed * (IMMUNE_POINTS - points)) / IMMUNE_POINTS;
    return stays + doomed * (price - stays) + next * points;
  }

  /** AK-51: how likely an airline pays at the next payout. */
  #fitNow(crowding: number, margin: number): number {
    if (this.due) return crowding === 1 && margin >= 0 ? 1 : 0;
    return crowding * (0.5 + (0.5 * margin) / Math.sqrt(margin * margin + this.#soft * this.#soft));
  }

  #spaceNear(place: number): number {
    const space = Math.round(place);
    return space > this.#topSpace ? this.#topSpace : space;
  }

  /** The price between two spaces. */
  #priceAt(place: number): number {
    if (place >= this.#topSpace) return this.#price[this.#topSpace];
    if (place <= 0) return this.#price[0];
    const space = Math.floor(place);
    const price = this.#price[space];
    return price + (place - space) * (this.#price[space + 1] - price);
  }

  /** Points of the cities that an airline could fly to with this type, if somebody has the card. */
  roomOf(s: State, a: number, highest: number): number {
    const at = this.reachAt(s, a, highest);
    return this.pointsIn(s.reach[at], s.reach[at + 1]);
  }

  /** Where the list of cities begins that an airline can reach if it may fly this type. */
  reachAt(s: State, a: number, highest: number): number {
    let type = highest;
    while (type > 0 && s.supply[a * TYPES + type] === 0) type--;
    return (a * TYPES + type) * CITY_WORDS;
  }

  /** Points of the cities in a set with a card that is not yet with an airline. */
  pointsIn(low: number, high: number): number {
    const lows = low & this.#free[0];
    const highs = high & this.#free[1];
    const p = this.byPoints;
    let points = popcount(lows & p[2]) + popcount(highs & p[3]);
    points += 2 * (popcount(lows & p[4]) + popcount(highs & p[5]));
    return points + 3 * (popcount(lows & p[6]) + popcount(highs & p[7]));
  }

  /** AK-43: what the bonuses of an airline mean to the player, if an airline worth more could take it over. */
  bonusOf(s: State, a: number, space: number, points: number, mine: number): number {
    const price = this.#price[space];
    if (points >= IMMUNE_POINTS || price >= (a === this.topAirline ? this.second : this.top)) return 0;
    const rate = 10 * Math.floor((price * points + 500) / 1000);
    if (rate === 0) return 0;
    let first = mine;
    let second = 0;
    for (let p = 0; p < this.players; p++) {
      if (p === this.me) continue;
      const held = s.shares[p * MAX_AIRLINES + a];
      if (held > first) {
        second = first;
        first = held;
      } else if (held > second) second = held;
    }
    const toFirst = first === second ? 15 : second === 0 ? 30 : 20;
    let sum = 0;
    for (let p = 0; p < this.players; p++) {
      const held = p === this.me ? mine : s.shares[p * MAX_AIRLINES + a];
      if (held === 0) continue;
      if (held === first) sum += toFirst * this.counts[p];
      else if (held === second) sum += 10 * this.counts[p];
    }
    return this.weights.takeover * rate * sum;
  }

  /** How well the player is doing in a position reached by moves; only differences between these sums mean anything. */
  standing(s: State): number {
    let sum = 0;
    if (s.phase === rules.PHASE.end) {
      for (let p = 0; p < this.players; p++) sum += this.counts[p] * wealthOf(s, p);
      return sum;
    }
    for (let p = 0; p < this.players; p++) sum += this.counts[p] * this.cash * s.cash[p];
    for (let a = 0; a < this.board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open) continue;
      const space = s.space[a];
      const points = s.points[a];
      const room = this.roomOf(s, a, this.#type[space]);
      sum +=
        this.netOf(s, a) * this.worth(space, s.sold[a], points, cityCount(s, a), room, highestType(s, a));
      sum += this.bonusOf(s, a, space, points, s.shares[this.me * MAX_AIRLINES + a]);
    }
    return sum;
  }

  /** How well another player is doing, from that player's point of view. */
  wealthFor(s: State, seat: number): number {
    let all = 0;
    for (let p = 0; p < this.players; p++) all += s.cash[p];
    const own = s.cash[seat];
    let sum = this.cash * (own - (this.weights.rival * (all - own)) / (this.players - 1));
    for (let a = 0; a < this.board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open) continue;
      const room = this.roomOf(s, a, this.#type[s.space[a]]);
      const share = this.worth(s.space[a], s.sold[a], s.points[a], cityCount(s, a), room, highestType(s, a));
      sum += share * this.netFor(s, seat, a);
    }
    return sum;
  }
}

import type { Board, State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { Code } from '@tarmac/kernel';
import type { Endings } from './endings.ts';
import { VICTORY } from './endings.ts';
import type { Table } from './table.ts';

const {
  APPROVE,
  CITY_WORDS,
  DISPOSE,
  DIVIDEND_SPACES,
  IMMUNE_POINTS,
  MAX_CITIES,
  NONE,
  PHASE,
  STATUS,
  TYPES,
  WINNING_POINTS,
  airKwire,
  mostExchanges,
  priceOf,
  routeCode,
  wealthOf,
} = rules;
const { search } = airKwire;

/** What routes bring to a player, with the mergers and the end they may lead to. */
export class Routes {
  /** What moving the dividend marker is worth: the same for all routes. */
  marker = 0;
  /** Set by `gain`: whether the CEO of the airline will consent, if somebody else asks. */
  isAllowed = true;
  readonly #board: Board;
  readonly #table: Table;
  readonly #endings: Endings;
  /** A position to try mergers on, made again when the number of players changes. */
  #trial: State | undefined;
  /** What the table is worth before the route, to compare a merger with; computed when first needed. */
  #before = 0;
  #isRead = false;

  constructor(table: Table, endings: Endings) {
    this.#board = table.board;
    this.#table = table;
    this.#endings = endings;
  }

  /** The table has been read. */
  read(s: State): void {
    const { net, soon } = this.#table;
    this.#isRead = false;
    this.marker = 0;
    if (s.routes > 0) return;
    for (let a = 0; a < this.#board.airlineCount; a++) {
      if (s.status[a] === STATUS.open) this.marker += net[a] * soon[a] * s.points[a];
    }
    this.marker = this.marker / DIVIDEND_SPACES + this.#table.weights.restless * s.idle;
  }

  /** What a route brings to the player who decides; without the card it takes out of a hand. */
  gain(s: State, a: number, city: number, type: number): number {
    const partner = this.#partner(s, a, city);
    if (partner !== NONE && this.#canMerge(s, a, city, partner)) return this.#merged(s, a, city, type);
    const t = this.#table;
    const points = s.points[a] + this.#board.points[city];
    if (points >= WINNING_POINTS) return this.#ended(s, a, points);
    const space = s.space[a];
    const share = t.worth(
      space,
      s.sold[a],
      points,
      t.cities[a] + 1,
      this.#roomWith(s, a, city),
      Math.max(type, t.high[a]),
    );
    const bonus = t.bonusOf(s, a, space, points, t.mine[a]);
    this.isAllowed = s.ceo[a] === t.me || (share - t.share[a]) * t.netFor(s, s.ceo[a], a) > 0;
    return (share - t.share[a]) * t.net[a] + bonus - t.bonus[a] + this.marker;
  }

  /** Points in reach of an airline after it has come to a city. */
  #roomWith(s: State, a: number, city: number): number {
    const t = this.#table;
    const at = t.reachAt(s, a, this.#board.type[s.space[a]]);
    const type = ((at / CITY_WORDS) | 0) % TYPES;
    const from = (type * MAX_CITIES + city) * CITY_WORDS;
    const { within } = this.#board;
    let low = (s.reach[at] | within[from]) & ~s.network[a * CITY_WORDS];
    let high = (s.reach[at + 1] | within[from + 1]) & ~s.network[a * CITY_WORDS + 1];
    if (city < 32) low &= ~(1 << city);
    else high &= ~(1 << (city & 31));
    return t.pointsIn(low, high);
  }

  /** AK-41: whom an airline would meet in a city: of several the lowest valued. */
  #partner(s: State, mover: number, city: number): number {
    const word = city >>> 5;
    const bit = 1 << (city & 31);
    let chosen = NONE;
    for (let a = 0; a < this.#board.airlineCount; a++) {
      if (a === mover || (s.network[a * CITY_WORDS + word] & bit) === 0) continue;
      if (chosen === NONE || priceOf(s, a) < priceOf(s, chosen)) chosen = a;
    }
    return chosen;
  }

  /** AK-40, a quick check: trying a merger that does not happen only wastes time. */
  #canMerge(s: State, mover: number, city: number, partner: number): boolean {
    const price = priceOf(s, mover);
    const other = priceOf(s, partner);
    if (price > other) return s.points[partner] < IMMUNE_POINTS;
    if (price < other) return s.points[mover] + this.#board.points[city] < IMMUNE_POINTS;
    return true;
  }

  /** AK-60: the game is over, and only being ahead counts. Nobody consents to an end that somebody else wants. */
  #ended(s: State, a: number, points: number): number {
    const t = this.#table;
    this.isAllowed = s.ceo[a] === t.me;
    if (this.#endings.wins(s, a, points, { airline: a, shares: 0, cost: 0 })) return VICTORY;
    let sum = this.marker - t.weights.defeat;
    for (let p = 0; p < t.players; p++) sum += t.counts[p] * (wealthOf(s, p) - t.wealth[p]);
    return sum;
  }

  /** What a route that leads to a merger gains: it is tried out, and everybody answers as expected. */
  #merged(s: State, a: number, city: number, type: number): number {
    const t = this.#table;
    const then = this.trial(s);
    if (!this.#isRead) {
      this.#before = t.standing(s);
      this.#isRead = true;
    }
    const ceo = s.ceo[a];
    if (s.phase === PHASE.consent) search.play(then, then.decider, APPROVE);
    else search.play(then, then.decider, routeCode(a, city, type));
    this.#answer(then);
    const gain = t.standing(then) - this.#before + this.marker;
    if (then.phase !== PHASE.end) {
      this.isAllowed = ceo === t.me || t.wealthFor(then, ceo) > t.wealthFor(s, ceo);
      return gain;
    }
    this.isAllowed = ceo === t.me;
    for (let p = 0; p < t.players; p++)
      if (wealthOf(then, p) > wealthOf(then, t.me)) return gain - t.weights.defeat;
    return VICTORY;
  }

  /** A copy of the position. */
  trial(s: State): State {
    if (this.#trial?.setting.players !== s.setting.players) this.#trial = s.copy();
    else search.copyInto(this.#trial, s);
    return this.#trial;
  }

  /** Consent, and the decisions of a merger. */
  #answer(s: State): void {
    for (;;) {
      switch (s.phase) {
        case PHASE.consent:
          search.play(s, s.decider, APPROVE);
          break;
        case PHASE.rehome:
        case PHASE.settle:
          search.play(s, s.decider, search.nth(s, s.decider, 0));
          break;
        case PHASE.dispose:
          search.play(s, s.decider, this.#disposal(s));
          break;
        default:
          return;
      }
    }
  }

  /** AK-44: two for one, if that one is worth more. */
  #disposal(s: State): Code {
    const isBetter = this.#table.share[s.airline] > 2 * priceOf(s, s.defunct);
    return DISPOSE + (isBetter ? mostExchanges(s, s.decider) : 0);
  }
}

import type { Board, State } from '@tarmac/air-kwire';
import * as rules from '@tarmac/air-kwire';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';

const {
  CITY_WORDS,
  DIVIDEND_SPACES,
  MAX_AIRLINES,
  NONE,
  STATUS,
  WINNING_POINTS,
  cityCount,
  highestType,
  wealthOf,
} = rules;

/** More than anybody can ever have. */
export const VICTORY = 1e6;

/** Shares bought (negative: sold), and what was paid. */
interface Trade {
  readonly airline: number;
  readonly shares: number;
  readonly cost: number;
}

/** The table after a trade and the route that ends the game; `space`: where the traded airline then is. */
interface Then {
  readonly ending: number;
  readonly points: number;
  readonly traded: number;
  readonly shares: number;
  readonly space: number;
}

/** AK-60: the end of the game by forty city points, and who would win then. */
export class Endings {
  /** The airline that the player can bring to forty points in this turn without asking anyone, or NONE. */
  airline = NONE;
  points = 0;
  readonly #board: Board;
  readonly #table: Table;
  readonly #hand: Hand;

  constructor(table: Table, hand: Hand) {
    this.#board = table.board;
    this.#table = table;
    this.#hand = hand;
  }

  /** Looks for a card that ends the game; table and hand have been read. */
  read(s: State): void {
    this.airline = NONE;
    for (let a = 0; a < this.#board.airlineCount; a++) {
      if (s.points[a] < WINNING_POINTS - 3 || s.ceo[a] !== this.#table.me) continue;
      const space = s.space[a];
      if (this.#table.cities[a] >= this.#board.limit[space]) continue;
      const at = this.#table.reachAt(s, a, this.#board.type[space]);
      for (let i = 0; i < this.#hand.size; i++) {
        const city = this.#hand.city[i];
        if (((s.reach[at + (city >>> 5)] >>> (city & 31)) & 1) === 0) continue;
        if (((s.refused[a * CITY_WORDS + (city >>> 5)] >>> (city & 31)) & 1) === 1) continue;
        const points = s.points[a] + this.#hand.points[i];
        if (points < WINNING_POINTS) continue;
        this.airline = a;
        this.points = points;
        return;
      }
    }
  }

  /** Whether the player wins by a route that brings an airline to this many points, after this trade. */
  wins(s: State, ending: number, points: number, trade: Trade): boolean {
    const { airline: traded, shares, cost } = trade;
    const { me, players } = this.#table;
    const { price, topSpace } = this.#board;
    const space = Math.min(Math.max(0, s.space[traded] + shares), topSpace);
    const rise = price[space] - price[s.space[traded]];
    const pays = s.due === 1 || (s.routes === 0 && s.dividend === DIVIDEND_SPACES - 1);
    const then = { ending, points, traded, shares, space };
    let own = 0;
    let most = 0;
    for (let p = 0; p < players; p++) {
      let wealth = wealthOf(s, p) + s.shares[p * MAX_AIRLINES + traded] * rise;
      if (p === me) wealth += shares * price[space] - cost;
      if (pays) wealth += this.#dividends(s, p, then);
      if (p === me) own = wealth;
      else if (wealth > most) most = wealth;
    }
    return own >= most;
  }

  #dividends(s: State, p: number, { ending, points, traded, shares, space }: Then): number {
    const { limit, price, type } = this.#board;
    let sum = 0;
    for (let a = 0; a < this.#board.airlineCount; a++) {
      if (s.status[a] !== STATUS.open) continue;
      const more = a === traded ? shares : 0;
      const held = s.shares[p * MAX_AIRLINES + a] + (p === this.#table.me ? more : 0);
      if (held === 0) continue;
      const at = a === traded ? space : s.space[a];
      const its = a === ending ? points : s.points[a];
      const cities = cityCount(s, a) + (a === ending ? 1 : 0);
      const isFit = cities <= limit[at] && highestType(s, a) <= type[at] && its >= s.sold[a] + more;
      if (isFit) sum += held * 10 * Math.floor((price[at] * its + 500) / 1000);
    }
    return sum;
  }
}

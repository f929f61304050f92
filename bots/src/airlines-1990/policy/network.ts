import type { Board, State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';

const { CARD_WORDS, CITY_WORDS, MAX_CIRCLES, MAX_COMPANIES, MAX_VALUE, PATTERN_COUNT, VALUES } = game;
const { markerOn } = game;

/** The number of a route without a free circle: no card is that high. */
const FULL = MAX_VALUE + 1;

/**
 * How easily companies can fly on. A company that nobody has founded counts as a network of its headquarters alone, so
 * that its first route is found like any other.
 */
export class Network {
  /** The part of the flight cards that could fly a route of this pattern and number, by kind. */
  readonly ease = new Float64Array(PATTERN_COUNT * VALUES);
  /** The ease of all routes that a company could fly next, together. */
  readonly room = new Float64Array(MAX_COMPANIES);
  /** The routes that it could fly next, as bits at `company * PATTERN_COUNT + pattern`. */
  readonly next = new Int32Array(MAX_COMPANIES * PATTERN_COUNT);
  /** How many of a seat's flight cards could fly for a company. */
  readonly own = new Uint8Array(MAX_COMPANIES);
  /** Flight cards that have left the game, as `ease` knows them. */
  readonly #gone = new Int32Array(CARD_WORDS);
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
    this.#readEase();
  }

  read(s: State): void {
    if (s.goneFlights[0] !== this.#gone[0] || s.goneFlights[1] !== this.#gone[1]) {
      this.#gone.set(s.goneFlights);
      this.#readEase();
    }
    const { atHeadquarters, companyCount, routeAt } = this.#board;
    for (let c = 0; c < companyCount; c++) {
      const routes = ((s.founded >>> c) & 1) === 1 ? s.frontier : atHeadquarters;
      let room = 0;
      for (let p = 0; p < PATTERN_COUNT; p++) {
        const at = c * PATTERN_COUNT + p;
        const next = routes[at] & s.open[at] & s.within[p * VALUES + MAX_VALUE];
        this.next[at] = next;
        for (let rest = next; rest !== 0; rest &= rest - 1) {
          room += this.ease[p * VALUES + s.value[routeAt[p * 32 + 31 - Math.clz32(rest & -rest)]]];
        }
      }
      this.room[c] = room;
    }
  }

  /** The flight cards of a seat, after `read`. Returns how many there are. */
  readOwn(s: State, seat: number): number {
    const { cardKind, companyCount } = this.#board;
    let cards = 0;
    this.own.fill(0);
    for (let word = 0; word < CARD_WORDS; word++) {
      for (let rest = s.flightHand[seat * CARD_WORDS + word]; rest !== 0; rest &= rest - 1) {
        const kind = cardKind[32 * word + 31 - Math.clz32(rest & -rest)];
        const within = s.within[kind];
        cards++;
        for (let c = 0, at = kind >> 4; c < companyCount; c++, at += PATTERN_COUNT) {
          if ((this.next[at] & within) !== 0) this.own[c]++;
        }
      }
    }
    return cards;
  }

  /** How much less room a route offers to everybody when its lowest free circle is covered. */
  narrowed(s: State, route: number): number {
    const { circles, number, pattern } = this.#board;
    const first = pattern[route] * VALUES;
    let free = 0;
    for (let circle = 0; circle < circles[route]; circle++) {
      if (markerOn(s, route, circle) !== 0 || ++free === 1) continue;
      return this.ease[first + s.value[route]] - this.ease[first + number[route * MAX_CIRCLES + circle]];
    }
    return this.ease[first + s.value[route]];
  }

  /** How the room of a company changes when it flies a route. */
  opened(s: State, company: number, route: number): number {
    const { ends, pattern } = this.#board;
    const room = -this.ease[pattern[route] * VALUES + s.value[route]];
    return room + this.#roomAt(s, company, ends[2 * route]) + this.#roomAt(s, company, ends[2 * route + 1]);
  }

  /** What a city would add to a network; its headquarters count as part of a company that is not founded. */
  #roomAt(s: State, company: number, city: number): number {
    const { headquarters, routeAt, routesAt } = this.#board;
    const served = (s.network[company * CITY_WORDS + (city >>> 5)] >>> (city & 31)) & 1;
    if (served === 1 || headquarters[company] === city) return 0;
    let room = 0;
    for (let p = 0; p < PATTERN_COUNT; p++) {
      const at = company * PATTERN_COUNT + p;
      let rest = routesAt[city * PATTERN_COUNT + p] & s.open[at] & ~this.next[at];
      for (; rest !== 0; rest &= rest - 1) {
        room += this.ease[p * VALUES + s.value[routeAt[p * 32 + 31 - Math.clz32(rest & -rest)]]];
      }
    }
    return room;
  }

  #readEase(): void {
    const { cardCount, cardKind } = this.#board;
    const { ease } = this;
    let total = 0;
    ease.fill(0);
    for (let card = 0; card < cardCount; card++) {
      if (((this.#gone[card >>> 5] >>> (card & 31)) & 1) === 1) continue;
      ease[cardKind[card]]++;
      total++;
    }
    for (let p = 0; p < PATTERN_COUNT; p++) {
      let cards = 0;
      for (let kind = p * VALUES + MAX_VALUE; kind > p * VALUES; kind--) {
        cards += ease[kind];
        ease[kind] = cards / (total > 0 ? total : 1);
      }
      ease[p * VALUES + FULL] = 0;
    }
  }
}

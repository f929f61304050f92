import type { Board, State, View } from '@tarmac/airlines-europe';
import {
  AIRLINE_COUNT,
  AIRLINES,
  flies,
  isCapped,
  MARKET_SIZE,
  MAX_PLAYERS,
  mapOfView,
  NONE,
  nextPrice,
  ROUTE_WORDS,
  SHARE_KINDS,
  SHARES,
  serves,
  sharesInGame,
} from '@tarmac/airlines-europe';

/**
 * What a player sees, in numbers: airlines and shares as in the rules of the game, shares of a player at
 * `p * SHARE_KINDS + share`, sets of airlines as bits. One per bot, read again for every decision.
 */
export class Table {
  readonly board: Board;
  /** The map as the rules have it: they say who can buy what. Laid out by `read`. */
  declare private s: State;
  readonly routesAt: readonly (readonly number[])[];
  players = 0;
  me = 0;
  scorings = 0;
  bank = 0;
  supply = 0;
  readonly cash = new Uint8Array(MAX_PLAYERS);
  readonly vp = new Uint16Array(MAX_PLAYERS);
  /** All of one's own hand; of the others what is known of it. */
  readonly hand = new Uint8Array(MAX_PLAYERS * SHARE_KINDS);
  /** How many shares of a hand are not known. */
  readonly unknown = new Uint8Array(MAX_PLAYERS);
  readonly portfolio = new Uint8Array(MAX_PLAYERS * SHARE_KINDS);
  readonly market = new Uint8Array(MARKET_SIZE);
  readonly track = new Uint16Array(SHARE_KINDS);
  readonly planes = new Uint8Array(AIRLINE_COUNT);
  readonly bonus = new Uint8Array(AIRLINE_COUNT);
  /** Shares nobody has shown and the player does not hold: in hands, deck and among secret discards. */
  readonly unseen = new Int16Array(AIRLINE_COUNT);
  unseenTotal = 0;
  /** The price of a route's next licence; 0 when it is full. */
  readonly price: Uint8Array;

  constructor(board: Board) {
    this.board = board;
    const routes = Array.from({ length: board.routeCount }, (_, route) => route);
    this.routesAt = board.cityIds.map((_, city) =>
      routes.filter((route) => board.ends[2 * route] === city || board.ends[2 * route + 1] === city),
    );
    this.price = new Uint8Array(board.routeCount);
  }

  read(view: View, me: number): void {
    this.players = view.cash.length;
    this.me = me;
    this.scorings = view.scorings;
    this.bank = view.bank;
    this.supply = view.abacusSupply;
    this.cash.set(view.cash);
    this.vp.set(view.vp);
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      this.track[a] = view.track[AIRLINES[a]];
      this.planes[a] = view.planes[AIRLINES[a]];
      this.bonus[a] = view.bonus[AIRLINES[a]];
    }
    this.s = mapOfView(this.board, view);
    this.#readPrices();
    this.#readSeats(view);
    this.#countUnseen(view);
  }

  serves(airline: number, city: number): boolean {
    return serves(this.s, airline, city) === 1;
  }

  flies(airline: number, route: number): boolean {
    return flies(this.s, airline, route);
  }

  /** Whether a route has a free licence that may be sold before the next scoring (AE-100). */
  forSale(route: number): boolean {
    return this.price[route] > 0 && !isCapped(this.s, route);
  }

  /** AE-42 to AE-44: the airlines that could buy the next licence of a route, as bits; cash aside. */
  buyers(route: number): number {
    if (!this.forSale(route)) return 0;
    const { frontier } = this.s;
    let airlines = 0;
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      airlines |= ((frontier[a * ROUTE_WORDS + (route >>> 5)] >>> (route & 31)) & 1) << a;
    }
    return airlines;
  }

  /** How many shares of a kind exist. */
  sharesInGame(share: number): number {
    return sharesInGame(this.s.setting, share);
  }

  #readPrices(): void {
    for (let route = 0; route < this.board.routeCount; route++) {
      this.price[route] = this.s.nextRank[route] === NONE ? 0 : nextPrice(this.s, route);
    }
  }

  #readSeats(view: View): void {
    for (let p = 0; p < this.players; p++) {
      const { size, abacus, shares, known } = view.hands[p];
      let seen = 0;
      for (let share = 0; share < SHARE_KINDS; share++) {
        const name = SHARES[share];
        const at = p * SHARE_KINDS + share;
        this.hand[at] = shares ? shares[name] : name === 'abacus' ? abacus : known[name];
        this.portfolio[at] = view.portfolios[p][name];
        seen += this.hand[at];
      }
      this.unknown[p] = size - seen;
    }
    for (let slot = 0; slot < MARKET_SIZE; slot++) {
      const airline = view.market[slot];
      this.market[slot] = airline === null ? NONE : NUMBERS[airline];
    }
  }

  #countUnseen(view: View): void {
    const discards = view.hands[this.me].discards;
    this.unseenTotal = 0;
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      let left = this.sharesInGame(a) - view.gone[AIRLINES[a]] - (discards ? discards[AIRLINES[a]] : 0);
      for (const share of this.market) if (share === a) left--;
      for (let p = 0; p < this.players; p++) {
        left -= this.portfolio[p * SHARE_KINDS + a] + this.hand[p * SHARE_KINDS + a];
      }
      this.unseen[a] = left;
      this.unseenTotal += left;
    }
  }
}

const NUMBERS = Object.fromEntries(AIRLINES.map((airline, a) => [airline, a]));

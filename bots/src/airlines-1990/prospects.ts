import type { Board, State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';
import { Network } from './policy/network.ts';

const { MARKERS_TO_FOUND, MARKET_SIZE, MAX_COMPANIES, MAX_PLAYERS, NONE } = game;
const { SCORING_CARDS, sharePoints } = game;

/** How many points are shared out to find each player's fraction; nobody gets more than fits into a byte. */
const WHOLE = 120;
/** The room at which a company grows half as far as its markers allow until the end. */
const HALF_ROOM = 1.5;
/** Shares left to take at which it does so. */
const HALF_LEFT = 30;

/**
 * What everybody has, could have, and will probably get, in a fully known world. By company, by player, or by both at
 * `company * MAX_PLAYERS + player`.
 */
export class Prospects {
  readonly score = new Float64Array(MAX_PLAYERS);
  /** Points of a scoring now, and if all hands were on the table. */
  readonly now = new Float64Array(MAX_PLAYERS);
  readonly laid = new Float64Array(MAX_PLAYERS);
  /** The final score if companies keep growing and all hands are laid down over time. */
  readonly final = new Float64Array(MAX_PLAYERS);
  /** Shares in hand, and flight cards. */
  readonly hand = new Float64Array(MAX_PLAYERS);
  readonly cards = new Float64Array(MAX_PLAYERS);
  /** The fraction of a company's markers that a player gets in points, now and if all hands were on the table. */
  readonly partNow = new Float64Array(MAX_COMPANIES * MAX_PLAYERS);
  readonly partLaid = new Float64Array(MAX_COMPANIES * MAX_PLAYERS);
  /** Flight cards of a hand that can fly for a company. */
  readonly flights = new Float64Array(MAX_COMPANIES * MAX_PLAYERS);
  /** Markers on the board at the end, and how easily a company can fly on. */
  readonly grown = new Float64Array(MAX_COMPANIES);
  room = new Float64Array(MAX_COMPANIES);
  readonly market = new Uint8Array(MAX_COMPANIES);
  readonly pile = new Uint8Array(16);
  shown = 0;
  readonly #holdings = new Uint8Array(MAX_PLAYERS);
  readonly #points = new Uint8Array(MAX_PLAYERS);
  #network: Network | undefined;
  #board: Board | undefined;

  read(s: State): void {
    this.#readPiles(s);
    this.#readRoom(s);
    this.#readPlayers(s);
    for (let c = 0; c < s.board.companyCount; c++) this.#readCompany(s, c);
  }

  #readPiles(s: State): void {
    this.market.fill(0);
    this.pile.fill(0);
    this.shown = 0;
    for (let slot = 0; slot < MARKET_SIZE; slot++) {
      const company = s.market[slot];
      if (company === NONE) continue;
      this.market[company]++;
      this.shown++;
    }
    for (let place = 0; place < s.pileSize; place++) this.pile[s.pile[place]]++;
  }

  #readRoom(s: State): void {
    if (this.#network === undefined || this.#board !== s.board) {
      this.#board = s.board;
      this.#network = new Network(s.board);
    }
    const network = this.#network;
    network.read(s);
    this.room = network.room;
    for (let p = 0; p < s.setting.players; p++) {
      this.cards[p] = network.readOwn(s, p);
      for (let c = 0; c < s.board.companyCount; c++) this.flights[c * MAX_PLAYERS + p] = network.own[c];
    }
  }

  #readPlayers(s: State): void {
    const { players, options, board } = s.setting;
    for (let p = 0; p < players; p++) {
      let hand = 0;
      for (let c = 0; c < board.companyCount; c++) hand += s.hand[p * MAX_COMPANIES + c];
      this.hand[p] = hand;
      this.score[p] = s.scores[p] + (options.seatBonus ? p : 0);
      this.now[p] = 0;
      this.laid[p] = 0;
      this.final[p] = this.score[p];
    }
  }

  #readCompany(s: State, c: number): void {
    const { players } = s.setting;
    const founded = ((s.founded >>> c) & 1) === 1;
    const alive = ((s.inactive >>> c) & 1) === 0;
    const left = s.pileSize + this.shown;
    const room = this.room[c];
    const start = founded ? 0 : MARKERS_TO_FOUND;
    const further = alive
      ? (s.markers[c] - start) * (room / (room + HALF_ROOM)) * (left / (left + HALF_LEFT))
      : 0;
    // What nobody has founded yet may never be.
    this.grown[c] = founded ? s.worth[c] + further : alive ? 0.5 * (start + further) : 0;
    this.#share(s, c, false, this.partNow);
    this.#share(s, c, true, this.partLaid);
    // The scorings to come, as companies grow from today's size to their final size.
    const scorings = players === 2 ? SCORING_CARDS - s.scorings : SCORING_CARDS + 1 - s.scorings;
    const sizes = 0.5 * scorings * (s.worth[c] + this.grown[c]);
    for (let p = 0; p < players; p++) {
      const at = c * MAX_PLAYERS + p;
      this.now[p] += this.partNow[at] * s.worth[c];
      this.laid[p] += this.partLaid[at] * s.worth[c];
      this.final[p] += this.partLaid[at] * sizes;
    }
  }

  /** A90-72, in parts. */
  #share(s: State, c: number, withHands: boolean, parts: Float64Array): void {
    const { players } = s.setting;
    for (let p = 0; p < players; p++) {
      const at = p * MAX_COMPANIES + c;
      this.#holdings[p] = s.laid[at] + (withHands ? s.hand[at] : 0);
    }
    sharePoints(WHOLE, this.#holdings, players, this.#points);
    for (let p = 0; p < players; p++) parts[c * MAX_PLAYERS + p] = this.#points[p] / WHOLE;
  }
}

import type { Board, FlightCard, View } from '@tarmac/airlines-1990';
import {
  LATE_ROUNDS,
  MARKET_SIZE,
  MAX_COMPANIES,
  MAX_PLAYERS,
  NONE,
  PATTERN_COUNT,
  PATTERNS,
  SCORING_CARDS,
  VALUES,
} from '@tarmac/airlines-1990';

/**
 * What a player sees, in numbers: companies, routes and circles as on the board, shares of a player at
 * `p * MAX_COMPANIES + company`, sets of companies as bits, a kind of flight card as `pattern * VALUES + value`.
 * One per bot, read again for every decision.
 */
export class Table {
  readonly board: Board;
  players = 0;
  me = 0;
  /** A90-91: turns left, this one included; 0 while shares are left. */
  turnsLeft = 0;
  lastRound = false;
  readonly scores = new Uint16Array(MAX_PLAYERS);

  /** Scorings made, scoring cards in the pile, and rounds until those that wait come (A90-92). */
  scorings = 0;
  scoringCards = 0;
  scoringWaits = 0;
  /** A90-70: nothing is scored in the first round. */
  firstRound = false;
  pile = 0;

  /** All of one's own hand; of the others what is known of it. */
  readonly hand = new Uint8Array(MAX_PLAYERS * MAX_COMPANIES);
  /** How many shares of a hand are not known. */
  readonly unknown = new Uint8Array(MAX_PLAYERS);
  readonly laid = new Uint8Array(MAX_PLAYERS * MAX_COMPANIES);
  readonly market = new Uint8Array(MARKET_SIZE);
  /** Face-up shares. */
  shown = 0;
  /** Shares that nobody has shown and the player does not hold: in hands and pile. */
  readonly unseen = new Int16Array(MAX_COMPANIES);
  unseenTotal = 0;

  founded = 0;
  inactive = 0;
  readonly markers = new Uint8Array(MAX_COMPANIES);
  readonly worth = new Uint8Array(MAX_COMPANIES);

  /** Kinds of one's own flight cards, and those of them that came by a swap in this turn (A90-43). */
  readonly cards: number[] = [];
  readonly fresh: number[] = [];
  /** Flight cards that can be drawn next, by kind, and all of them: from the pile, or the discards after it. */
  readonly drawable = new Uint8Array(PATTERN_COUNT * VALUES);
  drawableTotal = 0;
  /** Flight cards that have not left the game, by kind. */
  readonly inGame = new Uint8Array(PATTERN_COUNT * VALUES);
  inGameTotal = 0;

  constructor(board: Board) {
    this.board = board;
  }

  read(view: View, me: number): void {
    this.players = view.scores.length;
    this.me = me;
    this.turnsLeft = view.turnsLeft;
    this.lastRound = view.options.lastRound && this.players > 2;
    this.scores.set(view.scores);
    this.#readPile(view);
    this.#readShares(view);
    this.#readCompanies(view);
    this.#readFlights(view);
  }

  holds(company: number): number {
    return this.hand[this.me * MAX_COMPANIES + company];
  }

  isFounded(company: number): boolean {
    return (this.founded & (1 << company)) !== 0;
  }

  #readPile(view: View): void {
    this.scorings = view.scorings;
    this.pile = view.pile.size;
    this.scoringCards = view.pile.scoring;
    this.firstRound = view.turnsEnded < this.players;
    const waiting = SCORING_CARDS - view.scorings - view.pile.scoring - view.putBack;
    const rounds = LATE_ROUNDS[this.players] - view.turnsEnded / this.players;
    this.scoringWaits = waiting > 0 ? Math.max(0, rounds) : 0;
  }

  #readShares(view: View): void {
    const { companyIds, companyIndex, companyCount, shares } = this.board;
    for (let p = 0; p < this.players; p++) {
      const { size, shares: own, known } = view.hands[p];
      let seen = 0;
      for (let c = 0; c < companyCount; c++) {
        const id = companyIds[c];
        const at = p * MAX_COMPANIES + c;
        this.hand[at] = (own ?? known)[id];
        this.laid[at] = view.laid[p][id];
        seen += this.hand[at];
      }
      this.unknown[p] = size - seen;
    }
    this.shown = 0;
    for (let slot = 0; slot < MARKET_SIZE; slot++) {
      const id = view.market[slot];
      this.market[slot] = id === null ? NONE : (companyIndex.get(id) ?? NONE);
      if (id !== null) this.shown++;
    }
    this.unseenTotal = 0;
    for (let c = 0; c < companyCount; c++) {
      let left = shares[c] - view.gone[companyIds[c]];
      for (const share of this.market) if (share === c) left--;
      for (let p = 0; p < this.players; p++) {
        left -= this.laid[p * MAX_COMPANIES + c] + this.hand[p * MAX_COMPANIES + c];
      }
      this.unseen[c] = left;
      this.unseenTotal += left;
    }
  }

  #readCompanies(view: View): void {
    const { companyIds, companyIndex, companyCount } = this.board;
    const setOf = (ids: readonly string[]): number =>
      ids.reduce((set, id) => set | (1 << (companyIndex.get(id) ?? 0)), 0);
    this.founded = setOf(view.founded);
    this.inactive = setOf(view.inactive);
    for (let c = 0; c < companyCount; c++) {
      this.markers[c] = view.markers[companyIds[c]];
      this.worth[c] = view.worth[companyIds[c]];
    }
  }

  #readFlights(view: View): void {
    const { cards, fresh, drawable, inGame } = this;
    const own = view.flights[this.me];
    cards.splice(0, cards.length, ...(own.cards ?? []).map(kindOf));
    fresh.splice(0, fresh.length, ...(own.freshCards ?? []).map(kindOf));
    inGame.fill(0);
    for (const kind of this.board.cardKind) inGame[kind]++;
    for (const card of view.goneFlights) inGame[kindOf(card)]--;
    this.inGameTotal = this.board.cardCount - view.goneFlights.length;
    if (view.flightPile.size === 0) {
      drawable.fill(0);
      for (const card of view.discards) drawable[kindOf(card)]++;
      this.drawableTotal = view.discards.length;
      return;
    }
    drawable.set(inGame);
    for (const card of view.discards) drawable[kindOf(card)]--;
    for (const kind of cards) drawable[kind]--;
    this.drawableTotal = this.inGameTotal - view.discards.length - cards.length;
  }
}

function kindOf({ pattern, value }: FlightCard): number {
  return PATTERNS.indexOf(pattern) * VALUES + value;
}

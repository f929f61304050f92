import type { State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';

const { LATE_ROUNDS, MARKET_SIZE, MAX_COMPANIES, MAX_PLAYERS, NONE, SCORING_CARDS } = game;

/**
 * What a seat knows of the shares and the pile: everything face up, its own hand, and for other hands what everybody
 * saw taken and how many shares they have. Read again for every decision.
 */
export class Table {
  players = 0;
  me = 0;
  /** Companies in play, and those that may still be worth something. */
  founded = 0;
  alive = 0;
  /** A90-91: turns left, this one included; 0 while shares are left. */
  turnsLeft = 0;
  lastRound = false;
  /** Scoring cards in the pile, and rounds until those that wait come (A90-92). */
  scorings = 0;
  scoringCards = 0;
  scoringWaits = 0;
  /** A90-70: nothing is scored in the first round. */
  firstRound = false;
  pile = 0;
  /** Face-up shares, and how many of each company. */
  shown = 0;
  readonly market = new Uint8Array(MAX_COMPANIES);
  /** Shares nobody has shown and the seat does not hold: in hands and pile. */
  readonly unseen = new Int16Array(MAX_COMPANIES);
  unseenTotal = 0;
  /** How many shares of a hand are not known. */
  readonly unknown = new Uint8Array(MAX_PLAYERS);

  read(s: State, me: number): void {
    const { players, options, board } = s.setting;
    this.players = players;
    this.me = me;
    this.founded = s.founded;
    this.alive = ((1 << board.companyCount) - 1) & ~s.inactive;
    this.turnsLeft = s.turnsLeft;
    this.lastRound = options.lastRound && players > 2;
    this.scorings = s.scorings;
    this.scoringCards = SCORING_CARDS - s.scorings - s.scoringWaits;
    const rounds = s.scoringWaits > 0 ? LATE_ROUNDS[players] - s.turnsEnded / players : 0;
    this.scoringWaits = rounds > 0 ? rounds : 0;
    this.firstRound = s.turnsEnded < players;
    this.pile = s.pileSize;
    this.#readMarket(s);
    this.#readShares(s);
  }

  #readMarket(s: State): void {
    this.shown = 0;
    this.market.fill(0);
    for (let slot = 0; slot < MARKET_SIZE; slot++) {
      const company = s.market[slot];
      if (company === NONE) continue;
      this.market[company]++;
      this.shown++;
    }
  }

  #readShares(s: State): void {
    const { players, me, unseen } = this;
    const { companyCount, shares } = s.board;
    for (let c = 0; c < companyCount; c++) unseen[c] = shares[c] - s.gone[c] - this.market[c];
    for (let p = 0; p < players; p++) {
      const seen = p === me ? s.hand : s.known;
      let unknown = 0;
      for (let c = 0, at = p * MAX_COMPANIES; c < companyCount; c++, at++) {
        unseen[c] -= s.laid[at] + seen[at];
        unknown += s.hand[at] - seen[at];
      }
      this.unknown[p] = unknown;
    }
    let total = 0;
    for (let c = 0; c < companyCount; c++) total += unseen[c];
    this.unseenTotal = total;
  }
}

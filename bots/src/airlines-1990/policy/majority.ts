import type { State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';
import type { Outlook } from './outlook.ts';
import * as scorings from './outlook.ts';
import type { Table } from './table.ts';
import type { PolicyWeights } from './weights.ts';

const { MAX_COMPANIES, MAX_PLAYERS, sharePoints } = game;
const { SCORINGS } = scorings;

/** Shares of a company that can usually be had. */
const PLENTY = 6;
/** Equal holdings keep equal chances, however near the scoring is. */
const CERTAIN = 0.05;
/** The place of an immediate scoring, after those to come. */
export const NOW = SCORINGS;
const TABLES = SCORINGS + 1;

/**
 * A90-72 with uncertain holdings: which part of a company's markers a holding earns in each scoring, less what the
 * others earn. What the others will have laid down by then is what lies there and part of what their hands probably
 * are. All that does not depend on one's own holding is computed once per company and scoring.
 */
export class Majority {
  /** At `(scoring * MAX_COMPANIES + company) * MAX_PLAYERS + rival`, without rivals that hold nothing. */
  readonly #held = new Float64Array(TABLES * MAX_COMPANIES * MAX_PLAYERS);
  readonly #present = new Float64Array(TABLES * MAX_COMPANIES * MAX_PLAYERS);
  /** What a rival's chances of being first and second count against me, if I held nothing. */
  readonly #first = new Float64Array(TABLES * MAX_COMPANIES * MAX_PLAYERS);
  readonly #second = new Float64Array(TABLES * MAX_COMPANIES * MAX_PLAYERS);
  /**
   * How many rivals hold something, how uncertain that is (squared), and the part that a player without shares gets.
   */
  readonly #rivals = new Uint8Array(TABLES * MAX_COMPANIES);
  readonly #soft = new Float64Array(TABLES * MAX_COMPANIES);
  readonly #nothing = new Float64Array(TABLES * MAX_COMPANIES);
  /** How much a rival's points count, compared with one's own. */
  readonly #against = new Float64Array(MAX_PLAYERS);
  readonly #laid = new Uint8Array(MAX_PLAYERS);
  readonly #points = new Uint8Array(MAX_PLAYERS);
  readonly #standing = new Float64Array(MAX_PLAYERS);
  readonly #counts = new Float64Array(MAX_PLAYERS);
  readonly #ahead = new Float64Array(MAX_PLAYERS * MAX_PLAYERS);
  readonly #weights: PolicyWeights;

  constructor(weights: PolicyWeights) {
    this.#weights = weights;
  }

  read(s: State, t: Table, outlook: Outlook): void {
    this.#weighRivals(s, t);
    for (let rest = t.alive; rest !== 0; rest &= rest - 1) {
      const c = 31 - Math.clz32(rest & -rest);
      this.#readNow(s, t, c);
      for (let k = outlook.next; k < outlook.end; k++) this.#readScoring(s, t, outlook, k, c);
    }
  }

  /** The part of a company's size that one's own holding earns in a scoring, or NOW. */
  part(scoring: number, company: number, mine: number): number {
    const table = scoring * MAX_COMPANIES + company;
    if (mine === 0) return this.#nothing[table];
    const soft = this.#soft[table];
    const from = table * MAX_PLAYERS;
    const end = from + this.#rivals[table];
    let first = 1;
    let second = 0;
    let alone = 1;
    let lost = 0;
    for (let at = from; at < end; at++) {
      const lead = mine - this.#held[at];
      const before = 0.5 + (0.5 * lead) / Math.sqrt(lead * lead + soft);
      const present = this.#present[at];
      const behind = present * (1 - before);
      second = second * (1 - behind) + first * behind;
      first *= 1 - behind;
      alone *= 1 - present;
      lost += this.#first[at] * (1 - 0.5 * before) + this.#second[at] * 0.5 * (1 - before);
    }
    return first + 0.5 * (second + alone) - lost;
  }

  /** The points of a player who is ahead count more: that is who has to be beaten. */
  #weighRivals(s: State, t: Table): void {
    const { players, me } = t;
    const standing = this.#standing;
    this.#readStanding(s, t);
    let mean = 0;
    for (let p = 0; p < players; p++) if (p !== me) mean += standing[p];
    mean /= players - 1;
    for (let p = 0; p < players; p++) {
      const lead = 1 + (this.#weights.leader * (standing[p] - mean)) / 10;
      this.#against[p] = (this.#weights.rival * (lead > 0.2 ? lead : 0.2)) / (players - 1);
    }
  }

  /** Scores, and what a scoring now would add to them. */
  #readStanding(s: State, t: Table): void {
    const { players } = t;
    const standing = this.#standing;
    const bonus = s.setting.options.seatBonus ? 1 : 0;
    for (let p = 0; p < players; p++) standing[p] = s.scores[p] + bonus * p;
    for (let rest = s.founded; rest !== 0; rest &= rest - 1) {
      const c = 31 - Math.clz32(rest & -rest);
      for (let p = 0; p < players; p++) this.#laid[p] = s.laid[p * MAX_COMPANIES + c];
      sharePoints(s.worth[c], this.#laid, players, this.#points);
      for (let p = 0; p < players; p++) standing[p] += this.#weights.standing * this.#points[p];
    }
  }

  #readNow(s: State, t: Table, c: number): void {
    const table = NOW * MAX_COMPANIES + c;
    const from = table * MAX_PLAYERS;
    let rivals = 0;
    for (let p = 0; p < t.players; p++) {
      const held = s.laid[p * MAX_COMPANIES + c];
      if (p === t.me || held === 0) continue;
      this.#held[from + rivals] = held;
      this.#counts[rivals++] = this.#against[p];
    }
    this.#soft[table] = CERTAIN * CERTAIN;
    this.#readPlaces(table, rivals);
  }

  #readScoring(s: State, t: Table, outlook: Outlook, k: number, c: number): void {
    const { players, me } = t;
    const { threat, guess, buy, soft, third } = this.#weights;
    const table = k * MAX_COMPANIES + c;
    const from = table * MAX_PLAYERS;
    const each = t.unseenTotal === 0 ? 0 : t.unseen[c] / t.unseenTotal;
    const free = t.unseenTotal + t.shown;
    const seen = threat * outlook.theirs[k];
    const unseen = guess * outlook.theirs[k] * each;
    const bought = free > 0 ? (buy * outlook.turns[k] * (t.unseen[c] + t.market[c])) / free : 0;
    let rivals = 0;
    for (let p = 0; p < players; p++) {
      if (p === me) continue;
      const at = p * MAX_COMPANIES + c;
      const held = s.laid[at] + seen * s.known[at] + unseen * t.unknown[p] + bought;
      if (held === 0) continue;
      this.#held[from + rivals] = held;
      this.#counts[rivals++] = this.#against[p];
    }
    if (players === 2 && k === outlook.end - 1) {
      // A90-82: the pile and the face-up shares. The third player cannot win, so its points harm nobody.
      this.#held[from + rivals] = third * (t.unseen[c] - each * t.unknown[1 - me] + t.market[c]);
      this.#counts[rivals++] = 0;
    }
    // The fewer shares of a company are left to take, the more certain the holdings are.
    const blur = CERTAIN + (soft * outlook.root[k] * (t.unseen[c] + t.market[c])) / PLENTY;
    this.#soft[table] = blur * blur;
    this.#readPlaces(table, rivals);
  }

  /** The chances of the rivals among themselves. */
  #readPlaces(table: number, rivals: number): void {
    const from = table * MAX_PLAYERS;
    const held = this.#held;
    const ahead = this.#ahead;
    const soft = this.#soft[table];
    for (let i = 0; i < rivals; i++) {
      const own = held[from + i];
      this.#present[from + i] = own < 1 ? own : 1;
      for (let j = 0; j < i; j++) {
        const lead = own - held[from + j];
        const chance = 0.5 + (0.5 * lead) / Math.sqrt(lead * lead + soft);
        ahead[i * MAX_PLAYERS + j] = chance;
        ahead[j * MAX_PLAYERS + i] = 1 - chance;
      }
    }
    let net = 0;
    for (let i = 0; i < rivals; i++) {
      let first = 1;
      let second = 0;
      let alone = 1;
      for (let j = 0; j < rivals; j++) {
        if (j === i) continue;
        const present = this.#present[from + j];
        const beaten = present * ahead[j * MAX_PLAYERS + i];
        second = second * (1 - beaten) + first * beaten;
        first *= 1 - beaten;
        alone *= 1 - present;
      }
      const counts = this.#counts[i] * this.#present[from + i];
      this.#first[from + i] = counts * first;
      this.#second[from + i] = counts * second;
      net -= counts * (first + 0.5 * (second + alone));
    }
    this.#rivals[table] = rivals;
    this.#nothing[table] = net;
  }
}

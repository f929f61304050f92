import { MARKERS_TO_FOUND, MAX_COMPANIES } from '@tarmac/airlines-1990';
import { beats, presence } from '../holdings.ts';
import type { Network } from './network.ts';
import type { Others } from './others.ts';
import { CERTAIN, HOLDERS } from './others.ts';
import type { Outlook } from './outlook.ts';
import { SCORINGS } from './outlook.ts';
import type { Table } from './table.ts';
import type { GreedyWeights } from './weights.ts';

/** Even fewer companies than this don't share all the flights. */
const FEW = 3;

/**
 * What a company is worth to a player: the points of all scorings to come, one's own less those of the others. They are
 * its size (markers now, and those it will probably get) times the part of them that a holding earns, so holdings and
 * markers can be varied independently.
 */
export class Worth {
  /** What one more marker on the board, in the supply, and one more unit of room is worth, by company. */
  readonly marker = new Float64Array(MAX_COMPANIES);
  readonly supply = new Float64Array(MAX_COMPANIES);
  readonly room = new Float64Array(MAX_COMPANIES);
  /** What an immediate scoring would bring beyond the expected next one, and how much each marker then counts. */
  early = 0;
  readonly earlyMarker = new Float64Array(MAX_COMPANIES);
  /** By company and scoring: the size, and the part of it that is earned. */
  readonly #size = new Float64Array(MAX_COMPANIES * SCORINGS);
  readonly #part = new Float64Array(MAX_COMPANIES * SCORINGS);
  readonly #holdings = new Float64Array(HOLDERS);
  readonly #t: Table;
  readonly #network: Network;
  readonly #outlook: Outlook;
  readonly #others: Others;
  readonly #weights: GreedyWeights;

  constructor(t: Table, network: Network, outlook: Outlook, others: Others, weights: GreedyWeights) {
    this.#t = t;
    this.#network = network;
    this.#outlook = outlook;
    this.#others = others;
    this.#weights = weights;
  }

  /** To be called for every decision, after everything it is computed from has been read. */
  read(): void {
    const { companyCount } = this.#t.board;
    const { next } = this.#outlook;
    this.marker.fill(0);
    this.supply.fill(0);
    this.room.fill(0);
    this.early = 0;
    for (let c = 0; c < companyCount; c++) {
      const at = this.#t.me * MAX_COMPANIES + c;
      this.#readCompany(c, this.#t.laid[at], this.#t.hand[at]);
      this.earlyMarker[c] = this.#partNow(c, this.#t.laid[at]);
      this.early += this.#t.worth[c] * this.earlyMarker[c];
      this.early -= this.#size[c * SCORINGS + next] * this.#part[c * SCORINGS + next];
    }
  }

  /** The worth of a company as things are. */
  now(company: number): number {
    let points = 0;
    for (let k = this.#outlook.next; k < this.#outlook.end; k++) {
      const at = company * SCORINGS + k;
      points += this.#outlook.weight[k] * this.#size[at] * this.#part[at];
    }
    return points;
  }

  /** The worth of a company with a different holding of one's own. */
  holding(company: number, laid: number, hand: number): number {
    let points = 0;
    for (let k = this.#outlook.next; k < this.#outlook.end; k++) {
      const size = this.#size[company * SCORINGS + k];
      if (size > 0) points += this.#outlook.weight[k] * size * this.#partAt(k, company, laid, hand);
    }
    return points;
  }

  /** The worth of a company that is founded with this many shares. */
  founded(company: number, laid: number, hand: number): number {
    let points = 0;
    for (let k = this.#outlook.next; k < this.#outlook.end; k++) {
      const size = MARKERS_TO_FOUND + this.#growth(company, k, MARKERS_TO_FOUND);
      points += this.#outlook.weight[k] * size * this.#partAt(k, company, laid, hand);
    }
    return points;
  }

  /** What an immediate scoring would bring in addition if a company were founded with this many shares. */
  earlyFounded(company: number, laid: number): number {
    return MARKERS_TO_FOUND * this.#partNow(company, laid);
  }

  #readCompany(c: number, laid: number, hand: number): void {
    const t = this.#t;
    const { next, end, turns, weightMarkers } = this.#outlook;
    const founded = t.isFounded(c);
    const spent = founded ? 0 : MARKERS_TO_FOUND;
    const alive = (t.inactive & (1 << c)) === 0;
    const room = this.#network.room[c];
    const half = this.#weights.room;
    const left = t.markers[c] - spent;
    for (let k = next; k < end; k++) {
      const wait = turns[k] * this.#weights.founding;
      const unfounded = founded ? 0 : Math.exp(-wait * room);
      const chance = alive ? 1 - unfounded : 0;
      const part = alive ? this.#partAt(k, c, laid, hand) : 0;
      const size = t.worth[c] + spent + this.#growth(c, k, spent);
      const weight = weightMarkers[k] * part;
      this.#size[c * SCORINGS + k] = chance * size;
      this.#part[c * SCORINGS + k] = part;
      this.marker[c] += weight;
      this.room[c] += weight * size * wait * unfounded;
      if (left <= 0) continue;
      const pull = this.#pull(k);
      const wanted = (pull * room) / (room + half) / left;
      const scarce = Math.exp(-wanted);
      this.supply[c] += weight * chance * (1 - scarce - wanted * scarce);
      this.room[c] += (weight * chance * scarce * pull * half) / (room + half) ** 2;
    }
  }

  /** Markers that a company with all the room in the world would get before a scoring. */
  #pull(k: number): number {
    const { players, founded } = this.#t;
    let companies = 0;
    for (let rest = founded; rest !== 0; rest &= rest - 1) companies++;
    const flights = this.#weights.growth * this.#weights.pace * players * this.#outlook.turns[k];
    return flights / Math.max(FEW, companies);
  }

  /** Markers that a company will probably get before a scoring. */
  #growth(c: number, k: number, spent: number): number {
    const left = this.#t.markers[c] - spent;
    if (left <= 0) return 0;
    const room = this.#network.room[c];
    const wanted = (this.#pull(k) * room) / (room + this.#weights.room);
    return left * (1 - Math.exp(-wanted / left));
  }

  /** The part of a company's size that a scoring brings: shares in hand count as far as they can still be played. */
  #partAt(k: number, company: number, laid: number, hand: number): number {
    const { reach } = this.#outlook;
    const soft = this.#others.soft[k * MAX_COMPANIES + company];
    for (let p = 0; p < this.#others.holders[k]; p++) {
      this.#holdings[p] = this.#others.held[(k * HOLDERS + p) * MAX_COMPANIES + company];
    }
    if (hand === 0) return this.#net(laid, this.#others.holders[k], soft);
    const before = reach[k] < 1 ? this.#net(laid, this.#others.holders[k], soft) : 0;
    const after = this.#net(laid + hand, this.#others.holders[k], soft);
    return before + reach[k] * (after - before);
  }

  /** The same for a scoring now, in which no hand counts. */
  #partNow(company: number, laid: number): number {
    const { players, laid: all } = this.#t;
    for (let p = 0; p < players; p++) this.#holdings[p] = all[p * MAX_COMPANIES + company];
    return this.#net(laid, players, CERTAIN);
  }

  /** A90-72 with uncertain holdings: one's own part less what those of the others count. */
  #net(mine: number, holders: number, soft: number): number {
    const holdings = this.#holdings;
    const { me } = this.#t;
    const { against } = this.#others;
    holdings[me] = mine;
    let net = 0;
    for (let p = 0; p < holders; p++) {
      const held = holdings[p];
      const counts = p === me ? 1 : -against[p];
      if (held === 0 || counts === 0) continue;
      let first = 1;
      let second = 0;
      let alone = 1;
      for (let q = 0; q < holders; q++) {
        const other = holdings[q];
        if (q === p || other === 0) continue;
        const present = presence(other);
        const ahead = present * beats(other, held, soft);
        second = second * (1 - ahead) + first * ahead;
        first *= 1 - ahead;
        alone *= 1 - present;
      }
      net += counts * presence(held) * (first + (second + alone) / 2);
    }
    return net;
  }
}

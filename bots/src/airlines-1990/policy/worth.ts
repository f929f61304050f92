import type { State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';
import type { Majority } from './majority.ts';
import * as majorities from './majority.ts';
import type { Network } from './network.ts';
import type { Outlook } from './outlook.ts';
import * as scorings from './outlook.ts';
import type { Table } from './table.ts';
import type { PolicyWeights } from './weights.ts';

const { MARKERS_TO_FOUND, MAX_COMPANIES } = game;
const { NOW } = majorities;
const { SCORINGS } = scorings;

/** Even fewer companies than this don't share all the flights. */
const FEW = 3;

/**
 * What a company is worth to a seat: the points of all scorings to come, one's own less those of the others. They are
 * its size (markers now, and those it will probably get) times the part of them that a holding earns, so holdings and
 * markers can be varied independently.
 */
export class Worth {
  /** What one more marker on the board, in the supply, and one more unit of room is worth, by company. */
  readonly marker = new Float64Array(MAX_COMPANIES);
  readonly supply = new Float64Array(MAX_COMPANIES);
  readonly room = new Float64Array(MAX_COMPANIES);
  /** The worth of a company as things are. */
  readonly now = new Float64Array(MAX_COMPANIES);
  /** What an immediate scoring would bring beyond the expected next one, and how much each marker then counts. */
  early = 0;
  readonly earlyMarker = new Float64Array(MAX_COMPANIES);
  /** The size by company and scoring; and of a company that is founded now. */
  readonly #size = new Float64Array(MAX_COMPANIES * SCORINGS);
  readonly #newSize = new Float64Array(MAX_COMPANIES * SCORINGS);
  readonly #flights = new Float64Array(MAX_COMPANIES);
  readonly #t: Table;
  readonly #network: Network;
  readonly #outlook: Outlook;
  readonly #majority: Majority;
  readonly #weights: PolicyWeights;

  constructor(t: Table, network: Network, outlook: Outlook, majority: Majority, weights: PolicyWeights) {
    this.#t = t;
    this.#network = network;
    this.#outlook = outlook;
    this.#majority = majority;
    this.#weights = weights;
  }

  /** To be called after everything it is computed from has been read. */
  read(s: State): void {
    const { alive, me } = this.#t;
    this.marker.fill(0);
    this.supply.fill(0);
    this.room.fill(0);
    this.now.fill(0);
    this.early = 0;
    this.#readFlights(s);
    for (let rest = alive; rest !== 0; rest &= rest - 1) {
      const c = 31 - Math.clz32(rest & -rest);
      this.#readCompany(s, c, s.laid[me * MAX_COMPANIES + c], s.hand[me * MAX_COMPANIES + c]);
    }
  }

  /** The worth of a company with a different holding of one's own. */
  holding(company: number, laid: number, hand: number): number {
    return this.#sum(this.#size, company, laid, hand);
  }

  /** The worth of a company that is founded with this many shares. */
  founded(company: number, laid: number, hand: number): number {
    return this.#sum(this.#newSize, company, laid, hand);
  }

  /** What an immediate scoring would bring in addition if a company were founded with this many shares. */
  earlyFounded(company: number, laid: number): number {
    return MARKERS_TO_FOUND * this.#majority.part(NOW, company, laid);
  }

  /** What an immediate scoring would bring in addition if this many shares of a company lay on the table. */
  earlyLaid(s: State, company: number, laid: number): number {
    return s.worth[company] * (this.#majority.part(NOW, company, laid) - this.earlyMarker[company]);
  }

  #sum(size: Float64Array, company: number, laid: number, hand: number): number {
    const { next, end, weight } = this.#outlook;
    let points = 0;
    for (let k = next; k < end; k++) {
      points += weight[k] * size[company * SCORINGS + k] * this.#part(k, company, laid, hand);
    }
    return points;
  }

  /** Flights of a turn that go to a company with all the room in the world: those of the table, divided. */
  #readFlights(s: State): void {
    const { players, alive } = this.#t;
    const { growth, pace, interest } = this.#weights;
    let companies = 0;
    let total = 0;
    for (let rest = alive; rest !== 0; rest &= rest - 1) {
      const c = 31 - Math.clz32(rest & -rest);
      let wanted = 1;
      for (let p = 0; p < players; p++) if (s.laid[p * MAX_COMPANIES + c] > 0) wanted += interest;
      this.#flights[c] = wanted;
      if (((s.founded >>> c) & 1) === 0) continue;
      total += wanted;
      companies++;
    }
    const mean = companies === 0 ? 1 : total / companies;
    const each = (growth * pace * players) / ((companies > FEW ? companies : FEW) * mean);
    for (let c = 0; c < MAX_COMPANIES; c++) this.#flights[c] *= each;
  }

  #readCompany(s: State, c: number, laid: number, hand: number): void {
    const { next, end, turns, weight, weightMarkers } = this.#outlook;
    const { room: half, founding } = this.#weights;
    const founded = ((s.founded >>> c) & 1) === 1;
    const size = founded ? s.worth[c] : MARKERS_TO_FOUND;
    const left = s.markers[c] - (founded ? 0 : MARKERS_TO_FOUND);
    const room = this.#network.room[c] + this.#weights.own * this.#network.own[c];
    const pulled = room / (room + half);
    const pulledMore = half / ((room + half) * (room + half));
    let [marker, supply, roomier, now] = [0, 0, 0, 0];
    for (let k = next; k < end; k++) {
      const wait = turns[k] * founding;
      const unfounded = founded ? 0 : fade(wait * room);
      const part = this.#part(k, c, laid, hand);
      const counts = weightMarkers[k] * part;
      let grown = size;
      if (left > 0) {
        const pull = this.#flights[c] * turns[k];
        const wanted = (pull * pulled) / left;
        const scarce = fade(wanted);
        grown += left * (1 - scarce);
        supply += counts * (1 - unfounded) * (1 - scarce - wanted * scarce);
        roomier += counts * (1 - unfounded) * scarce * pull * pulledMore;
      }
      marker += counts;
      roomier += counts * grown * wait * unfounded;
      now += weight[k] * (1 - unfounded) * grown * part;
      this.#size[c * SCORINGS + k] = (1 - unfounded) * grown;
      this.#newSize[c * SCORINGS + k] = grown;
      if (k === next) this.early -= (1 - unfounded) * grown * part;
    }
    this.marker[c] = marker;
    this.supply[c] = supply + (left > 0 ? this.#weights.scarce * marker : 0);
    this.room[c] = roomier;
    this.now[c] = now;
    this.earlyMarker[c] = this.#majority.part(NOW, c, laid);
    this.early += s.worth[c] * this.earlyMarker[c];
  }

  /** The part of a company's size that a scoring brings: shares in hand count as far as they can still be played. */
  #part(k: number, company: number, laid: number, hand: number): number {
    const majority = this.#majority;
    const before = majority.part(k, company, laid);
    if (hand === 0) return before;
    return before + this.#outlook.reach[k] * (majority.part(k, company, laid + hand) - before);
  }
}

/** About e to the power of -x, for x from 0. */
function fade(x: number): number {
  return 1 / (1 + x * (1 + x * (0.5 + x / 6)));
}

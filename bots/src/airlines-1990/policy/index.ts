import type { Airlines1990Types, Board, State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';
import type { Policy, PolicyMaker } from '../../mind/policy.ts';
import { Flights, MAX_ROUTES } from './flights.ts';
import { Majority } from './majority.ts';
import { Network } from './network.ts';
import { Outlook } from './outlook.ts';
import { Sabotage } from './sabotage.ts';
import { Table } from './table.ts';
import type { PolicyWeights } from './weights.ts';
import { DIRECT, WEIGHTS } from './weights.ts';
import { Worth } from './worth.ts';

const { DRAW, FOUND, PLAY, SWAP, TAKE_MARKET, TAKE_PILE } = game;
const { MAX_COMPANIES, MAX_HEADQUARTERS_ROUTES, PHASE } = game;
const { flownRoute, flownValue, flyingCompany, playedCompany, playedShares } = game;
const { foundedCompany, foundingShares, foundingSlot, foundingValue } = game;
const { sabotagedCircle, sabotagedRoute, saboteurOf } = game;
const { list } = game.airlines1990.search;

/** Moves are never liked less than the best one by more than this. */
const LEAST = -12;
const LOWEST = -1e9;

/**
 * Plays the turn that leaves it best placed, as the seat sees the table now. A move is worth as much as the best plan
 * that begins with it.
 */
class Worths implements Policy<Airlines1990Types> {
  readonly #weights: PolicyWeights;
  readonly #table = new Table();
  readonly #network: Network;
  readonly #outlook: Outlook;
  readonly #majority: Majority;
  readonly #worth: Worth;
  readonly #flights: Flights;
  readonly #sabotage: Sabotage;
  /** What one more share of a company gains in hand. */
  readonly #share = new Float64Array(MAX_COMPANIES);
  /** What a founding gains by its shares (at `company * 16 + shares`), and by its route. */
  readonly #stake = new Float64Array(MAX_COMPANIES * 16);
  readonly #first = new Float64Array(MAX_COMPANIES * MAX_HEADQUARTERS_ROUTES);
  #fromPile = 0;

  constructor(board: Board, weights: PolicyWeights) {
    this.#weights = weights;
    this.#network = new Network(board);
    this.#outlook = new Outlook(weights);
    this.#majority = new Majority(weights);
    this.#worth = new Worth(this.#table, this.#network, this.#outlook, this.#majority, weights);
    this.#flights = new Flights(board, this.#network, this.#outlook, this.#worth, weights);
    this.#sabotage = new Sabotage(board, this.#flights, this.#worth);
  }

  rank(s: State, seat: number, codes: Int32Array, likings: Float64Array): number {
    const count = list(s, seat, codes);
    if (count === 1) {
      likings[0] = 0;
      return count;
    }
    this.#read(s, seat);
    const { doubt, doubtOfFlights, doubtOfSabotages } = this.#weights;
    if (s.phase === PHASE.start) {
      this.#begin(s, seat, codes, likings, count);
      toLikings(likings, count, doubt);
    } else if (s.phase === PHASE.expand) {
      this.#expand(s, codes, likings, count);
      toLikings(likings, count, doubtOfFlights);
    } else if (s.phase === PHASE.take) {
      this.#take(s, codes, likings, count);
      toLikings(likings, count, doubt);
    } else {
      this.#sabotages(s, codes, likings, count);
      toLikings(likings, count, doubtOfSabotages);
    }
    return count;
  }

  #read(s: State, seat: number): void {
    this.#table.read(s, seat);
    this.#network.read(s);
    this.#network.readOwn(s, seat);
    this.#outlook.read(s, this.#table);
    this.#majority.read(s, this.#table, this.#outlook);
    this.#worth.read(s);
  }

  /** A90-50: what each share gains in hand; the pile gives the mean of all unseen shares. Returns that of the best. */
  #readShares(s: State): number {
    const t = this.#table;
    let mean = 0;
    let best = LOWEST;
    for (let c = 0; c < s.board.companyCount; c++) {
      const at = t.me * MAX_COMPANIES + c;
      this.#share[c] = 0;
      if (((t.alive >>> c) & 1) === 0) continue;
      if (t.unseen[c] === 0 && t.market[c] === 0) continue;
      const gain = this.#worth.holding(c, s.laid[at], s.hand[at] + 1) - this.#worth.now[c];
      mean += gain * t.unseen[c];
      if (t.market[c] === 0) continue;
      this.#share[c] = gain + this.#denied(c, s.laid[at], s.hand[at]);
      if (this.#share[c] > best) best = this.#share[c];
    }
    this.#fromPile = t.unseenTotal === 0 ? 0 : mean / t.unseenTotal + this.#weights.secret;
    return t.pile > 0 && this.#fromPile > best ? this.#fromPile : best;
  }

  /** One more share for a rival is about as bad as one fewer of one's own. */
  #denied(c: number, laid: number, hand: number): number {
    if (this.#weights.deny === 0 || laid + hand === 0) return 0;
    const less = hand > 0 ? this.#worth.holding(c, laid, hand - 1) : this.#worth.holding(c, laid - 1, 0);
    return this.#weights.deny * (this.#worth.now[c] - less);
  }

  #take(s: State, codes: Int32Array, worths: Float64Array, count: number): void {
    this.#readShares(s);
    for (let i = 0; i < count; i++) {
      worths[i] = codes[i] === TAKE_PILE ? this.#fromPile : this.#share[codes[i] - TAKE_MARKET];
    }
  }

  #sabotages(s: State, codes: Int32Array, worths: Float64Array, count: number): void {
    const { circle } = this.#sabotage;
    this.#flights.readContests(s);
    this.#sabotage.read(s);
    for (let i = 0; i < count - 1; i++) {
      const place = 4 * sabotagedRoute(codes[i]) + sabotagedCircle(codes[i]);
      worths[i] = circle[place] - this.#worth.supply[saboteurOf(codes[i])];
    }
    worths[count - 1] = this.#weights.sabotage;
  }

  #expand(s: State, codes: Int32Array, worths: Float64Array, count: number): void {
    const { height, spare } = this.#weights;
    const share = s.turnsLeft > 0 ? 0 : this.#readShares(s);
    this.#flights.read(s);
    const { gain } = this.#flights;
    for (let i = 0; i < count - 1; i++) {
      const place = flyingCompany(codes[i]) * MAX_ROUTES + flownRoute(codes[i]);
      worths[i] = gain[place] - height * flownValue(codes[i]) + share;
    }
    worths[count - 1] = spare;
  }

  #begin(s: State, seat: number, codes: Int32Array, worths: Float64Array, count: number): void {
    const { height, saboteur, leisure } = this.#weights;
    const worth = this.#worth;
    const urgent = this.#weights.urgent * this.#outlook.soon;
    const patience = this.#weights.patience + leisure * this.#outlook.turns[this.#outlook.next];
    const share = s.turnsLeft > 0 ? 0 : this.#readShares(s);
    this.#flights.read(s);
    this.#readFoundings(s, seat);
    if (saboteur > 0 && (s.handKinds[seat] & s.founded) !== 0) this.#sabotage.read(s);
    let best = LOWEST;
    for (let i = count - 1; i >= 0; i--) {
      const code = codes[i];
      let gain = 0;
      if (code >= FOUND) {
        const c = foundedCompany(code);
        gain = this.#stake[c * 16 + foundingShares(code)];
        gain += this.#first[c * MAX_HEADQUARTERS_ROUTES + foundingSlot(code)];
        gain += share - height * foundingValue(code);
      } else if (code >= PLAY) {
        const company = playedCompany(code);
        const shares = playedShares(code);
        const at = seat * MAX_COMPANIES + company;
        gain =
          worth.holding(company, s.laid[at] + shares, s.hand[at] - shares) - worth.now[company] - patience;
        gain += urgent * worth.earlyLaid(s, company, s.laid[at] + shares);
        if (shares === 1 && this.#sabotage.best > 0) gain += saboteur * this.#sabotage.best;
      } else if (code === DRAW) gain = this.#flights.expected(s, seat, share);
      else if (code >= SWAP) gain = best + this.#weights.swap;
      else gain = best + this.#weights.refresh + this.#flights.early(0);
      worths[i] = gain;
      if (gain > best) best = gain;
    }
  }

  #readFoundings(s: State, seat: number): void {
    const worth = this.#worth;
    for (let rest = s.handKinds[seat] & this.#table.alive & ~s.founded; rest !== 0; rest &= rest - 1) {
      const c = 31 - Math.clz32(rest & -rest);
      const hand = s.hand[seat * MAX_COMPANIES + c];
      for (let count = 1; count <= hand; count++) {
        const early = this.#flights.early(worth.earlyFounded(c, count));
        this.#stake[c * 16 + count] = worth.founded(c, count, hand - count) - worth.now[c] + early;
      }
      for (let slot = 0; slot < MAX_HEADQUARTERS_ROUTES; slot++) {
        this.#first[c * MAX_HEADQUARTERS_ROUTES + slot] = this.#flights.founding(s, c, slot);
      }
    }
  }
}

/** Turns worths into likings: the best move gets 0, and differences are bounded. */
function toLikings(likings: Float64Array, count: number, doubt: number): void {
  let best = likings[0];
  for (let i = 1; i < count; i++) if (likings[i] > best) best = likings[i];
  for (let i = 0; i < count; i++) {
    const liking = (likings[i] - best) / doubt;
    likings[i] = liking > LEAST ? liking : LEAST;
  }
}

export const policy: PolicyMaker<Airlines1990Types> = (board) => new Worths(board, WEIGHTS);

const weighing = (board: Board, weights: PolicyWeights): Policy<Airlines1990Types> =>
  new Worths(board, weights);

/** How it is played: by the policy, in other manners, or with other weights. */
export const ways = {
  policy,
  manners: (board: Board): readonly Policy<Airlines1990Types>[] => [weighing(board, DIRECT)],
  weighing,
  weights: WEIGHTS,
};

import type { Board, State } from '@tarmac/airlines-1990';
import * as game from '@tarmac/airlines-1990';
import type { Network } from './network.ts';
import type { Outlook } from './outlook.ts';
import type { PolicyWeights } from './weights.ts';
import type { Worth } from './worth.ts';

const { CARD_WORDS, MAX_CIRCLES, MAX_COMPANIES, MAX_HEADQUARTERS_ROUTES, NONE, PATTERN_COUNT, VALUES } = game;
const KINDS = PATTERN_COUNT * VALUES;
export const MAX_ROUTES = 128;
/** Less than any flight gains. */
const NO_FLIGHT = -1e6;

/** What can be flown now, and what that gains. */
export class Flights {
  /** What a flight gains, its card apart, at `company * MAX_ROUTES + route`; only where it can be flown. */
  readonly gain = new Float64Array(MAX_COMPANIES * MAX_ROUTES);
  /** By kind of card, what the best flight of that card gains. */
  readonly #best = new Float64Array(KINDS);
  /** What room on a route is worth, of all companies that could fly it, and how much of it a flight takes. */
  readonly #contested = new Float64Array(MAX_ROUTES);
  readonly #narrowed = new Float64Array(MAX_ROUTES);
  /** All flight cards of the board, as bits. */
  readonly #allCards = new Int32Array(CARD_WORDS);
  readonly #board: Board;
  readonly #network: Network;
  readonly #outlook: Outlook;
  readonly #worth: Worth;
  readonly #weights: PolicyWeights;

  constructor(board: Board, network: Network, outlook: Outlook, worth: Worth, weights: PolicyWeights) {
    this.#board = board;
    for (let card = 0; card < board.cardCount; card++) this.#allCards[card >>> 5] |= 1 << (card & 31);
    this.#network = network;
    this.#outlook = outlook;
    this.#worth = worth;
    this.#weights = weights;
  }

  read(s: State): void {
    this.readContests(s);
    this.#best.fill(NO_FLIGHT);
    for (let rest = s.founded; rest !== 0; rest &= rest - 1) {
      this.#readCompany(s, 31 - Math.clz32(rest & -rest));
    }
    for (let kind = 2; kind < KINDS; kind++) {
      if (kind % VALUES > 1 && this.#best[kind - 1] > this.#best[kind])
        this.#best[kind] = this.#best[kind - 1];
    }
  }

  /** What the room on every route is worth, and to whom. */
  readContests(s: State): void {
    const { companyCount, routeAt, routeCount } = this.#board;
    const { next } = this.#network;
    const contested = this.#contested;
    for (let route = 0; route < routeCount; route++) contested[route] = 0;
    for (let c = 0; c < companyCount; c++) {
      for (let p = 0; p < PATTERN_COUNT; p++) {
        for (let rest = next[c * PATTERN_COUNT + p]; rest !== 0; rest &= rest - 1) {
          const route = routeAt[p * 32 + 31 - Math.clz32(rest & -rest)];
          if (contested[route] === 0) this.#narrowed[route] = this.#network.narrowed(s, route);
          contested[route] += this.#worth.room[c];
        }
      }
    }
  }

  #readCompany(s: State, c: number): void {
    const { routeAt } = this.#board;
    const worth = this.#worth;
    const base = worth.marker[c] - worth.supply[c] + this.early(worth.earlyMarker[c]);
    for (let p = 0; p < PATTERN_COUNT; p++) {
      for (let rest = this.#network.next[c * PATTERN_COUNT + p]; rest !== 0; rest &= rest - 1) {
        const route = routeAt[p * 32 + 31 - Math.clz32(rest & -rest)];
        const gain = base + this.#covered(s, c, route);
        const kind = p * VALUES + s.value[route];
        this.gain[c * MAX_ROUTES + route] = gain;
        if (gain > this.#best[kind]) this.#best[kind] = gain;
      }
    }
  }

  /** What the best flight with the cards in hand gains, with the share it brings; NO_FLIGHT if there is none. */
  inHand(s: State, seat: number, share: number): number {
    const { cardKind } = this.#board;
    let best = NO_FLIGHT;
    for (let word = 0; word < CARD_WORDS; word++) {
      for (let rest = s.flightHand[seat * CARD_WORDS + word]; rest !== 0; rest &= rest - 1) {
        const gain = this.#with(cardKind[32 * word + 31 - Math.clz32(rest & -rest)]);
        if (gain > best) best = gain;
      }
    }
    return best + share;
  }

  /** A90-21, before the draw: what can be expected of the cards in hand and the one to come. */
  expected(s: State, seat: number, share: number): number {
    const { cardKind } = this.#board;
    const inHand = this.inHand(s, seat, share);
    const least = inHand > this.#weights.spare ? inHand : this.#weights.spare;
    let sum = 0;
    let total = 0;
    for (let word = 0; word < CARD_WORDS; word++) {
      for (let rest = this.#drawable(s, seat, word); rest !== 0; rest &= rest - 1) {
        const gain = this.#with(cardKind[32 * word + 31 - Math.clz32(rest & -rest)]) + share;
        sum += gain > least ? gain : least;
        total++;
      }
    }
    if (total > 0) return sum / total;
    return inHand > 0 ? inHand : 0;
  }

  /** Cards that may be drawn next: from the pile, or the discards after it. Others' cards look like those of the pile. */
  #drawable(s: State, seat: number, word: number): number {
    if (s.flightPileSize === 0) return s.discards[word];
    return (
      this.#allCards[word] &
      ~(s.goneFlights[word] | s.discards[word] | s.flightHand[seat * CARD_WORDS + word])
    );
  }

  /** What founding a company on a route at its headquarters gains apart from its shares and the card. */
  founding(s: State, company: number, slot: number): number {
    const route = this.#board.headquartersRoutes[company * MAX_HEADQUARTERS_ROUTES + slot];
    return route === NONE ? 0 : this.#covered(s, company, route);
  }

  /** What a covered circle does to the room of everybody. */
  #covered(s: State, company: number, route: number): number {
    const own = this.#worth.room[company];
    const opened = this.#network.opened(s, company, route);
    return own * opened - (this.#contested[route] - own) * this.#narrowed[route];
  }

  /** A90-60: what a sabotage of a circle gains. Only the lowest free one is missed at once. */
  blocked(s: State, route: number, circle: number): number {
    const { number, pattern } = this.#board;
    const value = number[route * MAX_CIRCLES + circle];
    if (this.#contested[route] === 0) return 0;
    if (value === s.value[route]) return -this.#contested[route] * this.#narrowed[route];
    return -this.#contested[route] * this.#weights.deep * this.#network.ease[pattern[route] * VALUES + value];
  }

  /**
   * What it is worth that the share taken afterwards may trigger a scoring, if a scoring now would count this much
   * more.
   */
  early(more: number): number {
    return this.#weights.hasten * this.#outlook.atOnce * (this.#worth.early + more);
  }

  #with(kind: number): number {
    return this.#best[kind] - this.#weights.height * (kind % VALUES);
  }
}

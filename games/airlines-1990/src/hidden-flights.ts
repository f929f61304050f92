import { Playout } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { DREW, FLEW, FROM_NEW_PILE, IN_NEW_TURN, SWAPPED } from './memory.ts';
import type { State } from './state.ts';
import { FLIGHTS_DEALT } from './types.ts';

/** A card in somebody's hand that could be anything of its pile. */
interface OpenCard {
  readonly pile: number;
  /** The place of its draw in the list of movements; -1 for a dealt card. */
  readonly entry: number;
}

/** The cards of a pile whose place is not yet known, as kinds. */
type Pool = number[];

/**
 * One way in which the flight cards that a viewer cannot see can have got where they are: the movements (memory.ts) are
 * replayed, and a player who plays a card must have drawn it before, from a pile that had it. Piles are numbered from
 * 0; each new one is made of the cards flown since the last.
 */
export class HiddenFlights {
  /** By seat the kinds in the hand, of which the last `fresh` came by a swap in this turn. */
  readonly hands: number[][] = [];
  /** The kinds of the pile, in no order. */
  pile: number[] = [];
  /** The kind drawn in each drawing movement that was not seen. */
  readonly drawn = new Map<number, number>();
  readonly #table: State;
  readonly #hidden: ReadonlySet<number>;
  readonly #seenDealt: readonly number[];
  #open: OpenCard[][] = [];
  #fresh: OpenCard[] = [];
  #pools: Pool[] = [];
  readonly #stillFresh: boolean;
  /** Whether a card could have come from more than one pile; if not, the movements are played through only once. */
  #inDoubt = false;

  /**
   * `hidden`: the seats whose cards are not seen; `seenDealt`: the cards dealt to the others; `stillFresh`: the last
   * swaps are of the turn under way.
   */
  constructor(table: State, hidden: ReadonlySet<number>, seenDealt: readonly number[], stillFresh: boolean) {
    this.#table = table;
    this.#hidden = hidden;
    this.#seenDealt = seenDealt;
    this.#stillFresh = stillFresh;
    this.#recall(new Playout(0));
  }

  imagine(random: Playout): void {
    if (this.#inDoubt) this.#recall(random);
    this.#dealRest(random);
  }

  #recall(random: Playout): void {
    while (!this.#playThrough(random));
    if (!this.#stillFresh) this.#settleFresh();
  }

  /** False if it reached an impossible point. */
  #playThrough(random: Playout): boolean {
    const { board, setting, moved, movements } = this.#table;
    this.#open = Array.from({ length: setting.players }, () => []);
    this.#fresh = [];
    this.#pools = [allKinds(board)];
    this.drawn.clear();
    for (const kind of this.#seenDealt) takeOut(this.#pools[0], kind);
    for (const seat of this.#hidden) {
      for (let n = 0; n < FLIGHTS_DEALT; n++) this.#open[seat].push({ pile: 0, entry: -1 });
    }
    let flown: Pool = [];
    let swappedBefore = false;
    for (let entry = 0; entry < movements; entry++) {
      const marks = moved[2 * entry];
      const [seat, what, kind] = [marks >> 4, marks & 3, moved[2 * entry + 1]];
      const inNewTurn = (marks & IN_NEW_TURN) !== 0;
      const replaces = what === DREW && swappedBefore && !inNewTurn;
      if (inNewTurn || (what !== SWAPPED && !replaces)) this.#settleFresh();
      if ((marks & FROM_NEW_PILE) !== 0) {
        this.#pools.push(flown);
        flown = [];
      }
      const possible =
        what === DREW ? this.#draw(seat, kind, entry, replaces) : this.#putAway(seat, kind, random);
      if (!possible) return false;
      if (what === FLEW) flown.push(kind);
      swappedBefore = what === SWAPPED;
    }
    return true;
  }

  #draw(seat: number, kind: number, entry: number, replaces: boolean): boolean {
    const pile = this.#pools.length - 1;
    if (!this.#hidden.has(seat)) return takeOut(this.#pools[pile], kind);
    if (replaces) this.#fresh.push({ pile, entry });
    else this.#open[seat].push({ pile, entry });
    return true;
  }

  #settleFresh(): void {
    if (this.#fresh.length === 0) return;
    this.#open[this.#seatOf(this.#fresh[0])].push(...this.#fresh);
    this.#fresh = [];
  }

  #seatOf({ entry }: OpenCard): number {
    return this.#table.moved[2 * entry] >> 4;
  }

  /** The card was one of the undetermined ones: any whose pile still has this kind, weighted by how many it has. */
  #putAway(seat: number, kind: number, random: Playout): boolean {
    if (!this.#hidden.has(seat)) return true;
    const open = this.#open[seat];
    const weights = open.map(({ pile }) => {
      const pool = this.#pools[pile];
      return pool.filter((each) => each === kind).length / pool.length;
    });
    const chosen = weighted(weights, random);
    if (chosen < 0) return false;
    if (open.some(({ pile }, i) => weights[i] > 0 && pile !== open[chosen].pile)) this.#inDoubt = true;
    const [card] = open.splice(chosen, 1);
    this.drawn.set(card.entry, kind);
    return takeOut(this.#pools[card.pile], kind);
  }

  /** What is left of the piles goes to the cards still undetermined; the rest of the last pile is the draw pile. */
  #dealRest(random: Playout): void {
    const left = this.#pools.map((pool) => [...pool]);
    const deal = (card: OpenCard): number => {
      const kind = drawFrom(left[card.pile], random);
      this.drawn.set(card.entry, kind);
      return kind;
    };
    this.#open.forEach((cards, seat) => {
      this.hands[seat] = cards.map(deal);
    });
    if (this.#fresh.length > 0) this.hands[this.#seatOf(this.#fresh[0])].push(...this.#fresh.map(deal));
    this.pile = left[left.length - 1];
  }
}

function allKinds(board: Board): Pool {
  return Array.from(board.cardKind);
}

/** False if it is not there. */
function takeOut(pool: Pool, kind: number): boolean {
  const place = pool.indexOf(kind);
  if (place >= 0) pool.splice(place, 1);
  return place >= 0;
}

/** Takes a random item out of the list. */
export function drawFrom(list: number[], random: Playout): number {
  const place = random.below(list.length);
  const chosen = list[place];
  const last = list.pop();
  if (last !== undefined && place < list.length) list[place] = last;
  return chosen;
}

const FINE = 2 ** 24;

/** A place by weight, -1 if all weights are 0. */
function weighted(weights: readonly number[], random: Playout): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return -1;
  let left = (random.below(FINE) / FINE) * total;
  let last = -1;
  for (const [i, weight] of weights.entries()) {
    if (weight === 0) continue;
    last = i;
    left -= weight;
    if (left < 0) break;
  }
  return last;
}

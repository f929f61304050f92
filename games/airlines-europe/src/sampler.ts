import type { Playout, Seat } from '@tarmac/kernel';
import { pairs, selectPair } from './bits.ts';
import type { Board } from './board.ts';
import { addToHand } from './cards.ts';
import type { DeckShape } from './deck-shape.ts';
import { HiddenHand } from './hidden-hand.ts';
import type { State } from './state.ts';
import { PHASE, sharesInGame } from './state.ts';
import { tableOfView } from './table-of-view.ts';
import type { DeckCard } from './types.ts';
import { ABACUS, AIRLINE_COUNT, AIRLINES, NONE, SCORING, SHARE_KINDS } from './types.ts';
import type { View } from './view.ts';

/**
 * Deals what a viewer cannot see, in a way that can have come about: the seat would have the same view. The public part
 * is laid out once; every sample then copies it and deals the rest.
 */
export function sampler(board: Board, view: View): { sample(random: Playout, into?: State): State } {
  const table = tableOfView(board, view);
  if (view.deck.cards) layDeck(table, view.deck.cards);
  const hidden = view.hands.flatMap((hand, p) => (hand.shares ? [] : [p]));
  const hands = hidden.map(() => new HiddenHand());
  const unseen = unseenShares(table);
  const pool = new Pool(unseen.reduce((sum, n) => sum + n, 0));
  const secretOrder = view.exchange !== null && view.exchange.from === null;

  const sample = (random: Playout, into: State = table.copy()): State => {
    if (view.deck.cards) {
      into.copyFrom(table);
      return into;
    }
    do {
      into.copyFrom(table);
      do {
        for (let i = 0; i < hidden.length; i++) hands[i].imagine(table, hidden[i], random);
      } while (!pool.fill(unseen, hands));
      for (let i = 0; i < hidden.length; i++) dealHand(into, hidden[i], hands[i], secretOrder, pool, random);
      dealDeck(into, view.deck.shapes, pool, random);
    } while (!couldHaveHappened(into, hidden, secretOrder, random));
    return into;
  };
  return { sample };
}

/** Unseen shares that are not certainly in a hand, in random order, one at a time. */
class Pool {
  readonly #shares: Uint8Array;
  #left = 0;

  constructor(most: number) {
    this.#shares = new Uint8Array(most);
  }

  /** What the hands leave of the unseen shares; false if they hold more of an airline than there are. */
  fill(unseen: Uint8Array, hands: readonly HiddenHand[]): boolean {
    this.#left = 0;
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      let free = unseen[a];
      for (const { hand, discards } of hands) free -= hand[a] + discards[a];
      if (free < 0) return false;
      for (; free > 0; free--) this.#shares[this.#left++] = a;
    }
    return true;
  }

  next(random: Playout): number {
    const place = random.below(this.#left--);
    const share = this.#shares[place];
    this.#shares[place] = this.#shares[this.#left];
    return share;
  }
}

/** By airline, the shares that are neither on the table nor in sight. */
function unseenShares(s: State): Uint8Array {
  const unseen = new Uint8Array(AIRLINE_COUNT);
  for (let a = 0; a < AIRLINE_COUNT; a++) {
    unseen[a] = sharesInGame(s.setting, a) - s.gone[a];
    for (const share of s.market) if (share === a) unseen[a]--;
    for (let p = 0; p < s.setting.players; p++) {
      const place = p * SHARE_KINDS + a;
      unseen[a] -= s.portfolio[place] + s.hand[place] + s.goneSecretly[p * AIRLINE_COUNT + a];
    }
  }
  return unseen;
}

function dealHand(
  s: State,
  seat: Seat,
  imagined: HiddenHand,
  secretOrder: boolean,
  pool: Pool,
  random: Playout,
): void {
  const { hand, discards, openInHand, openInDiscards, lastAirline, lastOpen } = imagined;
  for (let a = 0; a < AIRLINE_COUNT; a++) {
    if (hand[a] > 0) addToHand(s, seat, a, hand[a]);
    s.goneSecretly[seat * AIRLINE_COUNT + a] += discards[a];
  }
  for (let n = 0; n < openInHand; n++) addToHand(s, seat, pool.next(random), 1);
  let last = lastAirline;
  for (let n = 0; n < openInDiscards; n++) {
    const share = pool.next(random);
    s.goneSecretly[seat * AIRLINE_COUNT + share]++;
    if (n < lastOpen) last = Math.max(last, share);
  }
  if (secretOrder && seat === s.decider) s.discardFrom = last;
}

function dealDeck(s: State, shapes: readonly DeckShape[], pool: Pool, random: Playout): void {
  const shape = shapes[random.below(shapes.length)];
  for (let card = s.scorings + s.pending; card < shape.length; card++) {
    const [from, to] = shape[card];
    s.deck[from + random.below(to - from + 1)] = SCORING;
  }
  for (let place = s.drawn; place < s.deckSize; place++) {
    if (s.deck[place] !== SCORING) s.deck[place] = pool.next(random);
  }
}

function layDeck(s: State, cards: readonly DeckCard[]): void {
  cards.forEach((card, i) => {
    s.deck[s.drawn + i] = card === 'scoring' ? SCORING : AIRLINES.indexOf(card);
  });
}

/** The few things a deal alone cannot guarantee: hands that may keep (AE-16), discards that were in order (AE-55). */
function couldHaveHappened(
  s: State,
  hidden: readonly Seat[],
  secretOrder: boolean,
  random: Playout,
): boolean {
  if (s.phase === PHASE.keep) {
    for (const seat of hidden) {
      const choices = pairs(s.handKinds[seat]);
      if (choices === 0) return false;
      if (s.kept[seat] !== NONE) s.kept[seat] = selectPair(s.handKinds[seat], random.below(choices));
    }
  }
  if (!secretOrder) return true;
  let left = s.portfolioSize[s.decider];
  for (let share = s.discardFrom; share <= ABACUS; share++) left += s.hand[s.decider * SHARE_KINDS + share];
  return left >= s.discardsLeft;
}

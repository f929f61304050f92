import type { Playout, Seat } from '@tarmac/kernel';
import { pairs, selectPair } from './bits.ts';
import type { Board } from './board.ts';
import { addToHand } from './cards.ts';
import type { DeckShape } from './deck-shape.ts';
import type { State } from './state.ts';
import { PHASE, sharesInGame } from './state.ts';
import { tableOfView } from './table-of-view.ts';
import type { DeckCard } from './types.ts';
import { ABACUS, AIRLINE_COUNT, AIRLINES, NONE, SCORING, SHARE_KINDS } from './types.ts';
import type { View } from './view.ts';

/**
 * Deals what a viewer cannot see, as it could have come about: the same view from the same seat. The public part is
 * laid out once; every sample then copies it and deals the rest.
 */
export function sampler(board: Board, view: View): { sample(random: Playout, into?: State): State } {
  const table = tableOfView(board, view);
  if (view.deck.cards) layDeck(table, view.deck.cards);
  const hidden = view.hands.flatMap((hand, p) => (hand.shares ? [] : [p]));
  const sizes = view.hands.map((hand) => hand.size);
  const unseen = unseenShares(table, hidden);
  const pool = new Uint8Array(unseen.length);
  const secretOrder = view.exchange !== null && view.exchange.from === null;

  const sample = (random: Playout, into: State = table.copy()): State => {
    do {
      into.copyFrom(table);
      if (view.deck.cards) return into;
      pool.set(unseen);
      const shares = new Pool(pool, random);
      for (const seat of hidden) dealHand(into, seat, sizes[seat], secretOrder, shares);
      dealDeck(into, view.deck.shapes, shares, random);
    } while (!couldHaveHappened(into, hidden, secretOrder, random));
    return into;
  };
  return { sample };
}

/** Unseen shares in random order, one at a time. */
class Pool {
  readonly random: Playout;
  readonly #shares: Uint8Array;
  #left: number;

  constructor(shares: Uint8Array, random: Playout) {
    this.random = random;
    this.#shares = shares;
    this.#left = shares.length;
  }

  next(): number {
    const place = this.random.below(this.#left--);
    const share = this.#shares[place];
    this.#shares[place] = this.#shares[this.#left];
    return share;
  }
}

/** The shares that could be anywhere unseen: neither on the table, nor in sight, nor known of a hidden hand. */
function unseenShares(s: State, hidden: readonly Seat[]): Uint8Array {
  const unseen: number[] = [];
  for (let a = 0; a < AIRLINE_COUNT; a++) {
    let left = sharesInGame(s.setting, a) - s.gone[a];
    for (const share of s.market) if (share === a) left--;
    for (let p = 0; p < s.setting.players; p++) {
      // A hidden hand holds what is known of it so far, an open one all its shares.
      left -=
        s.portfolio[p * SHARE_KINDS + a] +
        s.hand[p * SHARE_KINDS + a] +
        s.goneSecretly[p * AIRLINE_COUNT + a];
    }
    for (let layer = 0; layer < s.doubts; layer++) {
      if (hidden.includes(s.doubtOwner[layer])) left -= s.doubtKnown[layer * AIRLINE_COUNT + a];
    }
    for (let n = 0; n < left; n++) unseen.push(a);
  }
  return Uint8Array.from(unseen);
}

const surviving = new Uint8Array(AIRLINE_COUNT);

/** Which of the doubtful shares are gone, and what else is in the hand and among the secret discards (memory.ts). */
function dealHand(s: State, seat: Seat, size: number, secretOrder: boolean, shares: Pool): void {
  const { random } = shares;
  surviving.fill(0);
  let doubtful = 0;
  let unknownGone = 0;
  for (let layer = 0; layer < s.doubts; layer++) {
    if (s.doubtOwner[layer] !== seat) continue;
    for (let a = 0; a < AIRLINE_COUNT; a++) {
      surviving[a] += s.doubtKnown[layer * AIRLINE_COUNT + a];
      doubtful += s.doubtKnown[layer * AIRLINE_COUNT + a];
    }
    const underWay = secretOrder && seat === s.decider && layer === s.doubts - 1;
    for (let n = s.doubtSize[layer]; n > 0; n--) {
      let choice = random.below(doubtful + s.doubtRoom[layer] - unknownGone);
      let gone = 0;
      if (choice < doubtful) {
        while (choice >= surviving[gone]) choice -= surviving[gone++];
        surviving[gone]--;
        doubtful--;
      } else {
        gone = shares.next();
        unknownGone++;
      }
      s.goneSecretly[seat * AIRLINE_COUNT + gone]++;
      if (underWay) s.discardFrom = Math.max(s.discardFrom, gone);
    }
  }
  for (let a = 0; a < AIRLINE_COUNT; a++) if (surviving[a] > 0) addToHand(s, seat, a, surviving[a]);
  while (s.handSize[seat] < size) addToHand(s, seat, shares.next(), 1);
}

function dealDeck(s: State, shapes: readonly DeckShape[], shares: Pool, random: Playout): void {
  const shape = shapes[random.below(shapes.length)];
  for (let card = s.scorings + s.pending; card < shape.length; card++) {
    const [from, to] = shape[card];
    s.deck[from + random.below(to - from + 1)] = SCORING;
  }
  for (let place = s.drawn; place < s.deckSize; place++) {
    if (s.deck[place] !== SCORING) s.deck[place] = shares.next();
  }
}

function layDeck(s: State, cards: readonly DeckCard[]): void {
  cards.forEach((card, i) => {
    s.deck[s.drawn + i] = card === 'scoring' ? SCORING : AIRLINES.indexOf(card);
  });
}

/** The few things a deal alone cannot promise: hands that may keep (AE-16), discards that were in order (AE-55). */
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

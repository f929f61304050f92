import type { Playout, RandomStream, Sink } from '@tarmac/kernel';
import { TarmacError } from '@tarmac/kernel';
import { lowest } from './bits.ts';
import { CITY_WORDS } from './board.ts';
import { citiesOf, powersIn } from './cards.ts';
import type { Event } from './events.ts';
import { enter, fillHand } from './flow.ts';
import { rememberPool } from './memory.ts';
import type { RefusalReason } from './refusal-reason.ts';
import { illegal } from './refusal-reason.ts';
import type { State } from './state.ts';
import { CARD_WORDS, PHASE, SHUFFLE } from './state.ts';
import type { Shuffle } from './types.ts';
import { FIRST_POWER, POWER } from './types.ts';

/* What is left to chance during play: the pool, with what is left of the pile, becomes a new pile (AK-24, AK-78). */

function ruleOf(s: State): string {
  return s.shuffle === SHUFFLE.power ? 'AK-78' : 'AK-24';
}

/** The kinds of the cards to be shuffled, in the order of the board: it tells nothing. */
function cardsToShuffle(s: State): number[] {
  const cards = Array.from(s.pile.subarray(0, s.pileSize));
  for (let city = 0; city < s.board.cityCount; city++) {
    for (let n = citiesOf(s.pool, 0, city); n > 0; n--) cards.push(city);
  }
  for (const power of powersIn(s.poolPowers)) cards.push(FIRST_POWER + power);
  return cards.sort((a, b) => a - b);
}

/** What chance does, by the seed. */
export function chance(s: State, stream: RandomStream): Shuffle {
  const order = stream.shuffle(cardsToShuffle(s));
  return { type: 'shuffle', order: order.map((kind) => s.board.cardNames[kind]) };
}

/** What chance does, in search: the same in the pile itself. */
export function playChance(s: State, random: Playout, sink?: Sink<Event>): void {
  gatherPool(s);
  const { pile } = s;
  for (let last = s.pileSize - 1; last > 0; last--) {
    const chosen = random.below(last + 1);
    const kind = pile[last];
    pile[last] = pile[chosen];
    pile[chosen] = kind;
  }
  tell(s, sink);
  goOn(s, sink);
}

/** The cards of the pool go on the pile. */
function gatherPool(s: State): void {
  rememberPool(s);
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let cards = s.pool[w]; cards !== 0; cards &= cards - 1) {
      s.pile[s.pileSize++] = 32 * (w % CITY_WORDS) + lowest(cards);
    }
    s.pool[w] = 0;
  }
  for (let powers = s.poolPowers; powers !== 0; powers &= powers - 1) {
    s.pile[s.pileSize++] = FIRST_POWER + Math.min(lowest(powers), POWER.reverse);
  }
  s.poolPowers = 0;
  s.topLeft = 0;
}

function tell(s: State, sink: Sink<Event>): void {
  if (!sink) return;
  const order = Array.from(s.pile.subarray(0, s.pileSize), (kind) => s.board.cardNames[kind]);
  sink({ type: 'shuffled', order: order.reverse() });
}

/** Checks that the move is the pile in some order, and plays it. */
export function applyChance(s: State, move: unknown, sink: Sink<Event>): void {
  playOrder(s, readOrder(s, move), sink);
}

function playOrder(s: State, order: readonly number[], sink: Sink<Event>): void {
  gatherPool(s);
  s.pile.set(order.toReversed());
  tell(s, sink);
  goOn(s, sink);
}

/** Continues where the shuffle interrupted. */
function goOn(s: State, sink?: Sink<Event>): void {
  const why = s.shuffle;
  s.shuffle = 0;
  if (why === SHUFFLE.replenish) enter(s, PHASE.replenish, s.turn);
  else if (why === SHUFFLE.fill && s.pileSize > 0) fillHand(s, sink);
  else enter(s, PHASE.stock, s.turn);
}

/** The order as numbers; refuses anything but the new pile in some order. */
function readOrder(s: State, move: unknown): number[] {
  const { type, order, ...rest } = (move ?? {}) as Partial<Shuffle>;
  const rule = ruleOf(s);
  const unknown = (message: string, path: string): TarmacError =>
    new TarmacError('unknown-move', message, { path, rule });
  const wrong = (reason: RefusalReason, message: string): TarmacError => illegal(rule, reason, message);
  if (type !== 'shuffle') throw wrong('shuffle-due', 'First the pile is shuffled.');
  const [strange] = Object.keys(rest);
  if (strange !== undefined) throw unknown(`A shuffle has no ${JSON.stringify(strange)}.`, strange);
  if (!Array.isArray(order)) throw unknown('The order is a list of all cards, the top first.', 'order');
  const left = cardsToShuffle(s);
  if (order.length !== left.length) throw wrong('not-the-pile', `There are ${left.length} cards to shuffle.`);
  return Array.from(order, (card: unknown, i) => {
    const kind = s.board.cardKind.get(card as string);
    if (kind === undefined) throw unknown(`There is no card ${JSON.stringify(card)}.`, `order[${i}]`);
    const place = left.indexOf(kind);
    if (place < 0)
      throw wrong('not-the-pile', `${JSON.stringify(card)} is not to be shuffled, or not so often.`);
    return left.splice(place, 1)[0];
  });
}

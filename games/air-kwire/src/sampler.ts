import type { Playout } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { addToHand } from './cards.ts';
import { comingSpace, isServable, isServed } from './opening.ts';
import type { State } from './state.ts';
import { PHASE } from './state.ts';
import { tableOfView } from './table-of-view.ts';
import { NONE } from './types.ts';
import type { Unseen } from './unseen.ts';
import { unseenCards } from './unseen.ts';
import type { View } from './view.ts';

/** Far more tries than the rarest view takes: one card of seventy that an opened airline needs. */
const MOST_DEALS = 20_000;

type Fits = (cards: Unseen) => boolean;

/**
 * Deals what a viewer cannot see, in a way that can have come about: the seat would have the same view. The public part
 * is laid out once; every sample then copies it and deals the rest, the places that take the fewest cards first. In the
 * rare case that no card is left for a later place, the deal is made again.
 */
export function sampler(board: Board, view: View): { sample(random: Playout, into?: State): State } {
  const table = tableOfView(board, view);
  const hidden = view.hands.flatMap((hand, p) => (hand.cards ? [] : [p]));
  const ways = unseenCards(table, view.viewer);
  const owes = table.opened !== NONE && hidden.includes(table.turn);

  const deal = (into: State, random: Playout): boolean => {
    into.copyFrom(table);
    const unseen = ways[ways.length === 1 ? 0 : random.below(ways.length)];
    const left = unseen.map((cards) => ({ ...cards, kinds: [...cards.kinds] }));
    const toHand = (p: number, size: number, fits: Fits): boolean => {
      while (into.handSize[p] < size) {
        const kind = drawFrom(left, fits, random);
        if (kind === NONE) return false;
        addToHand(into, p, kind);
      }
      return true;
    };
    for (const p of hidden) if (!toHand(p, into.handSize[p] + table.early[p], isEarly)) return false;
    for (let n = 1; n <= view.pile.size; n++) {
      const kind = drawFrom(left, n <= view.pile.top ? isEarly : isOfPile, random);
      if (kind === NONE) return false;
      into.pile[view.pile.size - n] = kind;
    }
    for (const p of hidden) {
      const older = Math.max(0, table.older[p] - table.early[p]);
      if (!toHand(p, into.handSize[p] + older, isOlder)) return false;
    }
    return hidden.every((p) => toHand(p, view.hands[p].size, isAny));
  };

  const sample = (random: Playout, into: State = table.copy()): State => {
    if (view.phase === 'end') {
      into.copyFrom(table);
      return into;
    }
    for (let deals = 0; deals < MOST_DEALS && ways.length > 0; deals++) {
      if (deal(into, random) && (!owes || canServe(into))) return into;
    }
    throw new Error('There is no world behind this view: it contradicts itself.');
  };
  return { sample };
}

const isEarly: Fits = ({ late, fresh }) => !late && !fresh;
const isOlder: Fits = ({ fresh }) => !fresh;
const isOfPile: Fits = ({ old }) => !old;
const isAny: Fits = () => true;

/** AK-27: a player who opened an airline in this turn has a card for it. */
function canServe(s: State): boolean {
  const { turn: seat, opened } = s;
  if (s.phase !== PHASE.stock) return isServed(s, seat);
  return isServable(s, seat, opened, comingSpace(s, opened), s.cash[seat], s.trades);
}

/** Takes out a random card that fits and returns its kind; NONE if there is none. */
function drawFrom(sorts: readonly Unseen[], fits: Fits, random: Playout): number {
  let count = 0;
  for (const sort of sorts) if (fits(sort)) count += sort.kinds.length;
  if (count === 0) return NONE;
  let place = random.below(count);
  for (const sort of sorts) {
    if (!fits(sort)) continue;
    if (place < sort.kinds.length) return takeOut(sort.kinds, place);
    place -= sort.kinds.length;
  }
  return NONE;
}

function takeOut(kinds: number[], place: number): number {
  const chosen = kinds[place];
  const last = kinds.pop();
  if (last !== undefined && place < kinds.length) kinds[place] = last;
  return chosen;
}

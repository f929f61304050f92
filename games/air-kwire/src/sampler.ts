import type { Playout } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { addToHand, citiesOf, countPower } from './cards.ts';
import { freshOf, MAY, MUST } from './memory.ts';
import { comingSpace, isServable, isServed } from './opening.ts';
import type { State } from './state.ts';
import { PHASE } from './state.ts';
import { tableOfView } from './table-of-view.ts';
import { FIRST_POWER, HOME_POINTS, MAX_PLAYERS, NONE, POWER_CARDS, POWERS } from './types.ts';
import type { View } from './view.ts';

/** Cards that nobody has shown and that cannot be in the same places. */
interface Unseen {
  readonly kinds: number[];
  /** AK-80: not in a place of the top half. */
  readonly late: boolean;
  /** AK-24: not in the pile, since it was made without it; or not in a hand before that. */
  readonly old: boolean;
  readonly fresh: boolean;
}

type Fits = (cards: Unseen) => boolean;

/**
 * Deals what a viewer cannot see, as it could have come about: the same view from the same seat. The public part is laid
 * out once; every sample then copies it and deals the rest, the places that take the fewest cards first. In the rare case
 * that a later place is left without a card, the deal is made again.
 */
export function sampler(board: Board, view: View): { sample(random: Playout, into?: State): State } {
  const table = tableOfView(board, view);
  const hidden = view.hands.flatMap((hand, p) => (hand.cards ? [] : [p]));
  const unseen = unseenCards(table, view.viewer);
  const owes = table.opened !== NONE && hidden.includes(table.turn);

  const deal = (into: State, random: Playout): boolean => {
    into.copyFrom(table);
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
    while (!deal(into, random) || (owes && !canServe(into)));
    return into;
  };
  return { sample };
}

const isEarly: Fits = ({ late, fresh }) => !late && !fresh;
const isOlder: Fits = ({ fresh }) => !fresh;
const isOfPile: Fits = ({ old }) => !old;
const isAny: Fits = () => true;

/** AK-27: whoever opened an airline in this turn has a card for it. */
function canServe(s: State): boolean {
  const { turn: seat, opened } = s;
  if (s.phase !== PHASE.stock) return isServed(s, seat);
  return isServable(s, seat, opened, comingSpace(s, opened), s.cash[seat], s.trades, s.sold[opened]);
}

/** The cards that are neither on the table nor known to be in a hand. */
function unseenCards(s: State, viewer: number | null): Unseen[] {
  const { board } = s;
  const sorts: Unseen[] = [];
  const add = (kind: number, count: number, held: number): void => {
    const late = kind >= FIRST_POWER || board.points[kind] === HOME_POINTS;
    // Whether a card in the viewer's own hand is of the pile does not show: then the other one may be of it or not.
    const may = s.remade === 0 ? count : freshOf(s, MAY, kind);
    const must = s.remade === 0 ? 0 : freshOf(s, MUST, kind) - held;
    for (let n = 0; n < count; n++) sortOf(sorts, late, n >= may, n < must).push(kind);
  };
  for (let city = 0; city < board.cityCount; city++) {
    let left = board.cityCards[city] - citiesOf(s.pool, 0, city);
    for (let p = 0; p < MAX_PLAYERS; p++) left -= citiesOf(s.hand, p, city);
    for (let a = 0; a < board.airlineCount; a++) left -= citiesOf(s.cards, a, city);
    add(city, left, viewer === null ? 0 : citiesOf(s.hand, viewer, city) - citiesOf(s.known, viewer, city));
  }
  if (!s.setting.options.powerCards) return sorts;
  POWERS.forEach((name, power) => {
    let left = POWER_CARDS.filter((card) => card === name).length;
    for (const set of [s.poolPowers, s.gonePowers, ...s.handPowers]) left -= countPower(set, power);
    add(FIRST_POWER + power, left, viewer === null ? 0 : countPower(s.handPowers[viewer], power));
  });
  return sorts;
}

/** The list of all cards that fit where these do. */
function sortOf(sorts: Unseen[], late: boolean, old: boolean, fresh: boolean): number[] {
  const sort = sorts.find((one) => one.late === late && one.old === old && one.fresh === fresh);
  if (sort) return sort.kinds;
  const kinds: number[] = [];
  sorts.push({ kinds, late, old, fresh });
  return kinds;
}

/** The kind of one of the cards that fit, at random, NONE if none does; it is taken out. */
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

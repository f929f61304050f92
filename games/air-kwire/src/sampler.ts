import type { Playout } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { addToHand, citiesOf, powersIn } from './cards.ts';
import { comingSpace, isServable, isServed } from './opening.ts';
import type { State } from './state.ts';
import { PHASE } from './state.ts';
import { tableOfView } from './table-of-view.ts';
import { FIRST_POWER, HOME_POINTS, MAX_PLAYERS, NONE, POWER_CARDS, POWERS } from './types.ts';
import type { View } from './view.ts';

/**
 * Deals what a viewer cannot see, as it could have come about: the same view from the same seat. The public part is laid
 * out once; every sample then copies it and deals the rest: first the places of the top half (AK-80), which hold neither
 * 3-point nor power cards, then the others.
 */
export function sampler(board: Board, view: View): { sample(random: Playout, into?: State): State } {
  const table = tableOfView(board, view);
  const hidden = view.hands.flatMap((hand, p) => (hand.cards ? [] : [p]));
  const unseen = unseenCards(table);
  const isOrdinary = (kind: number): boolean => kind < FIRST_POWER && board.points[kind] < HOME_POINTS;
  const [ordinary, others] = [unseen.filter(isOrdinary), unseen.filter((kind) => !isOrdinary(kind))];
  const owes = table.opened !== NONE && hidden.includes(table.turn);

  const deal = (into: State, random: Playout): void => {
    into.copyFrom(table);
    const early = [...ordinary];
    const drawEarly = (): number => drawFrom(early, random);
    for (const p of hidden) for (let n = 0; n < view.hands[p].early; n++) addToHand(into, p, drawEarly());
    for (let n = 1; n <= view.pile.top; n++) into.pile[view.pile.size - n] = drawEarly();
    const rest = [...early, ...others];
    for (const p of hidden) {
      while (into.handSize[p] < view.hands[p].size) addToHand(into, p, drawFrom(rest, random));
    }
    for (let n = 0; n < view.pile.size - view.pile.top; n++) into.pile[n] = drawFrom(rest, random);
  };

  const sample = (random: Playout, into: State = table.copy()): State => {
    if (view.phase === 'end') {
      into.copyFrom(table);
      return into;
    }
    do deal(into, random);
    while (owes && !canServe(into));
    return into;
  };
  return { sample };
}

/** AK-27: whoever opened an airline in this turn has a card for it. */
function canServe(s: State): boolean {
  const { turn: seat, opened } = s;
  if (s.phase !== PHASE.stock) return isServed(s, seat);
  return isServable(s, seat, opened, comingSpace(s, opened), s.cash[seat], s.trades, s.sold[opened]);
}

/** The kinds of the cards that are neither on the table nor known to be in a hand. */
function unseenCards(s: State): number[] {
  const { board } = s;
  const cards: number[] = [];
  for (let city = 0; city < board.cityCount; city++) {
    let left = board.cityCards[city] - citiesOf(s.pool, 0, city);
    for (let p = 0; p < MAX_PLAYERS; p++) left -= citiesOf(s.hand, p, city);
    for (let a = 0; a < board.airlineCount; a++) left -= citiesOf(s.cards, a, city);
    for (; left > 0; left--) cards.push(city);
  }
  if (!s.setting.options.powerCards) return cards;
  const seen = [s.poolPowers, s.gonePowers, ...s.handPowers].flatMap(powersIn);
  for (const power of POWER_CARDS.map((name) => POWERS.indexOf(name))) {
    const place = seen.indexOf(power);
    if (place < 0) cards.push(FIRST_POWER + power);
    else seen.splice(place, 1);
  }
  return cards;
}

/** One of the list, at random; it is taken out. */
function drawFrom(list: number[], random: Playout): number {
  const place = random.below(list.length);
  const chosen = list[place];
  const last = list.pop();
  if (last !== undefined && place < list.length) list[place] = last;
  return chosen;
}

import type { Playout } from '@tarmac/kernel';
import type { Board } from './board.ts';
import { CARD_WORDS } from './board.ts';
import type { CardDealer } from './card-dealer.ts';
import { addToHand } from './cards.ts';
import { kindOf } from './flight-card.ts';
import { drawFrom, HiddenFlights } from './hidden-flights.ts';
import { DREW } from './memory.ts';
import type { State } from './state.ts';
import { tableOfView } from './table-of-view.ts';
import { MAX_COMPANIES, SCORING } from './types.ts';
import type { View } from './view.ts';

/**
 * Deals what a viewer cannot see, in a way that can have come about: the seat would have the same view. The public part
 * is laid out once; every sample then copies it and deals the rest.
 */
export function sampler(board: Board, view: View): { sample(random: Playout, into?: State): State } {
  const { table, dealer } = tableOfView(board, view);
  const hidden = view.hands.flatMap((hand, p) => (hand.shares ? [] : [p]));
  const unseen = unseenShares(table);
  const stillFresh = view.flights[view.turn].fresh > 0;
  const flights = new HiddenFlights(table, new Set(hidden), dealtCards(table, view, hidden), stillFresh);

  const known = view.hands.map((hand) => Object.values(hand.known).reduce((sum, n) => sum + n, 0));

  const sample = (random: Playout, into: State = table.copy()): State => {
    into.copyFrom(table);
    if (view.phase === 'end') return into;
    dealShares(into, view, hidden, known, unseen.slice(), random);
    flights.imagine(random);
    layFlights(into, view, hidden, flights, dealer.copy(), random);
    return into;
  };
  return { sample };
}

/** The shares that are neither on the table nor in sight, nor known to be in a hand; one number each. */
function unseenShares(s: State): number[] {
  const { board, setting } = s;
  return board.companyIds.flatMap((_, c) => {
    let left = board.shares[c] - s.gone[c] - s.market.filter((share) => share === c).length;
    for (let p = 0; p < setting.players; p++)
      left -= s.laid[p * MAX_COMPANIES + c] + s.hand[p * MAX_COMPANIES + c];
    return new Array<number>(left).fill(c);
  });
}

function dealShares(
  s: State,
  view: View,
  hidden: readonly number[],
  known: readonly number[],
  pool: number[],
  random: Playout,
): void {
  for (const p of hidden) {
    for (let n = known[p]; n < view.hands[p].size; n++) addToHand(s, p, drawFrom(pool, random), 1);
  }
  for (let n = 0; n < view.pile.scoring; n++) pool.push(SCORING);
  for (let place = 0; place < view.pile.size; place++) s.pile[place] = drawFrom(pool, random);
}

/**
 * The kinds of flight cards dealt at the beginning to those whose cards are seen: what they have and have had, less
 * what they drew.
 */
function dealtCards(s: State, view: View, hidden: readonly number[]): number[] {
  const dealt = view.flights.flatMap(({ cards }) => (cards ?? []).map(kindOf));
  const drawn: number[] = [];
  for (let place = 0; place < 2 * s.movements; place += 2) {
    if (hidden.includes(s.moved[place] >> 4)) continue;
    const list = (s.moved[place] & 3) === DREW ? drawn : dealt;
    list.push(s.moved[place + 1]);
  }
  for (const kind of drawn) dealt.splice(dealt.indexOf(kind), 1);
  return dealt;
}

function layFlights(
  s: State,
  view: View,
  hidden: readonly number[],
  flights: HiddenFlights,
  dealer: CardDealer,
  random: Playout,
): void {
  for (const p of hidden) {
    const kinds = flights.hands[p];
    const firstFresh = kinds.length - view.flights[p].fresh;
    kinds.forEach((kind, i) => {
      const card = dealer.nextOfKind(kind);
      s.flightHand[p * CARD_WORDS + (card >>> 5)] |= 1 << (card & 31);
      if (i >= firstFresh) s.fresh[card >>> 5] |= 1 << (card & 31);
    });
  }
  const pile = flights.pile.map((kind) => dealer.nextOfKind(kind));
  for (let place = 0; place < view.flightPile.size; place++) s.flightPile[place] = drawFrom(pile, random);
  for (const [entry, kind] of flights.drawn) if (entry >= 0) s.moved[2 * entry + 1] = kind;
}

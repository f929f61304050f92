import type { Board } from './board.ts';
import { CITY_WORDS } from './board.ts';
import { addCity, addPower, addToHand, addToPool } from './cards.ts';
import { addFresh, MAY, MUST } from './memory.ts';
import { deriveNetwork } from './network.ts';
import {
  MARK_NAMES,
  NET_ZERO,
  PHASE_NAMES,
  POWERED,
  SHUFFLE_NAMES,
  STATUS,
  STATUS_NAMES,
  State,
} from './state.ts';
import type { Card } from './types.ts';
import { AIRCRAFT, END_REASONS, FIRST_POWER, MAX_AIRLINES, NONE, TYPES } from './types.ts';
import type { View } from './view.ts';

/** The state behind a view, without what the viewer cannot see: unknown cards of hands and pile. */
export function tableOfView(board: Board, view: View): State {
  const s = State.empty({ board, options: view.options, players: view.cash.length });
  layTurn(s, view);
  layAirlines(s, view);
  layCards(s, view);
  return s;
}

function numberOf(index: ReadonlyMap<string, number>, id: string | null): number {
  return id === null ? NONE : (index.get(id) ?? NONE);
}

function layTurn(s: State, view: View): void {
  const { airlineIndex, cityIndex } = s.board;
  s.phase = PHASE_NAMES.indexOf(view.phase);
  s.turn = view.turn;
  s.decider = view.decider;
  s.direction = view.clockwise ? 0 : 1;
  s.turns = view.turns;
  s.idle = view.idle;
  s.trades = view.trades;
  s.opened = numberOf(airlineIndex, view.opened);
  s.routes = view.routes;
  s.powered = POWERED[view.powered];
  s.drawn = view.drawn;
  s.poolDrawn = view.poolDrawn;
  s.voted = Number(view.voted);
  s.reversing = Number(view.reversing);
  for (const { airline, city } of view.refused) {
    addTo(s.refused, numberOf(airlineIndex, airline) * CITY_WORDS, numberOf(cityIndex, city));
  }
  s.airline = numberOf(airlineIndex, view.airline);
  s.city = numberOf(cityIndex, view.city);
  s.aircraft = view.aircraft === null ? 0 : AIRCRAFT.indexOf(view.aircraft);
  s.defunct = numberOf(airlineIndex, view.defunct);
  for (const city of view.taken) addTo(s.taken, 0, numberOf(cityIndex, city));
  s.back = view.back === null ? 0 : PHASE_NAMES.indexOf(view.back);
  s.shuffle = SHUFFLE_NAMES.indexOf(view.shuffle);
  s.dividend = view.dividend;
  s.due = Number(view.due);
  s.pileEmptied = Number(view.pileEmptied);
  s.cash.set(view.cash);
  view.marks.forEach((marks, p) => {
    for (const [name, bit] of MARK_NAMES) if (marks.includes(name)) s.marks[p] |= bit;
  });
  const reasons: readonly (string | undefined)[] = END_REASONS;
  s.ended = 1 + reasons.indexOf(view.outcome?.reason);
}

function addTo(set: Int32Array, at: number, city: number): void {
  set[at + (city >>> 5)] |= 1 << (city & 31);
}

function layAirlines(s: State, view: View): void {
  const { airlineIds, airlineIndex, cityIndex } = s.board;
  airlineIds.forEach((id, a) => {
    const airline = view.airlines[id];
    s.status[a] = STATUS_NAMES.indexOf(airline.status);
    s.owner[a] = s.status[a] === STATUS.open ? a : numberOf(airlineIndex, airline.owner);
    s.ceo[a] = airline.ceo ?? NONE;
    s.space[a] = airline.space;
    s.sold[a] = airline.sold;
    s.unpaid[a] = Number(airline.unpaid);
    s.net[a] = airline.net + NET_ZERO;
    AIRCRAFT.forEach((type, t) => {
      s.supply[a * TYPES + t] = airline.supply[type];
    });
    for (const { city, aircraft, of } of airline.cities) {
      const type = numberOf(airlineIndex, of) * TYPES + AIRCRAFT.indexOf(aircraft);
      addTo(s.flown, type * CITY_WORDS, numberOf(cityIndex, city));
    }
    for (const card of airline.cards) addCity(s.cards, a, numberOf(cityIndex, card));
    view.shares.forEach((held, p) => {
      s.shares[p * MAX_AIRLINES + a] = held[id];
    });
  });
  for (let a = 0; a < airlineIds.length; a++) deriveNetwork(s, a);
}

function layCards(s: State, view: View): void {
  const kindOf = (card: Card): number => numberOf(s.board.cardKind, card);
  view.hands.forEach((hand, p) => {
    for (const card of hand.cards ?? hand.known) addToHand(s, p, kindOf(card));
    for (const card of hand.known) addCity(s.known, p, kindOf(card));
    s.early[p] = hand.early;
    s.older[p] = hand.older;
  });
  for (const card of view.pool) addToPool(s, kindOf(card));
  for (const card of view.gone) s.gonePowers = addPower(s.gonePowers, kindOf(card) - FIRST_POWER);
  s.pileSize = view.pile.size;
  s.topLeft = view.pile.top;
  if (view.pile.fresh) {
    s.remade = 1;
    for (const card of view.pile.fresh.may) addFresh(s, MAY, kindOf(card));
    for (const card of view.pile.fresh.must) addFresh(s, MUST, kindOf(card));
  }
  if (view.pile.cards) s.pile.set(view.pile.cards.map(kindOf).reverse());
}

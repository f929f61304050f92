import type { Code, Sink } from '@tarmac/kernel';
import * as sizes from '../board.ts';
import {
  drawFlight,
  findCard,
  flightsAreLeft,
  kinds,
  markFresh,
  putAway,
  readUnusableKinds,
} from '../cards.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { askForShuffle } from '../flow.ts';
import { SWAPPED } from '../memory.ts';
import type { State } from '../state.ts';
import * as phases from '../state.ts';
import * as types from '../types.ts';

const { CARD_WORDS } = sizes;
const { SWAP } = codes;
const { SHUFFLE } = phases;
const { NONE } = types;

/** A90-43: one unusable card for a new one, before the action. */
export function count(s: State, seat: number): number {
  return readUnusableKinds(s, seat);
}

export function nth(s: State, seat: number, i: number): Code {
  readUnusableKinds(s, seat);
  return SWAP + kinds[i];
}

export function allows(s: State, seat: number, code: Code): boolean {
  return cardToSwap(s, seat, code - SWAP) !== NONE;
}

const swappable = new Int32Array(CARD_WORDS);

function cardToSwap(s: State, seat: number, kind: number): number {
  for (let word = 0; word < CARD_WORDS; word++) {
    swappable[word] = s.flightHand[seat * CARD_WORDS + word] & s.unusable[word] & ~s.fresh[word];
  }
  return findCard(s, swappable, 0, kind);
}

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const card = cardToSwap(s, seat, code - SWAP);
  putAway(s, card, s.goneFlights, SWAPPED);
  s.swaps++;
  if (sink) sink({ type: 'swapped', seat, card: s.board.cards[card] });
  if (s.flightPileSize > 0) markFresh(s, drawFlight(s, sink));
  else if (flightsAreLeft(s)) askForShuffle(s, SHUFFLE.swap);
  else if (sink) sink({ type: 'no-flight', seat });
}

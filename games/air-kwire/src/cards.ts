import * as sizes from './board.ts';
import type { State } from './state.ts';
import * as types from './types.ts';

const { CITY_WORDS } = sizes;
const { FIRST_POWER, HAND_SIZE, POWER, POWER_CARDS, POWERS } = types;
const CARD_WORDS = 2 * CITY_WORDS;

/*
 * Sets of cards. City cards: CARD_WORDS words, the first ones of a city and then the second ones. Power cards: bits by the
 * order of POWERS; of `reverse` there are two, the second one is the bit above.
 */

const SECOND_REVERSE = 1 << (POWER.reverse + 1);
/** One bit for each kind. */
export const POWER_KINDS = SECOND_REVERSE - 1;

export function addCity(set: Int32Array, at: number, city: number): void {
  const word = at * CARD_WORDS + (city >>> 5);
  const bit = 1 << (city & 31);
  if ((set[word] & bit) === 0) set[word] |= bit;
  else set[word + CITY_WORDS] |= bit;
}

export function removeCity(set: Int32Array, at: number, city: number): void {
  const word = at * CARD_WORDS + (city >>> 5);
  const bit = 1 << (city & 31);
  if ((set[word + CITY_WORDS] & bit) === 0) set[word] &= ~bit;
  else set[word + CITY_WORDS] &= ~bit;
}

export function citiesOf(set: Int32Array, at: number, city: number): number {
  const word = at * CARD_WORDS + (city >>> 5);
  const place = city & 31;
  return ((set[word] >>> place) & 1) + ((set[word + CITY_WORDS] >>> place) & 1);
}

export function addPower(powers: number, power: number): number {
  const bit = 1 << power;
  return (powers & bit) === 0 ? powers | bit : powers | (bit << 1);
}

/** How many of a power card are in a set. */
export function countPower(powers: number, power: number): number {
  const second = power === POWER.reverse && (powers & SECOND_REVERSE) !== 0 ? 1 : 0;
  return ((powers >>> power) & 1) + second;
}

export function removePower(powers: number, power: number): number {
  if (power === POWER.reverse && (powers & SECOND_REVERSE) !== 0) return powers & ~SECOND_REVERSE;
  return powers & ~(1 << power);
}

/** The power cards of a set, one number each. */
export function powersIn(powers: number): number[] {
  return POWER_CARDS.flatMap((name, bit) => (((powers >>> bit) & 1) === 1 ? [POWERS.indexOf(name)] : []));
}

export function poolIsEmpty(s: State): boolean {
  return (s.pool[0] | s.pool[1] | s.poolPowers) === 0;
}

export function holds(s: State, seat: number, kind: number): boolean {
  if (kind >= FIRST_POWER) return ((s.handPowers[seat] >>> (kind - FIRST_POWER)) & 1) === 1;
  return ((s.hand[seat * CARD_WORDS + (kind >>> 5)] >>> (kind & 31)) & 1) === 1;
}

export function isFull(s: State, seat: number): boolean {
  return s.handSize[seat] >= HAND_SIZE;
}

/** Puts a card into the hand; the caller notes what everybody may know of it. */
export function addToHand(s: State, seat: number, kind: number): void {
  if (kind >= FIRST_POWER) s.handPowers[seat] = addPower(s.handPowers[seat], kind - FIRST_POWER);
  else addCity(s.hand, seat, kind);
  s.handSize[seat]++;
}

export function addToPool(s: State, kind: number): void {
  if (kind >= FIRST_POWER) s.poolPowers = addPower(s.poolPowers, kind - FIRST_POWER);
  else addCity(s.pool, 0, kind);
}

/** The top of the pile goes into the hand; says which card it is. */
export function drawFromPile(s: State, seat: number): number {
  const kind = s.pile[--s.pileSize];
  if (s.pileSize === 0) s.pileEmptied = 1;
  if (s.topLeft > 0) {
    s.topLeft--;
    s.early[seat]++;
  }
  addToHand(s, seat, kind);
  return kind;
}

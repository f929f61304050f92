import { lowest, popcount } from './bits.ts';
import { CITY_WORDS } from './board.ts';
import { addCity, addPower, citiesOf, countPower, removeCity, removePower } from './cards.ts';
import type { State } from './state.ts';
import { CARD_WORDS } from './state.ts';
import { FIRST_POWER, HOME_POINTS, MAX_AIRLINES, POWER } from './types.ts';

/*
 * What everybody remembers of a pile that was made from the open pool (AK-24): which cards it has, and that cards
 * already in hands cannot be from it. If there are two copies of a card, one shown later may be either; then only what
 * was certain of both stays certain. `fresh` has two sets: cards that MAY be from the pile, and those that MUST be.
 */
export const [MAY, MUST] = [0, 1];

/**
 * The pool is about to go on the pile. If the pile is empty, everything about it is known; otherwise (AK-78) as much as
 * before.
 */
export function rememberPool(s: State): void {
  if (s.pileSize === 0) forget(s);
  else if (s.remade === 0) return;
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let cards = s.pool[w]; cards !== 0; cards &= cards - 1) {
      const city = 32 * (w % CITY_WORDS) + lowest(cards);
      addFresh(s, MAY, city);
      addFresh(s, MUST, city);
    }
  }
  for (let powers = s.poolPowers; powers !== 0; powers &= powers - 1) {
    const kind = FIRST_POWER + Math.min(lowest(powers), POWER.reverse);
    addFresh(s, MAY, kind);
    addFresh(s, MUST, kind);
  }
}

export function addFresh(s: State, set: number, kind: number): void {
  const power = kind - FIRST_POWER;
  if (power < 0) addCity(s.fresh, set, kind);
  else if (set === MAY) s.freshPowers = addPower(s.freshPowers, power);
  else s.surePowers = addPower(s.surePowers, power);
}

/** The pile is used up: every unknown card is older than the next pile. */
function forget(s: State): void {
  s.remade = 1;
  s.fresh.fill(0);
  s.freshPowers = 0;
  s.surePowers = 0;
  for (let p = 0; p < s.setting.players; p++) {
    let known = 0;
    for (let w = 0; w < CARD_WORDS; w++) known += popcount(s.known[p * CARD_WORDS + w]);
    s.older[p] = s.handSize[p] - known;
  }
}

/** AK-80: everybody sees the card go. */
export function removeFromHand(s: State, seat: number, kind: number): void {
  show(s, seat, kind);
  if (kind >= FIRST_POWER) {
    s.handPowers[seat] = removePower(s.handPowers[seat], kind - FIRST_POWER);
  } else {
    removeCity(s.hand, seat, kind);
    removeCity(s.known, seat, kind);
  }
  s.handSize[seat]--;
}

/**
 * AK-80: everybody sees that the card is in the hand. If it was not known before, it was one of the others: perhaps of
 * the top half, perhaps older than the pile, if it can have been.
 */
export function show(s: State, seat: number, kind: number): void {
  const isPower = kind >= FIRST_POWER;
  if (!isPower && citiesOf(s.known, seat, kind) > 0) return;
  const isFresh = s.remade === 1 && takeFresh(s, kind);
  if (!isFresh) {
    const isOrdinary = !isPower && s.board.points[kind] < HOME_POINTS;
    if (isOrdinary && s.early[seat] > 0) s.early[seat]--;
    // Those of the top half are older too, and ordinary.
    if (s.older[seat] > s.early[seat]) s.older[seat]--;
  }
  if (!isPower) addCity(s.known, seat, kind);
}

/** An unknown card is shown. Returns whether it was certainly from the pile. */
function takeFresh(s: State, kind: number): boolean {
  const may = freshOf(s, MAY, kind);
  if (may === 0) return false;
  const must = freshOf(s, MUST, kind);
  const unseen = unseenOf(s, kind);
  if (must > 0) removeFresh(s, MUST, kind);
  if (may === unseen) removeFresh(s, MAY, kind);
  return must === unseen;
}

export function freshOf(s: State, set: number, kind: number): number {
  if (kind < FIRST_POWER) return citiesOf(s.fresh, set, kind);
  return countPower(set === MAY ? s.freshPowers : s.surePowers, kind - FIRST_POWER);
}

function removeFresh(s: State, set: number, kind: number): void {
  const power = kind - FIRST_POWER;
  if (power < 0) removeCity(s.fresh, set, kind);
  else if (set === MAY) s.freshPowers = removePower(s.freshPowers, power);
  else s.surePowers = removePower(s.surePowers, power);
}

/** How many cards of a kind nobody has seen: in the pile and, unknown, in the hands. */
function unseenOf(s: State, kind: number): number {
  if (kind >= FIRST_POWER) {
    const power = kind - FIRST_POWER;
    const all = power === POWER.reverse ? 2 : 1;
    return all - countPower(s.poolPowers, power) - countPower(s.gonePowers, power);
  }
  let left = s.board.cityCards[kind] - citiesOf(s.pool, 0, kind);
  for (let a = 0; a < MAX_AIRLINES; a++) left -= citiesOf(s.cards, a, kind);
  for (let p = 0; p < s.setting.players; p++) left -= citiesOf(s.known, p, kind);
  return left;
}

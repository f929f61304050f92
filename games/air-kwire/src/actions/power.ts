import type { Code, Sink } from '@tarmac/kernel';
import * as sets from '../bits.ts';
import { addPower, POWER_KINDS } from '../cards.ts';
import * as codes from '../codes.ts';
import type { Event } from '../events.ts';
import { askForShuffle, enter, enterReplenish } from '../flow.ts';
import { removeFromHand } from '../memory.ts';
import type { State } from '../state.ts';
import * as states from '../state.ts';
import * as types from '../types.ts';
import { beginDecommissioning } from './decommission.ts';

const { popcount, select } = sets;
const { POWER_CARD } = codes;
const { MARK, PHASE, POWERED, SHUFFLE } = states;
const { FIRST_POWER, POWER, POWERS } = types;

/* AK-70 to AK-79. */

/** AK-75, AK-78: only in the stock step, before the first purchase or sale. */
const EARLY = (1 << POWER.freeDiscard) | (1 << POWER.reshuffle);

export function count(s: State, seat: number): number {
  const powers = playable(s, seat);
  return powers === 0 ? 0 : popcount(powers);
}

export function nth(s: State, seat: number, i: number): Code {
  return POWER_CARD + select(playable(s, seat), i);
}

export function allows(s: State, seat: number, code: Code): boolean {
  return ((playable(s, seat) >>> (code - POWER_CARD)) & 1) === 1;
}

/** The power cards the player may play now, as bits. */
function playable(s: State, seat: number): number {
  if (s.powered !== POWERED.no || s.drawn > 0) return 0;
  const powers = s.handPowers[seat] & POWER_KINDS;
  return s.phase === PHASE.stock && s.trades === 0 ? powers : powers & ~EARLY;
}

/** What the cards of AK-71, 72, 74 and 75 put on every seat. */
const MARKS: Readonly<Record<number, number>> = {
  [POWER.blockTrade]: MARK.blockTrade,
  [POWER.feesWaived]: MARK.feesWaived,
  [POWER.doubleRoutes]: MARK.doubleRoutes,
  [POWER.freeDiscard]: MARK.freeDiscard,
};

export function play(s: State, seat: number, code: Code, sink?: Sink<Event>): void {
  const power = code - POWER_CARD;
  removeFromHand(s, seat, FIRST_POWER + power);
  s.gonePowers = addPower(s.gonePowers, power);
  s.powered = power === POWER.freeDiscard ? POWERED.filled : POWERED.replaced;
  if (sink) sink({ type: 'power', seat, card: POWERS[power] });
  const mark = MARKS[power] ?? 0;
  for (let p = 0; p < s.setting.players; p++) s.marks[p] |= mark;
  switch (power) {
    case POWER.freeDiscard:
      enter(s, PHASE.freeDiscard, seat);
      return;
    case POWER.reshuffle:
      askForShuffle(s, SHUFFLE.power);
      return;
    case POWER.decommissionRoute:
      beginDecommissioning(s);
      return;
    case POWER.payDividends:
      s.due = 1;
      break;
    case POWER.resetMarker:
      s.dividend = 0;
      break;
    case POWER.reverse:
      s.reversing = 1;
      break;
  }
  if (s.phase === PHASE.replenish) enterReplenish(s);
}

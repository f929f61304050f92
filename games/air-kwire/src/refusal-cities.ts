import type { TarmacError } from '@tarmac/kernel';
import { occupies } from './network.ts';
import { cityOf, nameOf } from './refusal-names.ts';
import type { RefusalReason } from './refusal-reason.ts';
import { illegal } from './refusal-reason.ts';
import { canReplace } from './settlement.ts';
import type { State } from './state.ts';
import type { City, Move } from './types.ts';
import { AIRCRAFT, TYPES } from './types.ts';

/* Why a decision about a city is not legal: in a merger, or by Decommission Route. */

export function refuseRehome(s: State, type: number): TarmacError {
  const { name, ...values } = nameOf(s, s.airline);
  if (type > s.board.type[s.space[s.airline]]) {
    return illegal('AK-42', 'type-not-allowed', `The price of ${name} does not allow it.`, values);
  }
  if (s.supply[s.airline * TYPES + type] === 0) {
    return illegal('AK-42', 'no-aircraft', `${name} has none left.`, values);
  }
  return illegal('AK-42', 'out-of-range', 'No city of either is in range.', values);
}

export function refuseSettlement(s: State, move: Move & { type: 'settle' }): TarmacError {
  const city = cityOf(s, move.city);
  const values = { city: move.city };
  if (((s.taken[city >>> 5] >>> (city & 31)) & 1) === 0) {
    return illegal('AK-47', 'not-taken-over', 'This city was not taken over.', values);
  }
  if (move.with === 'forfeit') {
    return illegal('AK-47', 'range-breaks', 'Another city would be out of range.', values);
  }
  const type = AIRCRAFT.indexOf(move.aircraft);
  if (s.supply[s.airline * TYPES + type] === 0) {
    return illegal('AK-47', 'no-aircraft', `There is no ${move.aircraft} left.`, values);
  }
  if (!canReplace(s, city, type)) {
    return illegal('AK-47', 'out-of-range', 'No other city would be in range.', values);
  }
  return illegal('AK-47', 'not-taken-over', 'This city needs no marker any more.', values);
}

export function refuseDecommission(s: State, airline: number, id: City): TarmacError {
  const { name, ...values } = nameOf(s, airline);
  const city = cityOf(s, id);
  const refuse = (reason: RefusalReason, message: string): TarmacError =>
    illegal('AK-73', reason, message, { ...values, city: id });
  if (airline !== s.airline) return refuse('not-this-airline', 'It is about another airline.');
  if (city === s.board.home[airline]) return refuse('home-stays', 'The home stays.');
  if (!occupies(s, airline, city)) return refuse('not-served', `${name} is not there.`);
  return refuse('range-breaks', 'Another city would be out of range.');
}

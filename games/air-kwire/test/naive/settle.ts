import { citiesOf, isInRange, reaches } from './network.ts';
import type { Aircraft, Move, State } from './state.ts';
import { AIRCRAFT } from './state.ts';
import { clone, mergerOf, partners, remove, removeAll } from './tools.ts';

const missingMarkers = (s: State): number =>
  mergerOf(s).pending.length - partners(s).acquirer.acquiredMarkers;

/** Once the markers suffice they are placed, and the merger is over. */
export function settleOrGoOn(s: State): void {
  if (missingMarkers(s) > 0) return;
  partners(s).acquirer.acquiredMarkers -= mergerOf(s).pending.length;
  s.merger = undefined;
  s.phase = 'after';
}

/** AK-47: what the defunct airline brought, the old home too, has another city in range. */
function broughtIsInRange(s: State): boolean {
  const { acquirer, defunct } = partners(s);
  return [...mergerOf(s).brought, defunct.home].every((city) => isInRange(s, acquirer, city));
}

function forfeit(s: State, city: string): void {
  const { acquirer } = partners(s);
  const spot = remove(acquirer.spots, (each) => each.city === city);
  if (spot.is === 'own') acquirer.aircraft[spot.aircraft]++;
  s.pool.push(...removeAll(acquirer.cards, (card) => card === city));
  const merger = mergerOf(s);
  removeAll(merger.pending, (each) => each === city);
  removeAll(merger.brought, (each) => each === city);
}

/** AK-47: the choices that leave everything in range. */
function orderlySettlements(s: State): Move[] {
  const { acquirer } = partners(s);
  return mergerOf(s).pending.flatMap((city): Move[] => {
    const aircraft = AIRCRAFT.filter(
      (type) => acquirer.aircraft[type] > 0 && reaches(s, type, city, citiesOf(acquirer)),
    );
    const replacements = aircraft.map(
      (type): Move => ({ type: 'settle', city, with: 'aircraft', aircraft: type }),
    );
    const without = clone(s);
    forfeit(without, city);
    return broughtIsInRange(without)
      ? [...replacements, { type: 'settle', city, with: 'forfeit' }]
      : replacements;
  });
}

export function settleMoves(s: State): Move[] {
  const orderly = orderlySettlements(s);
  if (orderly.length > 0) return orderly;
  return mergerOf(s).pending.map((city) => ({ type: 'settle', city, with: 'forfeit' }));
}

export function replaceAircraft(s: State, city: string, aircraft: Aircraft): void {
  const { acquirer } = partners(s);
  remove(acquirer.spots, (each) => each.city === city);
  acquirer.spots.push({ city, is: 'own', aircraft });
  acquirer.aircraft[aircraft]--;
  removeAll(mergerOf(s).pending, (each) => each === city);
  settleOrGoOn(s);
}

export function forfeitCity(s: State, city: string): void {
  const orderly = orderlySettlements(s).length > 0;
  forfeit(s, city);
  if (!orderly) forfeitStranded(s);
  settleOrGoOn(s);
}

/** AK-47: what is left out of range goes with it, again and again until all is in range or the markers suffice. */
function forfeitStranded(s: State): void {
  const { acquirer } = partners(s);
  const stranded = mergerOf(s).brought.filter((city) => !isInRange(s, acquirer, city));
  for (const city of stranded) forfeit(s, city);
  if (stranded.length > 0 && missingMarkers(s) > 0) forfeitStranded(s);
}

import type { City } from '@tarmac/air-kwire';
import type { Press } from '../../common/list/groups.ts';
import type { Turn } from '../turn.svelte.ts';

/** The viewer is asked for a city, or can begin to open an airline with one. */
export function asksForCity({ mapActive, step, firstRoutes }: Turn): boolean {
  return mapActive || (step === 'stock' && firstRoutes.length > 0);
}

/** Whether the viewer may choose this city now. */
export function isOffered({ mapActive, lit, step, firstRoutes }: Turn, city: City): boolean {
  return mapActive ? lit.has(city) : step === 'stock' && firstRoutes.some((way) => way.city === city);
}

/** What the button of a city does. `careful`: there is no pointer to look with, so the first press looks. */
export function pressOf(turn: Turn, city: City, careful: boolean): Press | null {
  if (!turn.mapActive) return isOffered(turn, city) ? 'look' : null;
  const lit = turn.lit.get(city);
  if (!lit) return 'why';
  if (turn.choice.city === city) return turn.primary === null ? 'look' : 'go';
  const isOnlyWay = lit.airlines.length === 1 && lit.types.length === 1;
  return isOnlyWay && turn.choice.airline !== null && !careful ? 'go' : 'look';
}

/** What pressing through would be called. */
export function deedOf({ step, asks }: Turn): 'fly' | 'ask' | 'open' | 'decommission' | 'settle' {
  if (step === 'stock') return 'open';
  if (step === 'open' || step === 'decommission' || step === 'settle') return step;
  return asks === null ? 'fly' : 'ask';
}

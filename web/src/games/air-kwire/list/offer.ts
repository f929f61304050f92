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

/** What the button of a city does: the first press chooses it, and the next one goes through with it. */
export function pressOf(turn: Turn, city: City): Press | null {
  if (!turn.mapActive) return isOffered(turn, city) ? 'look' : null;
  if (!turn.lit.has(city)) return 'why';
  return turn.choice.city === city && turn.primary !== null ? 'go' : 'look';
}

/** What pressing through would be called. */
export function deedOf({ step, asks }: Turn): 'fly' | 'ask' | 'open' | 'decommission' | 'settle' {
  if (step === 'stock') return 'open';
  if (step === 'open' || step === 'decommission' || step === 'settle') return step;
  return asks === null ? 'fly' : 'ask';
}

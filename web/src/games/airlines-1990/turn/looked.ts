import type { BoardFile, Company, View } from '@tarmac/airlines-1990';
import {
  type Effect,
  effectOf,
  effectOfSabotage,
  nextCircle,
  type SabotageEffect,
} from '@tarmac/airlines-1990/aids';
import { type Choice, narrow } from './choice.ts';
import type { Way } from './offer.ts';

/** A route that can be chosen. */
export interface Lit {
  /** The numbers of its circles that could be covered; for a flight the lowest free one. */
  readonly circles: readonly number[];
}

/** By id. */
export type Routes = ReadonlyMap<string, Lit>;
export const NO_ROUTES: Routes = new Map();

/** The routes that can be chosen with what is chosen besides. */
export function litBy(ways: readonly Way[], choice: Choice, view: View, board: BoardFile): Routes {
  const lit = new Map<string, { circles: number[] }>();
  for (const { route, circle } of narrow(ways, choice, 'route', 'circle', 'shares')) {
    if (route === null) continue;
    const number = circle ?? nextCircle(view, board, route)?.number;
    const { circles } = lit.get(route) ?? { circles: [] };
    if (number !== undefined && !circles.includes(number)) circles.push(number);
    lit.set(route, { circles });
  }
  return lit;
}

/** A flight that is being looked at. */
export interface Looked {
  readonly company: Company;
  readonly route: string;
  readonly effect: Effect;
}

export function lookedFlight(
  { company, route, shares }: Choice,
  view: View,
  board: BoardFile,
): Looked | null {
  if (company === null || route === null) return null;
  const effect = effectOf(view, board, company, route, shares);
  return effect && { company, route, effect };
}

/** A sabotage that is being looked at. */
export interface LookedSabotage {
  readonly company: Company;
  readonly route: string;
  readonly circle: number;
  readonly effect: SabotageEffect;
}

export function lookedSabotage(
  { company, route, circle }: Choice,
  view: View,
  board: BoardFile,
): LookedSabotage | null {
  if (company === null || route === null || circle === null) return null;
  return { company, route, circle, effect: effectOfSabotage(view, board, company, route, circle) };
}

import type { State } from '@tarmac/air-kwire';
import { DISCARD, flyingAirline, PHASE, POWER_CARD, ROUTE } from '@tarmac/air-kwire';
import type { Plan } from '../plan.ts';
import { NO_PLAN } from '../plan.ts';
import type { Lookahead } from './lookahead.ts';

/**
 * AK-22: the best route that nobody will refuse, or the best card to discard. If several types of aircraft reach a
 * city, the one with the shortest range flies; the others are kept for where it cannot.
 */
export function playCard(ahead: Lookahead, s: State, depth: number): Plan {
  const { worth, me } = ahead;
  worth.read(s);
  const standings = Array.from({ length: s.setting.players }, (_, p) => worth.standing(s, p, me));
  const seen = new Set<number>();
  let best = NO_PLAN;
  for (const code of ahead.moves(s)) {
    const isRoute = code >= ROUTE;
    if (!isRoute && code >= POWER_CARD && code < DISCARD) continue;
    if (isRoute) {
      const place = code & ~3;
      if (seen.has(place)) continue;
      seen.add(place);
    }
    const ceo = isRoute ? s.ceo[flyingAirline(code)] : me;
    const then = ahead.after(s, code, depth);
    const value = valueAfter(ahead, then, depth + 1);
    if (value <= best.worth) continue;
    if (ceo !== me) {
      worth.read(then);
      if (worth.standing(then, ceo, me) <= standings[ceo]) continue;
    }
    best = { code, worth: value };
  }
  return best;
}

/** AK-74: a second route may follow. */
function valueAfter(ahead: Lookahead, s: State, depth: number): number {
  return s.phase === PHASE.second ? playCard(ahead, s, depth).worth : ahead.value(s);
}

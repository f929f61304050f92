import type { State } from '@tarmac/air-kwire';
import { DISCARD, PHASE, POWER, POWER_CARD } from '@tarmac/air-kwire';
import type { Code } from '@tarmac/kernel';
import type { Plan } from '../plan.ts';
import { NO_PLAN } from '../plan.ts';
import { exchanges, freshCard } from './cards.ts';
import type { Lookahead } from './lookahead.ts';

/** The best that can be done in a position, at this depth of lookahead. */
type Planner = (s: State, depth: number) => Plan;

/**
 * AK-70: the power card that helps most, with the best play after it. Its effect on the others' next turns is ignored.
 * A card that changes nothing still makes room for another one.
 */
export function playPower(ahead: Lookahead, s: State, plan: Planner): Plan {
  let best = NO_PLAN;
  for (const code of ahead.moves(s)) {
    if (code < POWER_CARD || code >= DISCARD) continue;
    const worth = played(ahead, s, code, plan) + replacement(ahead, s, code - POWER_CARD);
    if (worth > best.worth) best = { code, worth };
  }
  return best;
}

function played(ahead: Lookahead, s: State, code: Code, plan: Planner): number {
  let then = ahead.after(s, code, 0);
  while (then.phase === PHASE.decommission) then = ahead.after(then, ahead.best(then, 1).code, 0);
  // What a shuffle or a free discard brings is not known: the turn goes on as it would have, without the card.
  if (then.phase === PHASE.shuffle || then.phase === PHASE.freeDiscard) then.phase = s.phase;
  return plan(then, 1).worth;
}

/** What is drawn for the card; Free Discard exchanges all that are worth less instead. */
function replacement(ahead: Lookahead, s: State, power: number): number {
  if (power !== POWER.freeDiscard) return freshCard(ahead, s);
  return exchanges(ahead, s).reduce((gain, { worth }) => gain + Math.max(0, worth), 0);
}

import type { State } from '@tarmac/air-kwire';
import { citiesOf, DISCARD, DONE, DRAW_NONE, DRAW_PILE, DRAW_POOL, SETTLE } from '@tarmac/air-kwire';
import type { Code } from '@tarmac/kernel';
import type { Plan } from '../plan.ts';
import type { Lookahead } from './lookahead.ts';

/** AK-23: the card of the pool that makes most of the hand, or the pile if that promises more. */
export function draw(ahead: Lookahead, s: State): Code {
  const { hand, worth, me } = ahead;
  worth.read(s);
  hand.read(s, me);
  let best: Plan = { code: DRAW_NONE, worth: Number.NEGATIVE_INFINITY };
  for (const code of ahead.moves(s)) {
    if (code === DRAW_PILE) {
      const expected = hand.withUnseen(s, me);
      if (expected >= best.worth) best = { code, worth: expected };
    } else if (code >= DRAW_POOL && code < SETTLE) {
      const made = hand.with(s, me, code - DRAW_POOL);
      if (made > best.worth) best = { code, worth: made };
    }
  }
  return best.code;
}

/** AK-75: everything worth less than its expected replacement goes. */
export function discardFreely(ahead: Lookahead, s: State): Code {
  let best: Plan = { code: DONE, worth: 0 };
  for (const plan of exchanges(ahead, s)) if (plan.worth > best.worth) best = plan;
  return best.code;
}

/** For every city card of the hand: what it would gain to have another one from the pile instead. */
export function exchanges(ahead: Lookahead, s: State): Plan[] {
  const { hand, me } = ahead;
  const fresh = freshCard(ahead, s);
  const now = hand.now(s, me);
  const plans: Plan[] = [];
  for (let city = 0; city < s.board.cityCount; city++) {
    if (citiesOf(s.hand, me, city) === 0) continue;
    plans.push({ code: DISCARD + city, worth: fresh - (now - hand.without(s, me, city)) });
  }
  return plans;
}

/** What one more card from the pile adds to the hand. */
export function freshCard(ahead: Lookahead, s: State): number {
  const { hand, worth, me } = ahead;
  worth.read(s);
  hand.read(s, me);
  return hand.withUnseen(s, me) - hand.now(s, me);
}

import type { View } from '@tarmac/air-kwire';
import { IDLE_ROUNDS, MOST_ROUNDS } from '@tarmac/air-kwire/aids';
import { texts } from '../texts.ts';

/** How many rounds ahead the end by itself (AK-62) is announced. */
const WARNED_ROUNDS = 2;

/** What is unusual about the game just now: play reversed, or the end near without forty points. */
export function warningOf({ turns, idle, clockwise, shares, outcome }: View): string {
  const say = texts().panels.bar;
  const players = shares.length;
  const idleLeft = IDLE_ROUNDS * players - idle;
  const turnsLeft = MOST_ROUNDS * players - turns;
  if (outcome !== null) return '';
  if (idleLeft <= WARNED_ROUNDS * players) return say.idle(idleLeft);
  if (turnsLeft <= WARNED_ROUNDS * players) return say.last(turnsLeft);
  return clockwise ? '' : say.reversed;
}

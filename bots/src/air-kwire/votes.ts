import type { State } from '@tarmac/air-kwire';
import { wealthOf } from '@tarmac/air-kwire';

/** AK-61: a player who would win now agrees; so does everybody once nothing has moved for long. */
export function wantsEnd(s: State, me: number): boolean {
  const { players } = s.setting;
  if (s.idle >= 3 * players) return true;
  for (let p = 0; p < players; p++) if (wealthOf(s, p) > wealthOf(s, me)) return false;
  return true;
}

/** Nobody is asked while routes are being flown; a round without one means that forty points are far off. */
export function proposesEnd(s: State, me: number): boolean {
  return s.idle >= s.setting.players && wantsEnd(s, me);
}

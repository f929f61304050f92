import type { Event } from '@tarmac/air-kwire';
import type { Cue } from '../../play/sound/recipes.ts';
import type { Told } from './types.ts';

/** What is not here is not heard. */
const CUES: Partial<Record<Event['type'], readonly Cue[]>> = {
  bought: ['shares', 'money'],
  sold: ['shares', 'money'],
  moved: ['marker'],
  ceo: ['threshold'],
  flew: ['landing'],
  discarded: ['card'],
  drew: ['card'],
  took: ['card'],
  power: ['card'],
  bonus: ['money'],
  disposed: ['shares'],
  'taken-over': ['landing'],
  replaced: ['landing'],
  forfeited: ['marker'],
  decommissioned: ['marker'],
  paid: ['money'],
  bankrupt: ['marker'],
  shuffled: ['shares'],
};

/**
 * A merger is heard before it is shown, a payout when its card is turned over on the stage, everything else when it has
 * come to rest. Once each.
 */
export function sounds({ events }: Told): { first: readonly Cue[]; last: readonly Cue[] } {
  return {
    first: events.some(({ type }) => type === 'merger') ? ['scoring'] : [],
    last: [...new Set(events.flatMap(({ type }) => CUES[type] ?? []))],
  };
}

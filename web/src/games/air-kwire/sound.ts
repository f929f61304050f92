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

/** Mergers and payouts are heard before they are shown, everything else when it has come to rest. Once each. */
export function sounds({ events }: Told): { first: readonly Cue[]; last: readonly Cue[] } {
  const isCalled = events.some(({ type }) => type === 'merger' || type === 'paid');
  return {
    first: isCalled ? ['scoring'] : [],
    last: [...new Set(events.flatMap(({ type }) => CUES[type] ?? []))],
  };
}

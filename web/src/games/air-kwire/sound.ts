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

/** Everything is heard when it has come to rest, once; mergers and payouts when their card is turned over on the stage. */
export function sounds({ events }: Told): readonly Cue[] {
  return [...new Set(events.flatMap(({ type }) => CUES[type] ?? []))];
}

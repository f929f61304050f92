import type { Event } from '@tarmac/airlines-1990';
import type { Cue } from '../../play/sound/recipes.ts';
import type { Told } from './types.ts';

/** What is not here is not heard. */
const CUES: Partial<Record<Event['type'], readonly Cue[]>> = {
  swapped: ['card'],
  refreshed: ['card'],
  founded: ['shares', 'landing', 'threshold'],
  flew: ['landing', 'marker'],
  'drew-flight': ['card'],
  took: ['card'],
  drew: ['card'],
  played: ['shares'],
  sabotaged: ['marker'],
  removed: ['card'],
  shuffled: ['shares'],
  'scoring-card': ['card'],
};

/** Everything is heard when it has come to rest; a scoring when its card is turned over on the stage. */
export function sounds({ events }: Told): readonly Cue[] {
  return events.flatMap(({ type }) => CUES[type] ?? []);
}

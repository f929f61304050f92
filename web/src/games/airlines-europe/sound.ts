import type { BoardFile, Event } from '@tarmac/airlines-europe';
import type { Cue } from '../../play/sound/recipes.ts';
import type { Table, Told } from './types.ts';

/** What is not here is not heard. */
const CUES: Partial<Record<Event['type'], Cue>> = {
  chosen: 'card',
  revealed: 'shares',
  licensed: 'landing',
  connected: 'threshold',
  took: 'card',
  drew: 'card',
  played: 'shares',
  paid: 'money',
  discarded: 'card',
  abacus: 'card',
  'scoring-card': 'card',
};

/** Everything is heard when it has come to rest; a scoring when its card is turned over on the stage. */
export function sounds(told: Told, table: Table): readonly Cue[] {
  const board = table.info.board as BoardFile;
  return told.events.flatMap((event) => [CUES[event.type] ?? [], advance(event, board)].flat());
}

/** The marker of the airline taxis on; a new zone of the track pays more. */
function advance(event: Event, board: BoardFile): Cue[] {
  if (event.type !== 'licensed') return [];
  const zone = (value: number): number => board.zones.findLastIndex(({ from }) => from <= value);
  return [zone(event.track) > zone(event.track - event.price) ? 'threshold' : 'marker'];
}

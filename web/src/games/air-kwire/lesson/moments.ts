import type { Event, Move } from '@tarmac/air-kwire';
import type * as lesson from '../../../play/lesson/lesson.ts';
import { talks } from '../../common/lesson/moments.ts';
import { STAGE } from '../../common/lesson/places.ts';
import type { Step } from '../turn/choice.ts';
import type { Table } from '../types.ts';
import { CHAPTERS } from './places.ts';

export type Seen = lesson.Seen<Table>;

/** The moves of the learner, in their order. */
function ownMoves({ table }: Seen): readonly Move['type'][] {
  return table.told.flatMap(({ seat, move }) => (seat === table.viewer && move ? [move.type] : []));
}

/** How many such moves the learner has made. */
export function played(seen: Seen, ...types: readonly Move['type'][]): number {
  return ownMoves(seen).filter((type) => types.includes(type)).length;
}

/** Whether the learner has traded since the first turn, which ends with a draw. */
export function tradedAgain(seen: Seen): boolean {
  const moves = ownMoves(seen);
  const later = moves.slice(moves.indexOf('draw'));
  return moves.includes('draw') && (later.includes('buy') || later.includes('sell'));
}

/** Whether something has happened to anybody. */
export function happened({ table }: Seen, what: Event['type']): boolean {
  return table.told.some(({ events }) => events.some(({ type }) => type === what));
}

/** A turn of the learner begins. */
export function trades({ table }: Seen): boolean {
  return table.myMove && table.frame.view.phase === 'stock';
}

/** What the tray talks about. */
export const talksOf: (seen: Seen, step: Step) => boolean = talks;

export function onStage({ shows }: Seen, what: 'merger' | 'payout'): boolean {
  return shows(STAGE) && shows(CHAPTERS) === (what === 'merger');
}

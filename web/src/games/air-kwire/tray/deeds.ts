import type { Deeds } from '../../common/tray/conversation.ts';
import type { Turn } from '../turn.svelte.ts';
import { deedOf, otherDeedOf } from './label.ts';

/** What the buttons of a turn do, in the tray and at the thing itself. */
export function deedsOf(turn: Turn): Deeds {
  return {
    deed: deedOf(turn),
    ending: turn.primary?.type === 'end',
    other: otherDeedOf(turn),
    onother: () => void turn.goOn(),
  };
}

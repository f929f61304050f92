import type { Deeds } from '../../common/tray/conversation.ts';
import type { Turn } from '../turn.svelte.ts';
import { deedOf, discardDeedOf, otherDeedOf } from './label.ts';

/** What the buttons of a turn do, in the tray and at the thing itself. */
export function deedsOf(turn: Turn): Deeds {
  return {
    deed: deedOf(turn),
    ending: turn.primary?.type === 'end',
    other: otherDeedOf(turn),
    onother: () => void turn.goOn(),
  };
}

/** At a card of the hand: it can be discarded as well as flown. */
export function deedsAtCard(turn: Turn): Deeds {
  const deeds = deedsOf(turn);
  const discard = turn.choice.discarding ? null : discardDeedOf(turn);
  return discard === null ? deeds : { ...deeds, other: discard, onother: () => void turn.discard() };
}

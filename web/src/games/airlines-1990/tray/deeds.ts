import type { Deeds } from '../../common/tray/conversation.ts';
import { texts } from '../texts.ts';
import type { Turn } from '../turn.svelte.ts';
import { deedOf } from './label.ts';

/** What the buttons of a turn do, in the tray and at the thing itself. */
export function deedsOf(turn: Turn): Deeds {
  const { primary, without, aiming } = turn;
  const deed = primary && deedOf(primary, turn.view, turn.board);
  const say = texts().step.buttons;
  return {
    deed: deed && aiming ? { ...deed, label: say.expandFor } : deed,
    ending: primary?.type === 'end',
    other: without && { label: without.type === 'keep' ? say.keep : say.noSabotage, move: without.type },
    onother: () => void turn.keep(),
  };
}

import { scoringChances } from '@tarmac/airlines-1990/aids';
import { settings } from '../../../play/settings.svelte.ts';
import type { Prospect } from '../../../words/odds.ts';
import { prospectOf } from '../../common/panels/prospect.ts';
import type { Turn } from '../turn.svelte.ts';

/** What the viewer may know of the next scoring; null when the aid is switched off, and while or because none can come. */
export function chancesOf({ view, table, step }: Pick<Turn, 'view' | 'table' | 'step'>): Prospect | null {
  if (!settings.aids.chances || scoringChances(view) === null) return null;
  return prospectOf(table.viewer, step === 'take', {
    turn: view.turn,
    players: view.scores.length,
    safe: 0, // A90-70: scoring cards may be anywhere in the pile
    within: (cards) => scoringChances(view, cards)?.among ?? 0,
  });
}

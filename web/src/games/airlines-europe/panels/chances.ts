import { SCORING_CARDS } from '@tarmac/airlines-europe';
import { scoringChances } from '@tarmac/airlines-europe/aids';
import { settings } from '../../../play/settings.svelte.ts';
import type { Prospect } from '../../../words/odds.ts';
import { prospectOf } from '../../common/panels/prospect.ts';
import type { Turn } from '../turn.svelte.ts';

/**
 * What the viewer may know of the next scoring; null when the aid is switched off, while one is under way, and after the
 * last scoring card.
 */
export function chancesOf({ view, table, taking }: Pick<Turn, 'view' | 'table' | 'taking'>): Prospect | null {
  const moreToCome = view.outcome === null && view.pending === 0 && view.scorings < SCORING_CARDS;
  if (!settings.aids.chances || !moreToCome) return null;
  return prospectOf(table.viewer, taking, {
    turn: view.turn,
    players: view.cash.length,
    safe: scoringChances(view).safe,
    within: (cards) => scoringChances(view, cards).among,
  });
}

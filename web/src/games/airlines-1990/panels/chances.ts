import { type ScoringChances, scoringChances } from '@tarmac/airlines-1990/aids';
import { settings } from '../../../play/settings.svelte.ts';
import type { Turn } from '../turn.svelte.ts';

/** How likely a scoring card is: the next card, or one `within` as many cards as there are other players. */
export interface Chances extends ScoringChances {
  readonly within: number;
}

/** Null when the aid is switched off, and while or because none can come. */
export function chancesOf({ view }: Turn): Chances | null {
  const chances = settings.aids.chances ? scoringChances(view) : null;
  return chances && { ...chances, within: view.scores.length - 1 };
}

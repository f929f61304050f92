import { SCORING_CARDS } from '@tarmac/airlines-europe';
import { scoringChances } from '@tarmac/airlines-europe/aids';
import { settings } from '../../../play/settings.svelte.ts';
import type { Turn } from '../turn.svelte.ts';

/** How likely a scoring card is: the next card, or one `within` as many cards as there are other players. */
export interface Chances {
  readonly next: number;
  readonly among: number;
  readonly within: number;
}

/** Null when the aid is switched off, and after the third scoring card, the last. */
export function chancesOf({ view }: Turn): Chances | null {
  const moreToCome = view.outcome === null && view.scorings + view.pending < SCORING_CARDS;
  if (!settings.aids.chances || !moreToCome) return null;
  const within = view.cash.length - 1;
  return { ...scoringChances(view, within), within };
}

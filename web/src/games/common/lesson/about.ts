import type { OpenTable } from '../../../play/open-table.ts';
import { words } from '../../../words/words.svelte.ts';
import { hasSheet, onPhone } from '../panels/layout.svelte.ts';
import { ceremony } from '../scoring/ceremony.svelte.ts';

/** What the words of a lesson go by, whatever the game. */
export interface AboutScreen {
  /** The other players: "Bruno and Chiara". */
  readonly others: string;
  /** A phone, with panels behind tabs. */
  readonly small: boolean;
  /** A mouse points at things before it presses them. */
  readonly points: boolean;
}

export function aboutScreen(table: OpenTable): AboutScreen {
  const others = table.info.players.flatMap(({ kind }, seat) => (kind === 'bot' ? [table.name(seat)] : []));
  const small = hasSheet();
  return {
    others: words().shell.names.listOf(others),
    small,
    points: !onPhone() && matchMedia('(hover: hover)').matches,
  };
}

/** Scorings wait for the learner; what it gives back undoes that. */
export function waitAtScorings(): () => void {
  ceremony.patient = true;
  return () => {
    ceremony.patient = false;
  };
}

import type { Column } from '../../games/differences.ts';
import type { GameFace } from '../../games/registry.ts';
import type { DifferencesWords } from '../../words/en/differences/page.ts';

/** A game with what it says of itself. */
interface ComparedGame {
  readonly face: GameFace;
  readonly column: Column;
}

/** What every part of the page draws. */
export interface Compared {
  readonly say: DifferencesWords;
  readonly games: readonly ComparedGame[];
}

import { findGame } from '@tarmac/games';
import type { GameTypes, Match, MatchRecord } from '@tarmac/kernel';
import { joinPath, replay, TarmacError } from '@tarmac/kernel';
import { loadedBoard } from './boards.ts';

/** The match of a record before its first move; refuses what cannot be played by these rules. */
export function startOf(record: MatchRecord): Match<GameTypes> {
  const game = within('game', () => findGame(record.game));
  return replay(game, record, { at: 0, loadBoard: (file) => loadedBoard(game, file) });
}

/** Does something with one part of a document; refusals then name the place in the whole document. */
export function within<T>(part: string, work: () => T, step?: number): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TarmacError)) throw error;
    throw error.within({ path: joinPath(part, error.path ?? ''), ...(step !== undefined && { step }) });
  }
}

import { findGame } from '@tarmac/games';
import type { GameTypes, Match, MatchRecord } from '@tarmac/kernel';
import { replay, within } from '@tarmac/kernel';
import { loadedBoard } from './boards.ts';

/** The match of a record before its first move; refuses what cannot be played by these rules. */
export function startOf(record: MatchRecord): Match<GameTypes> {
  const game = within('game', () => findGame(record.game));
  return replay(game, record, { at: 0, loadBoard: (file) => loadedBoard(game, file) });
}

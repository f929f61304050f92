import { makeBot } from '@tarmac/bots';
import { findGame } from '@tarmac/games';
import { type AnyMove, Playout } from '@tarmac/kernel';
import type { OpenTable } from '../open-table.ts';

/** A bot that plays the viewer's seat of an open table, from what the viewer sees. */
export function pilotOf(table: OpenTable, name: string): () => AnyMove {
  const game = findGame(table.info.game);
  const board = game.loadBoard(table.info.board);
  const bot = makeBot(game, board, name);
  return () => {
    const { view, viewer, step } = table.frame;
    if (viewer === null) throw new Error('nobody sits here');
    return game.search.decode(board, bot.choose(view, viewer, new Playout(step + 1)));
  };
}

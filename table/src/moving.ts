import { findGame } from '@tarmac/games';
import type { MatchRecord } from '@tarmac/kernel';
import { redeal, replay, settleChance, TarmacError, toRecord, within } from '@tarmac/kernel';
import { randomOf } from './randomness.ts';
import { Table } from './table.ts';

/**
 * A game that was begun elsewhere continues here. What no seat has seen yet is dealt again from this seed, and chance
 * draws from it from now on, so the previous host does not know what comes next. Nothing in it is tentative, because a
 * record has only what is final.
 */
export function movedTable(record: MatchRecord, seed: string): Table {
  const game = within('game', () => findGame(record.game));
  const match = replay(game, record);
  const random = randomOf(match, seed);
  settleChance(match, random);
  if (game.outcome(match.state)) throw new TarmacError('match-over', 'This game is over.');
  return Table.ofRecord(toRecord(redeal(match, random)), undefined, seed);
}

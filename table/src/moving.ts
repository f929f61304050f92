import { findGame } from '@tarmac/games';
import type { MatchRecord } from '@tarmac/kernel';
import { redeal, replay, sameJson, settleChance, TarmacError, toRecord } from '@tarmac/kernel';
import { within } from './opening.ts';
import { randomOf } from './randomness.ts';
import { Table } from './table.ts';
import type { Player } from './types.ts';

/**
 * A game that was begun elsewhere goes on here, with these players on its seats. What no seat has seen yet is dealt again
 * by this seed, and chance draws from it from now on: whoever kept the game before knows nothing of what is to come.
 * Nothing in it is tentative, because a record has only what stands.
 */
export function movedTable(record: MatchRecord, players: readonly Player[], seed: string): Table {
  const game = within('game', () => findGame(record.game));
  const match = replay(game, record);
  const random = randomOf(match, seed);
  settleChance(match, random);
  if (game.outcome(match.state)) throw new TarmacError('match-over', 'This game is over.');
  const table = Table.ofRecord(toRecord(redeal(match, random)), undefined, seed);
  for (const [seat, player] of players.entries()) {
    if (!sameJson(table.players[seat], player)) table.host.sit(seat, player);
  }
  return table;
}

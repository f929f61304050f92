import { findGame, ownBoard } from '@tarmac/games';
import type { MatchRecord } from '@tarmac/kernel';
import { checkRecordLimits, parseRecord, TarmacError } from '@tarmac/kernel';
import type { Body, ROUTES } from '@tarmac/protocol';
import { LIMITS } from '@tarmac/protocol';
import type { Player } from '@tarmac/table';
import { movedTable } from '@tarmac/table';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import type { Draft } from './rooms.ts';
import { botPlayer } from './seats.ts';

/* A game that was begun on a device and continues here. */

/** What becomes of free places. */
export type Free = Body<(typeof ROUTES)['start']>['free'];

/** Lists within lists: far more than a record has. */
const DEEPEST = 16;

/** Refuses what cannot continue here, by trying it once. */
export function checkedRecord(
  json: unknown,
  seats: number,
): Pick<Room, 'game' | 'board' | 'options'> & { readonly deal: string } {
  checkDepth(json);
  const { deal: _, result: __, ...record } = parseRecord(json);
  checkRecordLimits(record);
  if (record.seats.length !== seats) {
    throw new TarmacError('bad-players', `This game has ${record.seats.length} seats.`, { path: 'seats' });
  }
  const own = ownBoard(findGame(record.game), record.board);
  if (!own) {
    const sentence = 'Tables online are played on the boards that come with the games.';
    throw new TarmacError('unknown-board', sentence, { path: 'record.board' });
  }
  const table = movedTable(record, 'nobody plays this');
  // As much again is left to be played and taken back.
  if (table.host.log.length >= LIMITS.entries / 2) throw new Refused('table-full');
  const { id, name = id } = own as { id: string; name?: string };
  return { game: record.game, board: { id, name }, options: table.options, deal: JSON.stringify(record) };
}

/** The game continues with those who sit there; what nobody has seen is dealt again. Seats stay as they were. */
export function goOn(draft: Draft, brought: string, seed: string, free: Free): void {
  const { room } = draft;
  const record: MatchRecord = JSON.parse(brought);
  const table = movedTable(record, seed);
  let next = 0;
  const seats = room.seats.map(({ player, who }, seat) => {
    const before = table.players[seat];
    const sits = player ?? standIn(room.game, before, free, next++);
    table.host.sit(seat, sits);
    return { player: table.players[seat] ?? sits, who };
  });
  draft.table = table;
  draft.room = { ...room, seats };
}

/** For a free seat: the bot that had it, or the next of those that were offered, under its name. */
function standIn(game: string, before: Player | undefined, free: Free, next: number): Player {
  const offered = free === 'remove' ? undefined : free.bots[next % free.bots.length];
  if (!offered) throw new Refused('too-few-players');
  return botPlayer(game, before?.kind === 'bot' ? before.bot : offered.bot, offered.name);
}

/** A loop and not a recursion, since JSON may nest at will. */
function checkDepth(json: unknown): void {
  let level = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST)
      throw new TarmacError('bad-shape', 'A record is not as deep as that.', { path: 'record' });
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}

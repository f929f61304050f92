import { findBoardFile, findGame } from '@tarmac/games';
import type { Options, Seat } from '@tarmac/kernel';
import { LIMITS } from '@tarmac/protocol';
import type { Player, TablePlan } from '@tarmac/table';
import { Table } from '@tarmac/table';
import type { Free } from './brought.ts';
import { goOn } from './brought.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import { gathering } from './room.ts';
import type { Draft } from './rooms.ts';

/** 256 bits as 64 characters: as long as a seed may be. */
const SEED_BYTES = 32;

export interface Wish {
  readonly game: string;
  readonly board?: string | undefined;
  readonly options?: Options | undefined;
  readonly seats: number;
}

/** Refuses what could never be played, by dealing it once as a trial. Fills in defaults. */
export function checkedWish({
  game: id,
  board,
  options,
  seats,
}: Wish): Pick<Room, 'game' | 'board' | 'options'> {
  const game = findGame(id);
  if (seats < game.players.min || seats > game.players.max) throw new Refused('too-few-players');
  const players = Array.from({ length: seats }, (): Player => ({ kind: 'person', name: '' }));
  const table = Table.deal({
    game: id,
    players,
    seed: 'nobody plays this',
    ...(board !== undefined && { board }),
    ...(options && { options }),
  });
  const { id: boardId, name = boardId } = findBoardFile(game, board) as { id: string; name?: string };
  return { game: id, board: { id: boardId, name }, options: table.options };
}

/** Deals to those who sit there. From then on seats are counted from the one who begins. */
export function start(draft: Draft, seed: string, free: Free, deal: (plan: TablePlan) => Table): void {
  gathering(draft.room);
  const { brought } = draft.hosted;
  if (brought !== null) {
    goOn(draft, brought, seed, free);
    return;
  }
  const { room } = draft;
  let next = 0;
  const places = room.seats.flatMap((seat) => {
    if (seat.player) return [seat];
    if (free === 'remove') return [];
    const bot = free.bots[next++ % free.bots.length];
    return bot ? [{ player: { kind: 'bot', ...bot } as const, who: null }] : [];
  });
  if (places.length < findGame(room.game).players.min) throw new Refused('too-few-players');
  const players = places.flatMap(({ player }) => player ?? []);
  const table = deal({ game: room.game, board: room.board.id, options: room.options, players, seed });
  const first = whoBegan(players, table.players);
  const seats = table.players.map((player, seat) => ({
    player,
    who: places[(first + seat) % places.length]?.who ?? null,
  }));
  draft.table = table;
  draft.room = { ...room, seats };
}

/** The place that became seat 0. Names of persons are unique at a table, and like bots can stand for each other. */
function whoBegan(places: readonly Player[], seats: readonly Player[]): Seat {
  const isSame = (one: Player | undefined, other: Player | undefined): boolean =>
    one?.kind === other?.kind && one?.name === other?.name;
  return places.findIndex((_, first) =>
    seats.every((player, seat) => isSame(player, places[(first + seat) % places.length])),
  );
}

export function newSeed(random: (bytes: number) => Buffer): string {
  return random(SEED_BYTES).toString('hex');
}

/** Only moves and what takes them back can fill a log: the end of a turn, votes and changes of seats are always taken. */
export function checkRoomForMove({ host: { log } }: Table): void {
  if (log.length >= LIMITS.entries) throw new Refused('table-full');
}

/** A player who plays and takes back for ever would fill the log, and nobody could continue. */
export function checkRoomForUndo({ host: { log } }: Table, seat: Seat): void {
  const before = log.findLastIndex(
    (entry) => !('undo' in entry) && !('move' in entry && entry.seat === seat),
  );
  const undos = log.slice(before + 1).filter((entry) => 'undo' in entry).length;
  if (undos >= LIMITS.undos || log.length >= LIMITS.entries / 2) throw new Refused('too-many-undos');
}

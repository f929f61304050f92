import { randomBytes } from 'node:crypto';
import { findBoardFile } from '@tarmac/games';
import { Playout } from '@tarmac/kernel';
import { LIMITS } from '@tarmac/protocol';
import type { Player, SavedTable } from '@tarmac/table';
import { Table } from '@tarmac/table';
import { hashOf, newToken } from '../../src/online/credentials.ts';
import { newRow, newTableId } from '../../src/rooms/opening.ts';
import type { Member, Room } from '../../src/rooms/room.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import type { Store } from '../../src/store/store.ts';
import { playedAtRandom } from '../random-play.ts';

/** A table in the store, with the credentials of its people: by seat, or of the one who watches bots. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly tokens: readonly string[];
}

/** A whole game of this many people, played at random. */
export function wholeGame(game: string, seed: number, people: number): SavedTable {
  const players = Array.from({ length: people }, (_, i): Player => ({ kind: 'person', name: `P${i}` }));
  const table = Table.deal({ game, players, seed: `bench ${seed}` });
  for (const _ of playedAtRandom(table, new Playout(seed)));
  return table.host.toSaved();
}

/** A table where bots have all seats, before the first move. */
export function botTable(game: string, seed: number, people: number): SavedTable {
  const players = Array.from(
    { length: people },
    (_, i): Player => ({ kind: 'bot', bot: 'greedy', name: `B${i}` }),
  );
  return Table.deal({ game, players, seed: `bench ${seed}` }).host.toSaved();
}

/** The first moves of a game, as many as asked. */
export function stepsOf({ log }: SavedTable): number {
  return log.filter((entry) => 'move' in entry).length;
}

/** The beginning of a game, up to this move. */
export function begunGame(game: SavedTable, steps: number): SavedTable {
  const moves = game.log.flatMap((entry, seq) => ('move' in entry ? [seq] : []));
  return { ...game, log: game.log.slice(0, moves[steps] ?? game.log.length) };
}

/** Puts tables into a store in the way the server does it: a room is opened, people sit down, entries follow. */
export class Storing {
  private readonly store: Store;
  private readonly rooms: Rooms;

  constructor(store: Store) {
    this.store = store;
    const failed = (error: unknown): void => console.error(error);
    this.rooms = new Rooms({ store, now: Date.now, random: randomBytes, deal: Table.deal, failed });
  }

  async add(saved: SavedTable): Promise<StoredTable> {
    const table = Table.open(saved);
    const persons = table.players.filter(({ kind }) => kind === 'person').length;
    const people = await Promise.all(
      Array.from({ length: Math.max(1, persons) }, (_, i) => this.guest(`P${i}`)),
    );
    const [host = ''] = people.map(({ guest }) => guest);
    const room = roomOf(
      table,
      people.map(({ guest }) => guest),
    );
    const id = newTableId(randomBytes);
    const empty: Room = { ...room, phase: 'gathering', members: [] };
    await this.store.tables.create(newRow(id, empty, host, `bench-${id}`), []);
    await this.rooms.change(id, (draft) => void Object.assign(draft, { room, table }));
    await this.rooms.forget(id, () => true);
    return { id, game: saved.game, tokens: people.map(({ token }) => token) };
  }

  private async guest(name: string): Promise<{ readonly guest: string; readonly token: string }> {
    const [guest, token] = [randomBytes(16).toString('base64url'), newToken(randomBytes)];
    await this.store.guests.create({ id: guest, name }, hashOf(token), Date.now());
    return { guest, token };
  }
}

/** Everybody is here. Where bots have all seats, the only member watches. */
function roomOf(table: Table, guests: readonly string[]): Room {
  const { id, name = id } = findBoardFile(table.game) as { readonly id: string; readonly name?: string };
  const now = Date.now();
  let next = 1;
  const sits = table.players.some(({ kind }) => kind === 'person');
  const members = guests.map(
    (guest, i): Member => ({
      who: i + 1,
      guest,
      name: `P${i}`,
      seated: sits ? now : null,
      away: null,
      muted: false,
    }),
  );
  return {
    game: table.game.id,
    board: { id, name },
    options: table.options,
    access: 'link',
    absence: LIMITS.absence.usual,
    created: now,
    phase: 'running',
    seats: table.players.map((player) => ({ player, who: player.kind === 'person' ? next++ : null })),
    members,
    host: 1,
    nextWho: guests.length + 1,
    waiting: null,
    vote: null,
    nextVote: 1,
    rematch: null,
  };
}

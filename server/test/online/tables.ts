import { findGame } from '@tarmac/games';
import type { AnyMove } from '@tarmac/kernel';
import { Playout } from '@tarmac/kernel';
import { Table } from '@tarmac/table';
import type { Client } from './client.ts';
import { newId } from './client.ts';
import type { World } from './world.ts';

export interface Begun {
  readonly id: string;
  /** By seat. */
  readonly seats: readonly Client[];
}

export const GAME = 'airlines-europe';

/** A table of so many people that waits to begin; the first is the host. */
export async function gathered(
  world: World,
  people: number,
  game = GAME,
  bots = 0,
): Promise<{ id: string; clients: Client[] }> {
  const clients: Client[] = [];
  for (let i = 0; i < people; i++) clients.push(await world.client(`P${i}`)); // one after the other: ids in order
  const [host] = clients as [Client];
  const places = Array.from({ length: people }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const);
  const botSeats = Array.from(
    { length: bots },
    (_, i) => ({ kind: 'bot', bot: 'random', name: `Bot ${i}` }) as const,
  );
  const seats = [...places, ...botSeats];
  const { room } = await host.ok('newTable', { id: newId(), game, seats, access: 'link' });
  for (const [i, client] of clients.entries()) {
    if (i > 0) await client.ok('join', { seat: i }, { params: { id: room.id } });
  }
  return { id: room.id, clients };
}

/** The same after the start: clients by seat. */
export async function begun(world: World, people: number, game = GAME, bots = 0): Promise<Begun> {
  const { id, clients } = await gathered(world, people, game, bots);
  await (clients[0] as Client).ok('start', { free: 'remove' }, { params: { id } });
  const seated = await Promise.all(
    clients.map(async (client) => ({ client, seat: (await look(client, id)).room.me?.seat ?? -1 })),
  );
  const seats: Client[] = [];
  for (const { client, seat } of seated) seats[seat] = client;
  return { id, seats };
}

export function look(client: Client, id: string) {
  return client.ok('table', undefined, { params: { id } });
}

/** What a seat can do now: its news and the moves. */
export async function turnOf(
  client: Client,
  id: string,
): Promise<{ at: number; legal: readonly AnyMove[]; waiting: boolean }> {
  const { play, room } = await look(client, id);
  const { frame, at } = play ?? { frame: undefined, at: 0 };
  return { at, legal: frame?.legal ?? [], waiting: frame?.status.waitingFor === room.me?.seat };
}

export async function playFirst(
  client: Client,
  id: string,
  wanted: (move: AnyMove) => boolean = () => true,
): Promise<AnyMove> {
  const { at, legal } = await turnOf(client, id);
  const move = legal.find(wanted);
  if (!move) throw new Error('there is no such move');
  await client.ok('move', { id: newId(), expected: at, move }, { params: { id } });
  return move;
}

/** A game of two that was begun on a device, as it is brought here: mine is the first seat, the other is free. */
export function broughtGame(game = GAME, moves = 12) {
  const table = onDevice(game, moves);
  const record = table.host.toRecord();
  const seats = record.seats.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const);
  return { record: JSON.parse(JSON.stringify(record)), seats, access: 'link' } as const;
}

/** A table of people on one screen, after this many moves. */
export function onDevice(game: string, moves: number, seed = 'device'): Table {
  const seats = findGame(game).players.min;
  const players = Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `D${seat}` }) as const);
  const table = Table.deal({ game, players, seed });
  const random = new Playout(moves);
  while (table.host.step < moves) {
    const { deciding, waitingFor } = table.host.status;
    const [seat = -1] = deciding;
    if (waitingFor !== null) table.end(waitingFor);
    else table.move(seat, table.frame(seat).legal[random.below(table.frame(seat).legal.length)] as AnyMove);
  }
  return table;
}

import { findGame, GAMES } from '@tarmac/games';
import type { MatchRecord } from '@tarmac/kernel';
import { Playout, parseRecord, verify } from '@tarmac/kernel';
import { movedTable } from '@tarmac/table';
import { describe, expect, test } from 'vitest';
import { type Client, newId } from './client.ts';
import { broughtGame, GAME, look, onDevice, turnOf } from './tables.ts';
import { repeatable, type World, world } from './world.ts';

type Brought = ReturnType<typeof broughtGame>;

const BOTS = { bots: [{ bot: 'random', name: 'Bruno' }] };

async function bring(host: Client, game: Brought, id = newId()) {
  const { room } = await host.ok('bringTable', { id, ...game });
  return { room, asked: { params: { id: room.id } } };
}

/** Ada brings it, and all other seats are taken by guests. */
async function together(here: World, game: Brought) {
  const ada = await here.client('Ada');
  const { room, asked } = await bring(ada, game);
  const clients = [ada];
  for (let seat = 1; seat < game.seats.length; seat++) {
    const guest = await here.client(`G${seat}`);
    await guest.ok('join', { seat }, asked);
    clients.push(guest);
  }
  await ada.ok('start', { free: 'remove' }, asked);
  return { id: room.id, clients, asked };
}

async function playOut(id: string, clients: readonly Client[]): Promise<void> {
  const random = new Playout(3);
  for (;;) {
    const { room, play } = await look(clients[0] as Client, id);
    if (room.phase === 'over') return;
    const seats =
      play?.frame.status.waitingFor != null ? [play.frame.status.waitingFor] : room.waiting?.seats;
    const client = clients[seats?.[0] ?? 0] as Client;
    const { at, legal, waiting } = await turnOf(client, id);
    const asked = { params: { id } };
    if (waiting) await client.ok('end', { id: newId(), expected: at }, asked);
    else {
      const move = legal[random.below(legal.length)];
      if (move) await client.ok('move', { id: newId(), expected: at, move }, asked);
      // What is tentative is seen by its seat alone: it ends its turn.
      else throw new Error('nobody can go on');
    }
  }
}

describe('a game that is brought from a device', () => {
  test('says so to everybody, in the room, in lists and on the page, before they sit down', async () => {
    const here = await world();
    const [ada, stranger] = [await here.client('Ada'), await here.client()];
    const game = broughtGame();
    const { room, asked } = await bring(ada, { ...game, access: 'listed' as never });
    expect(room).toMatchObject({ broughtBy: 'Ada', phase: 'gathering', game: GAME });
    expect(room.seats.map(({ player }) => player?.name ?? null)).toEqual(['Ada', null]);
    const seen = await stranger.call('table', undefined, asked);
    expect(seen.json).toMatchObject({ room: { broughtBy: 'Ada' }, play: null });
    expect((await stranger.ok('listedTables')).tables).toMatchObject([{ id: room.id, broughtBy: 'Ada' }]);
    const page = await (await fetch(`${here.url}/t/${room.id}`)).text();
    expect(page).toContain('The cards were dealt on Ada’s device');
    // Nothing of the cards before the start.
    expect(seen.text).not.toContain('hands');
    const plain = await ada.ok('newTable', { id: newId(), game: GAME, seats: game.seats, access: 'link' });
    expect(plain.room.broughtBy).toBeNull();
  });

  test.each(GAMES.map(({ id }) => [id]))(
    '%s goes on where it stood, and ends with a whole record',
    async (id) => {
      const here = await world();
      const device = onDevice(id, 12);
      const game = broughtGame(id, 12);
      const { id: at, clients, asked } = await together(here, game);
      const { step } = device.frame(null);
      for (const [seat, client] of clients.entries()) {
        const { play, room } = await look(client, at);
        expect(room).toMatchObject({ phase: 'running', broughtBy: 'Ada', me: { seat } });
        expect(JSON.stringify(play?.told)).toBe(JSON.stringify(device.told(seat).slice(0, step)));
        for (const each of [0, 5, step]) {
          const { frame } = await client.ok('frame', undefined, { params: { id: at, step: each } });
          expect(frame.view).toEqual(device.frameAt(each, seat).view);
        }
      }
      if (id !== GAME) return; // to the end by many requests: once
      await playOut(at, clients);
      const record = parseRecord(await (clients[1] as Client).ok('record', undefined, asked));
      expect(verify(findGame(id), record).status).toBe('finished');
      expect(record.moves.slice(0, step)).toEqual(game.record.moves);
      expect(record.seats).toEqual(['Ada', 'G1']);
      const [before, after] = [game.record.setup, record.setup] as { hands: unknown; deck: string[] }[];
      expect(after?.hands).toEqual(before?.hands);
      expect(after?.deck).not.toEqual(before?.deck);
      expect(after?.deck.toSorted()).toEqual(before?.deck.toSorted());
      // The next game is dealt here.
      const again = await (clients[1] as Client).ok('rematch', {}, asked);
      expect(again.room.broughtBy).toBeNull();
    },
  );

  test('is brought once, however often it is asked for, and waits through a restart', async () => {
    const first = await world();
    const ada = await first.client('Ada');
    const [game, request] = [broughtGame(), newId()];
    const [one, two] = await Promise.all([bring(ada, game, request), bring(ada, game, request)]);
    expect(two.room.id).toBe(one.room.id);
    expect((await ada.ok('myTables')).tables).toHaveLength(1);
    await first.close();
    const second = await world({ data: first.data });
    Object.assign(ada, { url: second.url });
    const { room } = await ada.ok('start', { free: BOTS }, one.asked);
    expect(room.seats.map(({ player }) => player?.name)).toEqual(['Ada', 'Bruno']);
    await second.close();
    const third = await world({ data: first.data });
    Object.assign(ada, { url: third.url });
    expect((await look(ada, room.id)).play?.told.length).toBeGreaterThanOrEqual(game.record.moves.length);
  });

  test('a free seat is played on by the bot that had it; without bots it does not start', async () => {
    const here = await world();
    const ada = await here.client('Ada');
    const game = broughtGame();
    const record: MatchRecord = { ...game.record, seats: ['D0', 'greedy-1'] };
    const { room, asked } = await bring(ada, { ...game, record: record as never });
    expect(await ada.refused('start', { free: 'remove' }, asked)).toBe('409 too-few-players');
    const { room: started } = await ada.ok('start', { free: BOTS }, asked);
    expect(started.seats[1]?.player).toEqual({ kind: 'bot', name: 'Bruno', bot: 'greedy-1' });
    expect(started.id).toBe(room.id);
  });

  test('is refused if it is over, damaged, too large, or on another board', async () => {
    const here = await world();
    const ada = await here.client('Ada');
    const { record, ...game } = broughtGame();
    const tried = (changed: unknown, seats = game.seats) =>
      ada.refused('bringTable', { id: newId(), ...game, seats, record: changed as never });
    const { board, moves } = record as { board: object; moves: unknown[] };
    expect(await tried({ ...record, board: { ...board, id: 'mine' } })).toBe('422 unknown-board');
    expect(await tried({ ...record, board: { ...board, name: 'Mine' } })).toBe('422 unknown-board');
    expect(await tried({ ...record, moves: moves.toSpliced(0, 1) })).toMatch(
      /^422 (illegal-move|not-your-turn)$/,
    );
    expect(await tried({ ...record, setup: {} })).toBe('422 bad-setup');
    expect(await tried({ ...record, seats: ['x'.repeat(60), 'y'] })).toBe('422 bad-name');
    expect(await tried({ ...record, game: 'chess' })).toBe('422 unknown-game');
    expect(await tried({ ...record, more: 1 })).toBe('400 bad-shape');
    expect(await tried(record, [...game.seats, { kind: 'open' }])).toBe('422 bad-players');
    expect(await tried(record, [{ kind: 'me' }, { kind: 'me' }] as never)).toBe('409 already-seated');
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = JSON.stringify({ id: newId(), ...game, record }).replace(/"setup":/, `"setup":${deep},"x":`);
    const headers = { ...ada.headers, 'content-type': 'application/json' };
    const nested = await fetch(`${here.url}/api/tables/brought`, { method: 'POST', headers, body: text });
    expect([nested.status, await nested.json()]).toMatchObject([400, { code: 'bad-shape' }]);
    expect(await tried({ ...record, deal: 'x'.repeat(530_000) })).toBe('413 too-large');
    const ended = onDevice(GAME, 12);
    while (!ended.host.status.outcome) {
      const { deciding, waitingFor } = ended.host.status;
      if (waitingFor !== null) ended.end(waitingFor);
      else ended.move(deciding[0] ?? 0, ended.frame(deciding[0] ?? 0).legal[0] as never);
    }
    expect(await tried(ended.host.toRecord())).toBe('422 match-over');
    expect((await ada.ok('myTables')).tables).toEqual([]);
  });

  test('two devices that differ in what nobody has seen: nobody is told a different byte', async () => {
    const { record, ...game } = broughtGame();
    const other = movedTable(parseRecord(record), 'another rest').host.toRecord();
    expect(other.setup).not.toEqual(record.setup);
    const told = async (changed: MatchRecord): Promise<string[]> => {
      const here = await world({ random: repeatable('brought'), now: () => 1_800_000_000_000 });
      const { id, clients, asked } = await together(here, { ...game, record: changed as never });
      const watcher = await here.client();
      return Promise.all(
        [...clients, watcher].map(async (client) => {
          const { text } = await client.call('table', undefined, asked);
          const stream = await client.stream(`/api/tables/${id}/events`);
          await stream.next('table');
          stream.close();
          return text + stream.text;
        }),
      );
    };
    expect(await told(other)).toEqual(await told(record as never));
  });
});

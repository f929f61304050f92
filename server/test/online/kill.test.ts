import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@tarmac/games';
import { Playout } from '@tarmac/kernel';
import { LIMITS } from '@tarmac/protocol';
import Database from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { isPostgres } from '../../src/index.ts';
import { load } from '../../src/rooms/hosted.ts';
import { openStore } from '../../src/store/store.ts';
import { Client, newId } from './client.ts';
import { isHere, place, RUNS } from './kinds.ts';
import { Player } from './player.ts';
import { serverProcess } from './process.ts';
import { GAME, look, playFirst } from './tables.ts';
import { volume } from './volume.ts';

const KILLS = volume(6, 300);
/** Deeds between two kills, all tables together. */
const DEEDS = { least: 8, more: 20 };
/**
 * Every other kill comes right after an answer; the others this many milliseconds after a request went out, at most: into
 * commits, answers and the decisions of bots.
 */
const MOST_LATE = 30;

/** A table of each game with two people and a bot, and its players. */
async function table(urls: readonly string[], game: string, seed: number): Promise<Player[]> {
  const [host, guest] = [new Client(urls), new Client(urls)];
  await host.signIn('Ada');
  await guest.signIn('Ben');
  const bot = { kind: 'bot', bot: 'random', name: 'Bruno' } as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }, bot] as const;
  const { room } = await host.ok('newTable', { id: newId(), game, seats, access: 'link' });
  await guest.ok('join', { seat: 1 }, { params: { id: room.id } });
  await host.ok('start', { free: 'remove' }, { params: { id: room.id } });
  return [host, guest].map((client, i) => new Player(client, room.id, game, seed + i));
}

/** Until no bot is to decide any more. */
async function botsToRest(data: string): Promise<void> {
  await expect.poll(() => counted(data, 'select count(*) as many from tables where due = 1')).toBe(0);
}

/** Read beside the server. */
async function counted(data: string, sql: string): Promise<number> {
  if (isPostgres(data)) {
    const client = new pg.Client(data);
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return Number(rows[0]?.many);
  }
  const file = new Database(join(data, 'tables.sqlite'), { readonly: true });
  try {
    return Number(file.prepare(sql).pluck().get());
  } finally {
    file.close();
  }
}

describe.each(RUNS)('kill -9, $runs', ({ kind, processes }) => {
  test.skipIf(!isHere(kind))(
    `${KILLS} times while people play: everything acknowledged is there once`,
    async () => {
      const data = await place(kind);
      const servers = Array.from({ length: processes }, () => serverProcess(data));
      for (const server of servers) await server.start();
      const random = new Playout(KILLS);
      const players: Player[] = [];
      const playing: Promise<void>[] = [];
      let deeds = 0;
      let [due, awaited] = [() => {}, 'sent'];
      const acted = (what: 'sent' | 'acknowledged'): void => {
        if (what === 'acknowledged') deeds--;
        if (deeds <= 0 && what === awaited) due();
      };
      /** A table of each game is always going on. */
      const open = async (): Promise<void> => {
        for (const { id } of GAMES) {
          if (players.some((player) => player.game === id && !player.isOver)) continue;
          const seated = await table(
            servers.map(({ url }) => url),
            id,
            players.length,
          );
          players.push(...seated);
          playing.push(...seated.map((player) => player.play(acted)));
        }
      };
      for (let kill = 0; kill <= KILLS; kill++) {
        await open();
        deeds = DEEDS.least + random.below(DEEDS.more);
        awaited = kill % 2 === 0 ? 'acknowledged' : 'sent';
        const enough = new Promise<void>((resolve) => {
          due = resolve;
        });
        // A player who misses something ends it all; where everybody has played to the end, new tables are opened.
        await Promise.race([enough, Promise.all(playing)]);
        if (kill === KILLS) break;
        if (awaited === 'sent') await pause(random.below(MOST_LATE + 1));
        const server = servers[kill % processes];
        await server?.kill();
        await server?.start();
      }
      for (const player of players) player.stop();
      await Promise.all(playing);
      await botsToRest(data);
      for (const player of players) {
        const { play } = await look(player.client, player.table);
        await player.reaches(play?.at ?? 0);
        expect(player.told).toEqual(play?.told); // what the streams told is what there is
      }
      await Promise.all(players.map((player) => player.close()));
      for (const server of servers) await server.kill();

      const store = await openStore(data);
      for (const id of new Set(players.map((player) => player.table))) {
        const entries = await store.tables.entries(id);
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place));
        const stored = entries.flatMap(({ move_id }) => move_id ?? []);
        expect(new Set(stored).size).toBe(stored.length);
        const here = players.filter((player) => player.table === id);
        const known = await load(store, id, 0);
        for (const player of here) {
          const seat = known?.room.seats.findIndex(
            ({ player: who }) => who?.name === (here[0] === player ? 'Ada' : 'Ben'),
          );
          const mine = stored
            .filter((each) => each.startsWith(`${seat}:`))
            .map((each) => each.split(':')[1] ?? '');
          expect(player.acknowledged.filter((each) => !mine.includes(each))).toEqual([]);
          expect(mine.filter((each) => !player.sent.has(each))).toEqual([]);
          expect(JSON.parse(JSON.stringify(known?.table?.told(seat ?? null)))).toEqual(player.told);
        }
      }
      await store.close();
      const total = players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      expect(total).toBeGreaterThan(KILLS * DEEDS.least);
      expect(LIMITS.entries).toBeGreaterThan(total);
    },
  );
});

describe.each(RUNS)('bots, $runs', ({ kind, processes }) => {
  test.skipIf(!isHere(kind))('go on by themselves after kill -9, though nobody asks', async () => {
    const data = await place(kind);
    const [server, other] = [serverProcess(data), serverProcess(data)];
    let [id, before] = ['', 0];
    // Killed right after the answer that leaves the decision to bots; again, should they have been faster.
    for (let due: string[] = []; due.length === 0; ) {
      await server.start();
      const ada = new Client(server.url);
      await ada.signIn('Ada');
      const bots = ['Bruno', 'Chiara', 'Dora'].map((name) => ({ kind: 'bot', bot: 'greedy', name }) as const);
      const seats = [{ kind: 'me' }, ...bots] as const;
      const { room } = await ada.ok('newTable', { id: newId(), game: GAME, seats, access: 'link' });
      id = room.id;
      await ada.ok('start', { free: 'remove' }, { params: { id } });
      // Everybody chooses a portfolio at once, people first.
      await playFirst(ada, id);
      await server.kill();
      const store = await openStore(data);
      due = await store.tables.due();
      before = (await store.tables.entries(id)).length;
      await store.close();
    }
    // Where there are several processes, another one takes them over.
    await (processes > 1 ? other : server).start();
    await botsToRest(data);
    expect(
      await counted(data, `select count(*) as many from entries where table_id = '${id}'`),
    ).toBeGreaterThan(before);
  });
});

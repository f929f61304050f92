import { setTimeout as pause } from 'node:timers/promises';
import { botDesk } from '@tarmac/bots';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Client, newId, type Reading } from './client.ts';
import { isHere, place } from './kinds.ts';
import { serverProcess } from './process.ts';
import { begun, GAME, look, playFirst, turnOf } from './tables.ts';
import { type World, type WorldOptions, world } from './world.ts';

/** Between two tries, in milliseconds. */
const AGAIN = 20;

const two = (options: WorldOptions = {}): Promise<World> => world({ processes: 2, ...options });

/** The same person, at one process alone. */
function at(here: World, process: number, { token }: Client): Client {
  return new Client(here.urls[process] ?? '', token);
}

async function following(client: Client, id: string): Promise<Reading> {
  const stream = await client.stream(`/api/tables/${id}/events`);
  await stream.next('table');
  return stream;
}

describe.skipIf(!isHere('PostgreSQL'))('two processes', () => {
  test('tell each other of moves, talk and reactions; what was seen at one is there at the other', async () => {
    const here = await two();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const [one, other] = [at(here, 0, ada), at(here, 1, ben)];
    const stream = await following(other, id);
    await playFirst(one, id);
    expect((await stream.next('news')).data.steps).toHaveLength(1);
    await one.ok('say', { id: newId(), text: 'Hello' }, { params: { id } });
    expect((await stream.next('talk')).data.messages[0].text).toBe('Hello');
    await one.ok('react', { reaction: 'wow' }, { params: { id } });
    await stream.next('reaction');
    for (let i = 0; i < 10; i++) {
      const [from, to] = i % 2 === 0 ? [one, other] : [other, one];
      await from.ok('say', { id: newId(), text: `${i}` }, { params: { id } });
      expect((await look(to, id)).talk.at(-1)?.text).toBe(`${i}`);
    }
  });

  test('lose nothing when a notice is lost', async () => {
    const here = await two();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    for (const { store } of here.onlines) Object.assign(store.peers ?? {}, { tell() {} });
    const stream = await following(at(here, 1, ben), id);
    await playFirst(at(here, 0, ada), id);
    expect((await stream.next('news')).data.steps).toHaveLength(1);
  });

  test('lose nothing when the line on which they listen breaks', async () => {
    const data = await place('PostgreSQL');
    const here = await two({ data });
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const stream = await following(at(here, 1, ben), id);
    const mine = await at(here, 1, ben).stream('/api/events');
    await mine.next('hello');
    const client = new pg.Client(data);
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await client.end();
    const one = at(here, 0, ada);
    while ((await one.call('me')).status !== 200) await pause(AGAIN);
    await playFirst(one, id);
    await stream.next('news');
    await mine.next('mine', ({ table }) => table.id === id && table.mine);
  });

  test('a credential that is given up at one has no stream at the other', async () => {
    const here = await two();
    const { id, seats } = await begun(here, 2);
    const [ada] = seats as [Client];
    const stream = await following(at(here, 1, ada), id);
    await at(here, 0, ada).ok('signOut', {});
    await stream.ended();
  });

  test('who is at one is here for the other, until that process has gone', async () => {
    const here = await two({ grace: 50 });
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const one = at(here, 0, ada);
    const { peers } = here.online.store;
    let found = 0;
    const isPresent = peers?.isPresent.bind(peers);
    Object.assign(peers ?? {}, {
      async isPresent(table: string, guest: string) {
        const is = await isPresent?.(table, guest);
        if (is) found++;
        return is;
      },
    });
    await following(one, id);
    await following(at(here, 1, ben), id);
    const present = async () => (await look(one, id)).room.seats.map((seat) => seat.here);
    await expect.poll(present).toEqual([true, true]);
    await playFirst(one, id); // then those whom this process does not see are missed
    await expect.poll(() => found).toBeGreaterThan(0);
    expect(await present()).toEqual([true, true]);
    await here.closeOne(1);
    await expect.poll(present).toEqual([true, false]);
  });

  test('let a bot decide once', async () => {
    const desk = botDesk();
    const asked: string[] = [];
    const here = await two({
      async decide(job) {
        asked.push(`${job.step} ${job.entry}`);
        return desk(job);
      },
    });
    const ada = await here.client('Ada');
    const bots = ['Bruno', 'Chiara'].map((name) => ({ kind: 'bot', bot: 'random', name }) as const);
    const seats = [{ kind: 'me' }, ...bots] as const;
    const { room } = await ada.ok('newTable', { id: newId(), game: GAME, seats, access: 'link' });
    const { id } = room;
    await ada.ok('start', { free: 'remove' }, { params: { id } });
    for (const process of [0, 1]) await following(at(here, process, ada), id);
    for (let deeds = 0; deeds < 6; ) {
      const { at: expected, legal, waiting } = await turnOf(ada, id);
      const [move] = legal;
      if (waiting) await ada.ok('end', { id: newId(), expected }, { params: { id } });
      else if (move) await ada.ok('move', { id: newId(), expected, move }, { params: { id } });
      else await pause(AGAIN);
      if (waiting || move) deeds++;
    }
    expect(asked.length).toBeGreaterThan(2);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('one that is told to stop finishes the answers that are under way', async () => {
    const data = await place('PostgreSQL');
    const server = serverProcess(data);
    await server.start();
    const ada = new Client(server.url);
    await ada.signIn('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random', name: 'Bruno' }] as const;
    const { room } = await ada.ok('newTable', { id: newId(), game: GAME, seats, access: 'link' });
    const stream = await ada.stream(`/api/tables/${room.id}/events`);
    await stream.next('table');
    const lock = new pg.Client(data);
    await lock.connect();
    onTestFinished(() => lock.end());
    await lock.query('begin');
    await lock.query('select from tables for update');
    const answer = ada.call('start', { free: 'remove' }, { params: { id: room.id } });
    const waits =
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    const watch = new pg.Client(data);
    await watch.connect();
    onTestFinished(() => watch.end());
    while ((await watch.query(waits)).rowCount === 0) await pause(AGAIN);
    const stopped = server.kill('SIGTERM');
    await stream.ended(); // streams are told to look elsewhere
    await pause(800); // longer than lines that ask for nothing are kept
    await lock.query('commit');
    expect((await answer).status).toBe(200);
    await stopped;
  });
});

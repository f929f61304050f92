import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { Following } from '../../src/rooms/following.ts';
import { type Client, newId } from './client.ts';
import { begun, gathered, playFirst } from './tables.ts';
import { type World, world } from './world.ts';

const never = () => new Promise<never>(() => {});

/** A table that nobody can read any more, in the store of a server that has stopped. */
function damage({ data }: World, id: string): void {
  const db = new Database(join(data, 'tables.sqlite'));
  db.prepare("update tables set deal = '{}' where id = ?").run(id);
  db.close();
}

/** A table of one person and a bot, where the bot is to decide next. */
async function duel(here: World): Promise<{ id: string; ada: Client }> {
  const { id, clients } = await gathered(here, 1, undefined, 1);
  const [ada] = clients as [Client];
  await ada.ok('start', { free: 'remove' }, { params: { id } });
  await playFirst(ada, id);
  return { id, ada };
}

/** The same people at another server. */
async function back(there: World, client: Client): Promise<Client> {
  const same = await there.client();
  same.token = client.token;
  return same;
}

describe('one table that cannot be read', () => {
  test('does not keep the bots of the others from playing on after a restart', async () => {
    const here = await world({ decide: never });
    const ids = [(await duel(here)).id, (await duel(here)).id];
    const [first = '', second = ''] = await here.online.store.tables.due();
    expect([first, second].toSorted()).toEqual(ids.toSorted());
    await here.close();
    damage(here, first);
    const there = await world({ data: here.data });
    await expect
      .poll(async () => (await there.online.store.tables.entries(second)).length)
      .toBeGreaterThan(1);
  });

  test('ends nobody’s stream: that table alone is gone', async () => {
    const here = await world();
    const [broken, sound] = [await begun(here, 2), await begun(here, 2)];
    await here.close();
    damage(here, broken.id);
    const there = await world({ data: here.data });
    const failed: unknown[] = [];
    there.online.log = (error) => failed.push(error);
    const ada = await back(there, sound.seats[0] as Client);
    const stream = await ada.stream(`/api/events?at=${broken.id},${sound.id}`);
    expect((await stream.next('gone')).data).toEqual({ id: broken.id, code: 'no-such-table' });
    await stream.next('table', ({ id }) => id === sound.id);
    await playFirst(ada, sound.id);
    await stream.next('news');
    expect(failed).toHaveLength(1);
  });
});

describe('bots', () => {
  test('of a table that every person has left are not taken up again at a start', async () => {
    const here = await world({ decide: never });
    const { id, ada } = await duel(here);
    expect(await here.online.store.tables.due()).toEqual([id]);
    await ada.ok('leave', {}, { params: { id } });
    expect(await here.online.store.tables.due()).toEqual([]);
    await ada.ok('takeBack', {}, { params: { id } });
    expect(await here.online.store.tables.due()).toEqual([id]);
  });
});

describe('one who cannot be told', () => {
  test('is cut off alone: the deed is answered, and the others are told', async () => {
    const here = await world();
    const { id, clients } = await gathered(here, 2);
    const [ada, ben] = clients as [Client, Client];
    const failed: unknown[] = [];
    here.online.log = (error) => failed.push(error);
    let told = 0;
    const torn = new Following(id, null, 'full', {
      send() {
        if (++told > 1) throw new Error('torn');
      },
    });
    await here.online.followers.add(torn, undefined, () => true);
    const stream = await ben.stream(`/api/tables/${id}/events`);
    await stream.next('table');
    const mine = await ben.stream('/api/events');
    await mine.next('hello');
    await ada.ok('say', { id: newId(), text: 'Hello' }, { params: { id } });
    await ada.ok('start', { free: 'remove' }, { params: { id } });
    await stream.next('talk');
    await stream.next('table');
    await mine.next('mine');
    expect(failed.map(String)).toEqual(['Error: torn']);
    const before = told;
    await playFirst(ada, id);
    await stream.next('news');
    expect(told).toBe(before);
  });

  test('nor does a listener that fails keep others from listening', async () => {
    const here = await world();
    const { id, clients } = await gathered(here, 2);
    const [ada] = clients as [Client];
    const failed: unknown[] = [];
    const heard: string[] = [];
    here.online.log = (error) => failed.push(error);
    here.online.rooms.onChange(() => {
      throw new Error('deaf');
    });
    here.online.rooms.onChange((hosted) => void heard.push(hosted.id));
    await ada.ok('start', { free: 'remove' }, { params: { id } });
    expect(heard).toEqual([id]);
    expect(failed.map(String)).toEqual(['Error: deaf']);
  });
});

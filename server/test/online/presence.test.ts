import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Following } from '../../src/rooms/following.ts';
import type { Client } from './client.ts';
import { gathered, look } from './tables.ts';
import { type World, world } from './world.ts';

afterEach(() => {
  vi.useRealTimers();
});

const present = async (client: Client, id: string) =>
  (await look(client, id)).room.seats.map((seat) => seat.here);

/** A device that asks for a stream, hears its first words, and then neither reads nor says anything more. */
async function vanished({ url }: World, { token }: Client, path: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  socket.pause();
  return { socket, first: String(first) };
}

describe('who is here', () => {
  test('somebody who vanishes without closing the line is away after a while', async () => {
    const here = await world({ streamLife: 50, grace: 1 });
    const { id, clients } = await gathered(here, 2);
    const [ada, ben] = clients as [Client, Client];
    const { socket, first } = await vanished(here, ada, `/api/tables/${id}/events`);
    expect(first).toContain('text/event-stream');
    await expect.poll(() => present(ben, id)).toEqual([false, false]);
    expect(socket.writable).toBe(true); // it never said goodbye
    expect(here.online.streams.countOf(() => true)).toBe(0);
  });

  test('who comes back after the server ended a stream was never away, and is told nothing twice', async () => {
    const here = await world({ streamLife: 30, grace: 3_600_000 });
    const { id, clients } = await gathered(here, 2);
    const [ada, ben] = clients as [Client, Client];
    await ada.ok('start', { free: 'remove' }, { params: { id } });
    const { revision } = await here.online.rooms.look(id, (hosted) => hosted);
    let { cursor } = await look(ada, id);
    for (let times = 0; times < 10; times++) {
      const stream = await ada.stream(`/api/tables/${id}/events?at=${cursor}`);
      await stream.ended();
      cursor = stream.heard.findLast((heard) => heard.id !== undefined)?.id ?? cursor;
      expect(stream.heard.map(({ event }) => event)).toEqual(['hello', 'room']);
      expect((await look(ben, id)).room.seats.map((seat) => seat.away)).toEqual([null, null]);
    }
    // Nothing was stored, so nothing was told to anybody.
    expect(await here.online.rooms.look(id, (hosted) => hosted.revision)).toBe(revision);
  });

  test('everybody has a while of their own to come back', async () => {
    const here = await world({ grace: 10_000, processes: 1 });
    const { id, clients } = await gathered(here, 2);
    const { rooms, followers } = here.online;
    const guests = await rooms.look(id, ({ room }) => room.members.map(({ guest }) => guest));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const follow = async (guest: string | undefined): Promise<Following> => {
      const following = new Following(id, guest ?? null, 'full', { send() {} });
      await followers.add(following, undefined, () => true);
      return following;
    };
    const away = () => rooms.look(id, ({ room }) => room.members.map((member) => member.away !== null));
    const [ada, ben] = [await follow(guests[0]), await follow(guests[1])];
    followers.remove(ada);
    vi.advanceTimersByTime(6_000);
    followers.remove(ben);
    vi.advanceTimersByTime(5_000);
    expect(await away()).toEqual([true, false]);
    const again = await follow(guests[1]);
    vi.advanceTimersByTime(60_000);
    expect(await away()).toEqual([true, false]);
    followers.remove(again);
    vi.advanceTimersByTime(9_000);
    expect(await away()).toEqual([true, false]);
    vi.advanceTimersByTime(2_000);
    expect(await away()).toEqual([true, true]);
    expect(clients).toHaveLength(2);
  });
});

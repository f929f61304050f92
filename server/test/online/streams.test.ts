import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Stream, Streams } from '../../src/online/stream.ts';
import { type Client, newId } from './client.ts';
import { begun, gathered, look, playFirst } from './tables.ts';
import { world } from './world.ts';

describe('streams', () => {
  test('go on where they broke off, by Last-Event-ID and by at, one table or many', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const first = await ada.stream(`/api/tables/${id}/events`);
    const { id: cursor = '' } = await first.next('table');
    first.close();
    await playFirst(ben, id);
    await ben.ok('say', { id: newId(), text: 'Done' }, { params: { id } });
    const wholes = ['table', 'coded'];
    for (const [path, headers] of [
      [`/api/tables/${id}/events`, { 'last-event-id': cursor }],
      [`/api/tables/${id}/events?at=${cursor}`, {}],
      [`/api/events?at=${id}:${cursor}`, {}],
      [`/api/events?at=AAAAAAAAAAAAAAAA`, { 'last-event-id': `${id}:${cursor}` }],
    ] as const) {
      const again = await ada.stream(path, headers as Record<string, string>);
      const { data, id: next } = await again.next('news');
      expect(data.steps).toHaveLength(1);
      expect((await again.next('talk')).data.messages).toMatchObject([{ text: 'Done' }]);
      expect(again.heard.filter(({ event }) => wholes.includes(event))).toEqual([]);
      expect(next).toContain('.');
    }
    const { cursor: now } = await look(ada, id);
    const silent = await ada.stream(`/api/tables/${id}/events?at=${now}`);
    await silent.next('room');
    expect(silent.heard.map(({ event }) => event)).toEqual(['hello', 'room']);
  });

  test('that are asked for once tell what is new, and end', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const all = async (path: string) => {
      const stream = await ada.stream(path);
      await stream.ended();
      return stream.heard;
    };
    const first = await all(`/api/events?once=true&at=${id}`);
    expect(first.map(({ event }) => event)).toEqual(['hello', 'table']);
    await playFirst(ben, id);
    const since = first.at(-1)?.id;
    for (const path of [
      `/api/events?once=true&at=${since}`,
      `/api/tables/${id}/events?once=true&at=${since?.split(':')[1]}`,
    ]) {
      const events = (await all(path)).map(({ event }) => event);
      // Another process may tell of the row in the list after the move was answered.
      expect(events.filter((event) => event !== 'mine')).toEqual(['hello', 'news', 'room']);
    }
  });

  test('a cursor of another seat, or of another store, gets everything', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const heard = async (cursor: string) => {
      const stream = await ada.stream(`/api/tables/${id}/events?once=true&at=${cursor}`);
      await stream.ended();
      return stream.heard.map(({ event }) => event);
    };
    const { cursor: own } = await look(ada, id);
    const { cursor: foreign } = await look(ben, id);
    expect([own, await heard(own)]).toEqual([own, ['hello', 'room']]);
    for (const cursor of [foreign, 'w.0-0', '1.0-0', '0.0-0', '0.0-0.00000000', '0.999-0']) {
      expect([cursor, await heard(cursor)]).toEqual([cursor, ['hello', 'table']]);
    }
  });

  test('in differences: the first frame after a cursor is whole', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada, ben] = seats as [Client, Client];
    const first = await ada.stream(`/api/tables/${id}/events?form=delta`);
    const { id: cursor = '' } = await first.next('coded');
    first.close();
    await playFirst(ben, id);
    const again = await ada.stream(`/api/tables/${id}/events?form=delta&at=${cursor}`);
    const { data } = await again.next('delta');
    expect(data.frame).toEqual([expect.objectContaining({ step: 1, viewer: 0 })]);
  });

  test('one stream follows many tables, and says which are not there', async () => {
    const here = await world();
    const [one, two] = [await begun(here, 2), await gathered(here, 2)];
    const nobody = await here.client();
    const stream = await nobody.stream(`/api/events?at=${one.id},BBBBBBBBBBBBBBBB,${two.id}`);
    await stream.next('table', ({ id }) => id === one.id);
    expect((await stream.next('gone')).data).toEqual({ id: 'BBBBBBBBBBBBBBBB', code: 'no-such-table' });
    const { id } = await stream.next('table', (data) => data.id === two.id);
    const { id: store } = here.online.store;
    expect(id).toBe(`${one.id}:w.0-0.${store},${two.id}:w.0-0.${store}`);
  });

  test('a heartbeat comes by the clock, and who does not read is cut', async () => {
    const streams = new Streams(5);
    onTestFinished(() => streams.stop());
    const opened: Stream[] = [];
    const server = createServer((_, response) => {
      const stream = new Stream(response, { address: '', guest: null, token: null }, false);
      streams.add(stream);
      opened.push(stream);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    onTestFinished(() => void socket.destroy());
    const [chunk] = await once(socket, 'data');
    expect(String(chunk)).toContain(':\n\n');
    socket.pause();
    const [stream] = opened as [Stream];
    const closed = new Promise<void>((resolve) => stream.onClose(resolve));
    const text = 'x'.repeat(100_000);
    for (let sent = 0; sent < 1000 && stream.isOpen; sent++) {
      stream.send('talk', { id: 'A'.repeat(16), messages: [{ n: 1, who: 1, name: '', text, at: 0 }] });
    }
    await closed;
    expect(streams.countOf(() => true)).toBe(0);
  });
});

describe('documents', () => {
  test('are served without a script', async () => {
    const here = await world();
    const api = (await (await fetch(`${here.url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(api.paths)).toContain('/api/tables/{id}/moves');
    const page = await fetch(`${here.url}/api/docs`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await page.text();
    expect(text).toContain('<code>POST /api/tables/:id/moves</code>');
    expect(text).not.toContain('<script');
  });
});

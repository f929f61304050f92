import { connect } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { begun } from './tables.ts';
import { volume } from './volume.ts';
import { world } from './world.ts';

const RUNS = volume(150, 10_000);

/** Sends bytes, in pieces, says that nothing more will come, and gives all that came back until the server hung up. */
function sent(url: string, pieces: readonly Uint8Array[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', async () => {
      socket.setNoDelay(true);
      for (const piece of pieces) {
        if (!socket.writable) break;
        await new Promise<void>((written) => socket.write(piece, () => written()));
      }
      socket.end();
    });
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {}); // the server hung up while we were talking
    socket.on('close', () => resolve(answer));
  });
}

/** At the beginning of any answer: several may come on one line. */
const FAULT = /HTTP\/1\.1 5\d\d/;
const HEAD = 'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const BODY = '{"name":"Eve"}';

/** No request at all, or one that is not what it says. */
const BROKEN: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'no request': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'a request of nobody knows what': 'MAKE ME A SANDWICH\r\n\r\n',
  'an older form': 'GET /api\r\n\r\n',
  'a form that is none': 'GET /api HTTP/9.9\r\nHost: localhost\r\n\r\n',
  'half a line': 'GET /ap',
  'half of the headers': `${HEAD}X-Half: `,
  'a header without a name': `${HEAD}: x\r\n\r\n`,
  'a header with a null': `${HEAD}X-Null: a\0b\r\n\r\n`,
  'a header as large as a house': `${HEAD}X-Large: ${'x'.repeat(100_000)}\r\n\r\n`,
  'a thousand headers': `${HEAD}${'X-Many: 1\r\n'.repeat(3_000)}\r\n`,
  'an address as large as a house': `GET /api/${'x'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'half a body': `${HEAD}Content-Length: 5000\r\n\r\n${BODY}`,
  'a body longer than it says': `${HEAD}Content-Length: 5\r\n\r\n${BODY}`,
  'two lengths': `${HEAD}Content-Length: 5\r\nContent-Length: 14\r\n\r\n${BODY}`,
  'a length that is none': `${HEAD}Content-Length: -1\r\n\r\n${BODY}`,
  'a length and pieces': `${HEAD}Content-Length: 14\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${BODY}`,
  'pieces that are none': `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n${BODY}\r\n`,
  'a piece that never ends': `${HEAD}Transfer-Encoding: chunked\r\n\r\nffffff\r\n${BODY}`,
  'a body that is packed': `${HEAD}Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\n\x1f\x8b\x08\x00`,
  'two hosts': `GET /api HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n`,
  'no host': 'GET /api HTTP/1.1\r\n\r\n',
  'another line, please':
    'GET /api HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
};

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
/** One byte after the other. */
const dribbled = (text: string): Uint8Array[] => Array.from(bytes(text), (byte) => Uint8Array.of(byte));

/** Never a fault of ours, nothing stored, and everybody else is served. */
describe('bytes on the line', () => {
  test('broken requests, whole and byte by byte', async () => {
    const here = await world({ grace: 1e9 });
    const { seats } = await begun(here, 2);
    const [ada] = seats as [Client];
    const db = new Database(join(here.data, 'tables.sqlite'), { readonly: true });
    const version = (): unknown => db.pragma('data_version', { simple: true });
    const before = version();
    for (const [what, text] of Object.entries(BROKEN)) {
      const known = text.replace('\r\nHost', `\r\nAuthorization: Bearer ${ada.token}\r\nHost`);
      for (const pieces of [[bytes(text)], [bytes(known)], ...(text.length < 400 ? [dribbled(known)] : [])]) {
        const answer = await sent(here.url, pieces);
        expect([what, FAULT.exec(answer)]).toEqual([what, null]);
      }
      await ada.ok('me');
      expect([what, version()]).toEqual([what, before]);
    }
    db.close();
  });

  test('good requests that were damaged on the way', async () => {
    const here = await world({ grace: 1e9 });
    const { id, seats } = await begun(here, 2);
    const [ada] = seats as [Client];
    const good = [
      `GET /api/tables/${id} HTTP/1.1`,
      `GET /api/tables/${id}/frames/0 HTTP/1.1`,
      'GET /api/me/tables HTTP/1.1',
      `POST /api/tables/${id}/why HTTP/1.1`,
    ].map((line) => {
      const head = `${line}\r\nHost: localhost\r\nAuthorization: Bearer ${ada.token}\r\n`;
      return `${head}Content-Type: application/json\r\nContent-Length: 24\r\n\r\n{"move":{"type":"cash"}}`;
    });
    const damage = fc.array(fc.tuple(fc.nat(400), fc.nat(3), fc.uint8Array({ maxLength: 8 })), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...good), damage, fc.nat(400), async (text, hits, cut) => {
        let whole = Array.from(bytes(text));
        for (const [at, gone, more] of hits) whole = whole.toSpliced(at % (whole.length + 1), gone, ...more);
        const pieces = [Uint8Array.from(whole.slice(0, cut)), Uint8Array.from(whole.slice(cut))];
        expect(await sent(here.url, pieces)).not.toMatch(FAULT);
      }),
      { numRuns: RUNS, seed: 15 },
    );
    expect((await ada.call('table', undefined, { params: { id } })).status).toBe(200);
  });

  test('addresses', async () => {
    const here = await world();
    const { id, seats } = await begun(here, 2);
    const [ada] = seats as [Client];
    const parts = [
      '..',
      '%00',
      '%',
      id.slice(1),
      `${id}x`,
      "' or 1=1 --",
      'constructor',
      '-1',
      '1e9',
      '99999999999999999999',
      'NaN',
      '%2e%2e',
    ];
    for (const part of parts) {
      for (const path of [
        `/api/tables/${part}`,
        `/api/tables/${id}/frames/${part}`,
        `/api/tables/${part}/events`,
        `/api/tables/${id}/events?at=${part}`,
        `/api/events?at=${part}`,
        `/api/events?at=${id}:${part}`,
        `/t/${part}`,
        `/api/${part}`,
      ]) {
        const stop = new AbortController();
        const { status } = await fetch(here.url + path, { headers: ada.headers, signal: stop.signal });
        stop.abort();
        expect(`${path} ${status}`).toMatch(/ [24]\d\d$/);
      }
    }
    for (const header of ['x', `${id}:9.999-1`, 'w.1-1,'.repeat(50), '%', `${id}:w.999999999-0`]) {
      const stream = await ada.stream(`/api/events`, { 'last-event-id': header });
      await stream.next('hello');
      stream.close();
    }
  });
});

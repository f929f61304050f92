import { unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE, raw, SCRIPT, serve } from './served.ts';

describe('files', () => {
  test('the page is asked for again every time, and costs nothing when it is the same', async () => {
    const { url, port } = await serve();
    const first = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(await first.text()).toBe(PAGE);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const second = await raw(port, `GET / HTTP/1.1\r\nIf-None-Match: ${etag}`); // fetch would forbid a 304
    expect(second).toMatch(/^HTTP\/1\.1 304 /);
    expect(second).toMatch(/\r\n\r\n$/);
  });

  test('what carries a hash in its name stays for a year', async () => {
    const { url } = await serve();
    const answer = await fetch(`${url}/assets/main-1a2b3c.js`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect(await answer.text()).toBe(SCRIPT);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('Accept-Encoding: %s gets %s', async (accepted, sent) => {
    const { url } = await serve();
    for (const [path, text] of [
      ['/', PAGE],
      ['/assets/main-1a2b3c.js', SCRIPT],
    ] as const) {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(sent);
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(answer.headers.get('content-type')).toMatch(path === '/' ? /html/ : /javascript/);
      expect(await answer.text()).toBe(text);
    }
  });

  test('HEAD has the headers and no body', async () => {
    const { port } = await serve();
    for (const path of ['/', '/assets/main-1a2b3c.js', '/health']) {
      const [head = '', body] = (await raw(port, `HEAD ${path} HTTP/1.1`)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 200 /);
      expect(head).toMatch(/content-length: [1-9]/i);
      expect(body).toBe('');
    }
  });

  test('a new page is served at once, also compressed', async () => {
    const { url, root } = await serve();
    await (await fetch(url)).text();
    writeFileSync(join(root, 'index.html'), '<!doctype html><p>new</p>');
    unlinkSync(join(root, 'index.html.br'));
    unlinkSync(join(root, 'index.html.gz'));
    expect(await (await fetch(url)).text()).toContain('new');
  });
});

describe('what is not served', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/.build.json',
    '/assets/',
    '/assets',
    '/%00',
    '/%',
    '/index.html%00.js',
  ])('%s', async (path) => {
    const { port } = await serve();
    const answer = await raw(port, `GET ${path} HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404) /);
    expect(answer).not.toMatch(/secret|main-1a2b3c|node_modules| at .*:\d+/);
  });

  test('a program gets JSON', async () => {
    const { url } = await serve();
    const answer = await fetch(`${url}/nothing`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      ok: false,
      code: 'not-found',
      message: 'There is nothing at this address.',
    });
  });

  test('a person gets a page', async () => {
    const { url } = await serve();
    const answer = await fetch(`${url}/nothing`, { headers: { accept: 'text/html,*/*' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('There is nothing at this address.');
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s', async (method) => {
    const { url } = await serve();
    expect((await fetch(url, { method })).status).toBe(404);
  });
});

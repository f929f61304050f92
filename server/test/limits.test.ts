import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './served.ts';

/** Soon, but long after the first bytes have come. */
const SOON = { requestMs: 300, headersMs: 300, checkEveryMs: 50 };
const BODY_AHEAD =
  'POST /tables HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"a":"';

/** Sends the beginning and then one byte after the other, until the server hangs up; gives its answer. */
function dribble(port: number, beginning: string): Promise<{ answer: string; sent: number }> {
  let answer = '';
  let sent = 0;
  let dripping: NodeJS.Timeout | undefined;
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(beginning);
    dripping = setInterval(() => {
      if (socket.writable) socket.write('x', () => sent++);
    }, 10);
  });
  onTestFinished(() => {
    clearInterval(dripping);
    socket.destroy();
  });
  socket.on('error', () => {}); // a byte that comes after the server hung up
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  return new Promise((resolve) => socket.on('close', () => resolve({ answer, sent })));
}

test.each([
  ['a body', BODY_AHEAD],
  ['headers', 'GET / HTTP/1.1\r\nHost: test\r\nX-Slow: '],
])('%s that dribbles is cut, though bytes keep coming', async (_, beginning) => {
  const { port, url } = await serve(SOON);
  const { answer, sent } = await dribble(port, beginning);
  expect(sent).toBeGreaterThan(3);
  expect(answer).toMatch(/HTTP\/1\.1 408 [\s\S]*"code":"too-slow"/);
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test('nobody waits for a body that was not asked for', async () => {
  const { port } = await serve();
  const { answer } = await dribble(port, BODY_AHEAD.replace('POST /tables', 'GET /health'));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a body that comes in time is read', async () => {
  const { url } = await serve(SOON);
  const answer = await fetch(`${url}/tables`, { method: 'POST', body: 'x'.repeat(9000) });
  expect(answer.status).toBe(404);
});

test('a body that is too large is refused before it has come', async () => {
  const { port } = await serve();
  const { answer } = await dribble(port, BODY_AHEAD.replace('9000', '70000'));
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*"code":"too-large"/);
});

test('headers that are too large are refused', async () => {
  const { port } = await serve();
  const { answer } = await dribble(port, `GET / HTTP/1.1\r\nHost: test\r\nX-Large: ${'x'.repeat(20_000)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"too-large"/);
});

test('what is no request at all is refused', async () => {
  const { port } = await serve();
  const { answer } = await dribble(port, '\u001b[31m\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad-request"/);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BIN, expectRefusal, folder, tarmac } from './tarmac.ts';

function build(): string {
  const root = folder();
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tarmac</title>');
  return root;
}

/** Started, with the first line it printed; none if it ended instead. */
async function served(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [BIN, 'serve', '--root', build(), ...args], {
    env: { ...process.env, PORT: '', TARMAC_DATA: folder(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { value: line = '' } = await lines.next();
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  return { child, line, url };
}

/** A port of this machine that somebody else listens on. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

describe('tarmac serve', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'prints where it is, answers, and stops on %s',
    async (signal) => {
      const { child, line, url } = await served(['--port', '0']);
      expect(line).toMatch(/^Tarmac is ready: http:\/\/localhost:\d+\/$/);
      const { ok } = (await (await fetch(`${url}health`)).json()) as { ok: boolean };
      expect(ok).toBe(true);
      child.kill(signal);
      const [code] = await once(child, 'exit');
      expect(code).toBe(0);
      await expect(fetch(url)).rejects.toThrow();
    },
  );

  test('PORT in the environment, --port before it', async () => {
    const port = await takenPort();
    const here = ['--host', '127.0.0.1'];
    const { line, child } = await served(here, { PORT: String(port) });
    expect(line).toBe(''); // it wanted that port, and no other
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(2);
    const before = await served([...here, '--port', '0'], { PORT: String(port) });
    expect(before.line).toMatch(/^Tarmac is ready: /);
    expect(before.url).not.toContain(`:${port}/`);
  });

  test('a port that is taken: one line, exit 2', async () => {
    const port = await takenPort();
    const args = [
      'serve',
      '--root',
      build(),
      '--data',
      folder(),
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ];
    expectRefusal(await tarmac(...args), 2, new RegExp(`uses port ${port}`));
  });

  test.each([
    ['no build', ['--root', '/nowhere'], /no build in \/nowhere: `npm run build` makes one/],
    ['a port that is none', ['--port', 'x'], /--port must be a whole number from 0 to 65535/],
    ['a word', ['there'], /takes no word/],
  ])('%s: one line, exit 2', async (_, args, says) => {
    expectRefusal(await tarmac('serve', ...args), 2, says);
  });

  test.each([
    ['an address that is none', ['--public-url', 'tarmac'], /must be like https:/],
    ['a level that is none', ['--log', 'loud'], /--log is one of error, warn/],
  ])('%s: one line, exit 2', async (_, args, says) => {
    expectRefusal(await tarmac('serve', '--root', build(), '--data', folder(), ...args), 2, says);
  });

  test('tables have one server at a time, and a killed one leaves nothing behind', async () => {
    const data = folder();
    const first = await served(['--port', '0', '--data', data]);
    const second = ['serve', '--root', build(), '--port', '0', '--data', data];
    expectRefusal(await tarmac(...second), 2, /Another Tarmac uses the tables in/);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const { url } = await served(['--port', '0', '--data', data]);
    expect((await fetch(`${url}api`)).status).toBe(200);
  });

  test('files only', async () => {
    const { url } = await served(['--port', '0', '--files-only']);
    expect((await fetch(`${url}api`)).status).toBe(404);
    expect((await fetch(url)).status).toBe(200);
  });

  test('logs say what was asked and how it was answered, and nothing about anybody', async () => {
    const child = spawn(
      process.execPath,
      [BIN, 'serve', '--root', build(), '--data', folder(), '--port', '0', '--log', 'info'],
      { stdio: 'pipe', env: { ...process.env, PORT: '' } },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
    });
    const { value: line = '' } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
    const url = /http:\S+/.exec(line)?.[0] ?? '';
    const post = async (path: string, body: object, headers = {}) => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { token: string; room: { id: string } };
    };
    const { token } = await post('api/guests', { name: 'Rumpelstiltskin', program: true });
    const authorization = { authorization: `Bearer ${token}` };
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wish = { id: 'a-request-of-a-test', game: 'airlines-europe', seats, access: 'link' };
    const { room } = await post('api/tables', wish, authorization);
    await post(
      `api/tables/${room.id}/talk?secret=query`,
      { id: 'a-request-of-a-test', text: 'gossip' },
      authorization,
    );
    await fetch(`${url}t/${room.id}`);
    await expect.poll(() => log).toContain('/t/:id');
    expect(log).toContain('"route":"/api/tables/:id/talk"');
    expect(log).toContain('"statusCode":200');
    for (const secret of [
      token,
      'Rumpelstiltskin',
      room.id,
      'secret',
      'gossip',
      'remoteAddress',
      'a-request-of',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

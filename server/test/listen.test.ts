import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { addresses, buildApp, CannotListen, listen } from '../src/index.ts';

async function takenPort(port = 0): Promise<number> {
  const other = createServer();
  await new Promise<void>((ready, failed) => other.once('error', failed).listen(port, '127.0.0.1', ready));
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

async function app() {
  const made = await buildApp({ root: tmpdir() });
  onTestFinished(() => made.close());
  return made;
}

test('a port that was asked for and is taken is refused by its number', async () => {
  const port = await takenPort();
  await expect(listen(await app(), { host: '127.0.0.1', port })).rejects.toThrow(CannotListen);
  await expect(listen(await app(), { host: '127.0.0.1', port })).rejects.toThrow(`port ${port}`);
});

test.each(['999.1.1.1', '203.0.113.7', 'no such name', ''])('the address %j is refused', async (host) => {
  const listening = listen(await app(), { host, port: 0 });
  await expect(listening).rejects.toThrow(CannotListen);
  await expect(listening).rejects.toThrow(`${JSON.stringify(host)} is no address of this machine`);
});

test('the usual port is 8080; the next free one when it is taken', async () => {
  await takenPort(8080).catch(() => undefined); // some other program may have it already
  const { port, taken } = await listen(await app(), { host: '127.0.0.1' });
  expect(port).toBeGreaterThan(8080);
  expect(taken).toBe(8080);
});

test('addresses: loopback, and those of the network when all are listened on', () => {
  expect(addresses('127.0.0.1', 8080)).toEqual({ here: 'http://127.0.0.1:8080/', network: [] });
  expect(addresses('::1', 8080).here).toBe('http://[::1]:8080/');
  const { here, network } = addresses('0.0.0.0', 9000);
  expect(here).toBe('http://localhost:9000/');
  for (const address of network) expect(address).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:9000\/$/);
  expect(network.some((address) => address.includes('127.0.0.1'))).toBe(false);
});

import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * What becomes of a request on its way. `lost`: done, but the answer does not arrive. `hangs`: nothing is ever heard of
 * it. `held`: the answer arrives when it is complete, and a stream never is. `cut short`: nothing more arrives as soon
 * as the test says so.
 */
export type Fate = 'passes' | 'lost' | 'bad gateway' | 'hangs' | 'held' | 'cut short';

/** A way to a server on which requests have the fate that a test gives them. */
export async function roughLine(
  url: string,
  fate: (asked: IncomingMessage) => Fate,
  isCut = (): boolean => false,
): Promise<string> {
  const server = createServer((asked, answer) => {
    const what = fate(asked);
    if (what === 'bad gateway') {
      answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    if (what === 'hangs') return;
    const { method, headers } = asked;
    const forwarded = request(new URL(asked.url ?? '/', url), { method, headers }, (got) => {
      if (what === 'lost') {
        got.resume().on('end', () => asked.socket.destroy());
        return;
      }
      if (what === 'held') {
        void got.toArray().then(
          (all) => answer.writeHead(got.statusCode ?? 500, got.headers).end(Buffer.concat(all)),
          () => answer.destroy(),
        );
        return;
      }
      answer.writeHead(got.statusCode ?? 500, got.headers);
      if (what !== 'cut short') got.pipe(answer);
      else got.on('data', (part) => isCut() || answer.write(part));
    });
    forwarded.on('error', () => asked.socket.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that is as slow as this. */
export interface Line {
  /** In each direction, shared by all connections. */
  readonly bytesPerSecond: number;
  /** Milliseconds from a question to the beginning of its answer, at least. */
  readonly latency: number;
}

export interface SlowLine {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A way to `url` over a slow line. Everything of the browser goes through it, workers and service workers too, which
 * the throttling of a page's debugger leaves out.
 */
export async function slowLine(url: string, line: Line): Promise<SlowLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  /** When the line is free again. */
  let free = 0;

  /** Timers may go off in another order than they were set; what is written first comes first. */
  function deliver(chunk: Buffer, to: Socket, waiting: Buffer[]): void {
    const now = performance.now();
    free = Math.max(free, now) + (chunk.length / line.bytesPerSecond) * 1000;
    waiting.push(chunk);
    setTimeout(
      () => {
        const first = waiting.shift();
        if (first && to.writable) to.write(first);
      },
      free - now + line.latency,
    );
  }

  const server = createServer((browser) => {
    const target = connect(Number(port), hostname);
    const waiting: Buffer[] = [];
    setTimeout(() => browser.pipe(target), line.latency); // a connection costs a round of its own
    target.on('data', (whole) => {
      // In packets, so that connections take turns.
      for (let at = 0; at < whole.length; at += PACKET)
        deliver(whole.subarray(at, at + PACKET), browser, waiting);
    });
    for (const socket of [browser, target]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        target.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${portOf(server)}/`, stop: () => stop(server, sockets) };
}

const PACKET = 1460;

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The line has no address.');
  return address.port;
}

async function stop(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => server.close(closed));
}

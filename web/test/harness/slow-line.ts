import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that is as slow as this. */
export interface Line {
  /** In each direction, shared by all connections. */
  readonly bytesPerSecond: number;
  /** Milliseconds from a question to the beginning of its answer, at least. */
  readonly latency: number;
}

/** What else may be wrong with it. */
export interface Faults {
  /** Instead of that of the line. */
  readonly latency?: number;
  /** With every so many parts of questions and answers, the connection breaks off instead. */
  readonly cutEvery?: number;
  /** No connection lasts longer than this many parts, as if by the clock of a proxy. */
  readonly lifetime?: number;
  /** Nothing gets through. */
  readonly isDown?: boolean;
}

export interface SlowLine {
  readonly url: string;
  /** How often a connection was cut. */
  readonly cuts: number;
  /** From now on. */
  fail(faults: Faults): void;
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
  let faults: Faults = {};
  const latency = (): number => faults.latency ?? line.latency;
  let parts = 0;
  let cuts = 0;
  const ages = new WeakMap<Socket, number>();

  /** Counted, never timed: on a slow machine every answer would come too late. */
  function isCut(connection: Socket): boolean {
    const { cutEvery = Number.POSITIVE_INFINITY, lifetime = Number.POSITIVE_INFINITY } = faults;
    const age = (ages.get(connection) ?? 0) + 1;
    ages.set(connection, age);
    if (++parts % cutEvery !== 0 && age <= lifetime) return false;
    cuts++;
    connection.destroy();
    return true;
  }

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
      free - now + latency(),
    );
  }

  const server = createServer((browser) => {
    if (faults.isDown) {
      browser.destroy();
      return;
    }
    const target = connect(Number(port), hostname);
    const waiting: Buffer[] = [];
    // A connection costs a round of its own.
    setTimeout(() => browser.on('data', (part) => isCut(browser) || target.write(part)), latency());
    target.on('data', (whole) => {
      if (isCut(browser)) return;
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
  return {
    url: `http://127.0.0.1:${portOf(server)}/`,
    get cuts() {
      return cuts;
    },
    fail(next) {
      faults = next;
      if (next.isDown) for (const socket of sockets) socket.destroy();
    },
    stop: () => stop(server, sockets),
  };
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

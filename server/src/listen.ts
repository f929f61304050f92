import type { FastifyInstance } from 'fastify';

export interface Where {
  readonly host: string;
  /** Exactly this one; 0 takes any free one. Without it, the first free one from `DEFAULT_PORT` on. */
  readonly port?: number | undefined;
}

const DEFAULT_PORT = 8080;
const TRIES = 20;

export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

export interface Listening {
  readonly port: number;
  /** The usual port, if another program has it. */
  readonly taken: number | null;
}

export async function listen(app: FastifyInstance, { host, port }: Where): Promise<Listening> {
  if (port !== undefined) {
    const got = await tryPort(app, host, port);
    if (got === null) throw new PortTaken(`Another program uses port ${port}.`);
    return { port: got, taken: null };
  }
  for (let candidate = DEFAULT_PORT; candidate < DEFAULT_PORT + TRIES; candidate++) {
    const got = await tryPort(app, host, candidate);
    if (got !== null) return { port: got, taken: got === DEFAULT_PORT ? null : DEFAULT_PORT };
  }
  throw new PortTaken(`Other programs use all ports from ${DEFAULT_PORT} to ${DEFAULT_PORT + TRIES - 1}.`);
}

async function tryPort(app: FastifyInstance, host: string, port: number): Promise<number | null> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

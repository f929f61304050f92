import type { FastifyInstance } from 'fastify';

export interface Where {
  readonly host: string;
  /** Exactly this one; 0 takes any free one. Without it, the first free one from `DEFAULT_PORT` on. */
  readonly port?: number | undefined;
}

const DEFAULT_PORT = 8080;
const TRIES = 20;
/** What the system reports for an address of another machine, or an unknown name. */
const NOT_OURS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT']);

/** Nobody can listen there; the message says why. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

export interface Listening {
  readonly port: number;
  /** The usual port, if another program has it. */
  readonly taken: number | null;
}

export async function listen(app: FastifyInstance, { host, port }: Where): Promise<Listening> {
  if (host.trim() === '') throw notOurs(host); // Node would take it to mean all of them
  if (port !== undefined) {
    const got = await tryPort(app, host, port);
    if (got === null) throw new CannotListen(`Another program uses port ${port}.`);
    return { port: got, taken: null };
  }
  for (let candidate = DEFAULT_PORT; candidate < DEFAULT_PORT + TRIES; candidate++) {
    const got = await tryPort(app, host, candidate);
    if (got !== null) return { port: got, taken: got === DEFAULT_PORT ? null : DEFAULT_PORT };
  }
  throw new CannotListen(`Other programs use all ports from ${DEFAULT_PORT} to ${DEFAULT_PORT + TRIES - 1}.`);
}

async function tryPort(app: FastifyInstance, host: string, port: number): Promise<number | null> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return null;
    if (NOT_OURS.has(code)) throw notOurs(host);
    if (code === 'EACCES')
      throw new CannotListen(`The system lets nobody but its administrator use port ${port}.`);
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function notOurs(host: string): CannotListen {
  const advice = '0.0.0.0 is all of them, 127.0.0.1 is for this machine alone';
  return new CannotListen(`${JSON.stringify(host)} is no address of this machine; ${advice}.`);
}

import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';

/**
 * How much of the server one caller may use: without these, a caller who sends byte by byte would hold a connection for
 * ever.
 */
export interface Limits {
  /** From the first byte of a request to the last of its body, however busily it sends. */
  readonly requestMs: number;
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** A line on which nothing moves, in either direction. */
  readonly idleMs: number;
  /** How often slow requests are looked for. */
  readonly checkEveryMs: number;
  readonly headerBytes: number;
  readonly bodyBytes: number;
}

export const LIMITS: Limits = {
  requestMs: 20_000,
  headersMs: 10_000,
  idleMs: 60_000,
  checkEveryMs: 2_000,
  headerBytes: 16_384,
  bodyBytes: 65_536,
};

export function limited(limits: Limits): FastifyHttpOptions<Server> {
  return {
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.idleMs,
    bodyLimit: limits.bodyBytes,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      maxHeaderSize: limits.headerBytes,
    },
    clientErrorHandler: cutOff,
  };
}

/** Nobody reads the body of a GET, so nobody waits for its end either. */
export async function unreadBodies({ method, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody && (method === 'GET' || method === 'HEAD')) reply.header('connection', 'close');
}

const TOO_SLOW = { status: 408, code: 'too-slow', message: 'The request took too long.' };
const TOO_LARGE = { status: 431, code: 'too-large', message: 'The headers of the request are too large.' };
const NOT_HTTP = { status: 400, code: 'bad-request', message: 'This request cannot be answered.' };

const CUTS: Readonly<Record<string, typeof TOO_SLOW>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: TOO_LARGE,
};

/** A request that never became one: says why, if the other side still listens, and hangs up. */
function cutOff(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, ...answer } = CUTS[error.code ?? ''] ?? NOT_HTTP;
  const body = JSON.stringify({ ok: false, ...answer });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly says: string;
}

export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply, { status: 404, code: 'not-found', says: 'There is nothing at this address.' });
}

/** What a caller did wrong is named; about a fault of ours a stranger learns only that it happened. */
export function somethingBroke(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 404) return notFound(request, reply);
  if (status === 413) {
    // The rest of the body is not read any more.
    reply.header('connection', 'close');
    return send(request, reply, { status, code: 'too-large', says: 'This request is too large.' });
  }
  if (status < 500) {
    return send(request, reply, { status, code: 'bad-request', says: 'This request cannot be answered.' });
  }
  // The address is a stranger's: nothing in it may speak to the terminal, and a query may hold anything.
  const [path = ''] = request.url.split('?');
  const address = path.replace(/[^ -~]/g, '?');
  process.stderr.write(`${request.method} ${address}: ${error.stack ?? error.message}\n`);
  return send(request, reply, { status: 500, code: 'internal', says: 'Something broke on the server.' });
}

/** People get a page, programs get JSON. */
function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, code, says }: Answer,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (!headers.accept?.includes('text/html')) return reply.send({ ok: false, code, message: says });
  return reply.type('text/html; charset=utf-8').send(page(says));
}

const page = (says: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tarmac</title>
<p>${says}</p>
<p><a href="/">Tarmac</a></p>
</html>
`;

import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { notFound, somethingBroke } from './answers.ts';
import type { Limits } from './limits.ts';
import { LIMITS, limited, unreadBodies } from './limits.ts';
import { loggerOf } from './log.ts';
import type { Online } from './online/online.ts';
import { registerOnline } from './online/register.ts';
import { securityHeaders } from './security.ts';

export interface AppOptions {
  /** The folder of the built application. */
  readonly root: string;
  readonly limits?: Limits;
  /** Tables online; without them, only files are served. Closed with the app. */
  readonly online?: Online;
  /** The lowest level that is logged (`info`: every request); without it, nothing is. */
  readonly log?: string | undefined;
}

/** Names of these files carry a hash of their content, so they never change. */
const HASHED = /[\\/]assets[\\/][^\\/]+$/;
/** How long a browser that asks for nothing, and how long answers under way, may hold up a server that stops, in milliseconds. */
const LAST_WORDS = { idle: 500, busy: 10_000 };
const YEAR = 365 * 24 * 60 * 60;

/** The server, ready to listen. */
export async function buildApp({ root, limits = LIMITS, online, log }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    logger: loggerOf(log),
    // What is between us and the network is a proxy on this machine, if there is a public address at all.
    trustProxy: online?.options.publicUrl ? 'loopback' : false,
    ...limited(limits),
  });
  app.setNotFoundHandler(notFound);
  app.setErrorHandler(somethingBroke);
  app.addHook('onRequest', unreadBodies);
  stopGently(app);
  await app.register(helmet, securityHeaders);
  if (online) registerOnline(app, online);
  await app.register(files, {
    root,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('vary', 'Accept-Encoding');
      reply.header('cache-control', HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  app.get('/health', async (_request, reply) => {
    const ok = (await online?.store.isWell()) ?? true;
    const missing = online?.missingBots ?? [];
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ok,
        version: manifest.version,
        uptime: process.uptime(),
        ...(missing.length > 0 && { missingBots: missing }),
      });
  });
  return app;
}

/** Answers under way are finished first. Browsers keep lines open on which they have asked for nothing yet; those would hold up the end. */
function stopGently(app: FastifyInstance): void {
  const asked = new Set<ServerResponse>();
  let stops = false;
  const hangUp = (): void => {
    if (stops && [...asked].every(({ writableEnded }) => writableEnded)) app.server.closeAllConnections();
  };
  app.addHook('onRequest', async (_request, { raw }) => {
    asked.add(raw);
    raw.once('finish', hangUp);
    raw.once('close', () => {
      asked.delete(raw);
      hangUp();
    });
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      stops = true;
      hangUp();
    }, LAST_WORDS.idle).unref();
    setTimeout(() => app.server.closeAllConnections(), LAST_WORDS.busy).unref();
  });
}

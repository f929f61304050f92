import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyRequest } from 'fastify';

/**
 * Structured lines on standard error. A request is logged by its route: its address has a table's id, and could contain
 * anything; headers have credentials; bodies have names.
 */
export function loggerOf(level: string | undefined): NonNullable<FastifyHttpOptions<Server>['logger']> {
  if (level === undefined) return false;
  return {
    level,
    stream: process.stderr,
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? 'none' }),
      res: ({ statusCode }) => ({ statusCode: statusCode ?? 0 }),
    },
  };
}

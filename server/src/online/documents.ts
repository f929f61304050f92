import { openApi, protocolPage } from '@tarmac/protocol';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };

/** The protocol for people and programs, made from the table of routes when it is first asked for. */
export function documentRoutes(api: FastifyInstance): void {
  let made: { readonly json: unknown; readonly page: string } | undefined;
  const documents = () => {
    made ??= { json: openApi(manifest.version), page: protocolPage() };
    return made;
  };
  api.get('/api/openapi.json', (_request, reply) => reply.send(documents().json));
  api.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(documents().page));
}

import type { Caller, Route, RouteName } from '@tarmac/protocol';
import { LIMITS, ROUTES } from '@tarmac/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../rooms/refused.ts';
import { memberOf, type Room, seatOf } from '../rooms/room.ts';
import type { Guest } from '../store/guests.ts';
import type { Call } from './call.ts';
import { hashOf, tokenOf } from './credentials.ts';
import { documentRoutes } from './documents.ts';
import { guestRoutes } from './guest-routes.ts';
import type { Online } from './online.ts';
import { invitationPages } from './page.ts';
import { playRoutes } from './play-routes.ts';
import { refusalOf } from './refusals.ts';
import { streamRoutes } from './stream-routes.ts';
import { tableRoutes } from './table-routes.ts';

type AnyHandler = (call: Call<Route>) => unknown;

/** The routes of the protocol. Every one of them passes the same checks, which its row in the table asks for. */
export function registerOnline(app: FastifyInstance, online: Online): void {
  online.log = (error) => app.log.error({ err: error }, 'without a request');
  void app.register(async (api) => {
    api.setErrorHandler((error, request, reply) => {
      const { status, body } = refusalOf(error);
      if (status >= 500) request.log.error({ err: error }, 'failed');
      if (status === 413) reply.header('connection', 'close');
      return reply.code(status).header('cache-control', 'no-store').send(body);
    });
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      online.gate.checkHost(request);
    });
    const handlers = {
      ...guestRoutes(online),
      ...tableRoutes(online),
      ...playRoutes(online),
      ...streamRoutes(online),
    } satisfies Record<RouteName, unknown>;
    for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) {
      register(api, online, route, handlers[name] as AnyHandler);
    }
    documentRoutes(api);
  });
  invitationPages(app, online);
  // The server waits for its connections to end, and streams never would.
  app.addHook('preClose', async () => online.streams.stop());
  app.addHook('onClose', () => online.close());
}

function register(api: FastifyInstance, online: Online, route: Route, handle: AnyHandler): void {
  api.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.most ?? LIMITS.body,
    exposeHeadRoute: !route.stream,
    onRequest: async (request) => {
      online.rates.take(route.method === 'GET' ? 'readsByAddress' : 'changesByAddress', request.ip);
      if (route.method === 'GET') return;
      online.gate.checkOrigin(request);
      online.gate.checkType(request);
    },
    handler: async (request, reply) => {
      const call = await callOf(online, route, request, reply);
      if (route.method === 'POST' && call.guest) online.rates.take('changesByGuest', call.guest.id);
      if (call.guest) await checkCaller(online, route.who, call.guest, call.params);
      return handle(call);
    },
  });
}

async function callOf(
  online: Online,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<Route>> {
  const secret = tokenOf(request, online.gate.isSecure(request));
  const token = secret === null ? null : hashOf(secret);
  const guest = token === null ? null : ((await online.store.guests.byToken(token)) ?? null);
  if (guest && token !== null) online.noteUse(token, guest.used);
  if (route.who !== 'anyone' && !guest) throw new Refused('not-a-guest');
  return {
    params: route.params?.parse(request.params) as Call<Route>['params'],
    query: route.query?.parse(request.query) as Call<Route>['query'],
    body: route.body?.parse(request.body) as Call<Route>['body'],
    guest,
    token: guest ? token : null,
    request,
    reply,
  };
}

/** Handlers that change something check again: in the meantime somebody may have left. */
async function checkCaller(
  online: Online,
  who: Caller,
  { id: guest }: Guest,
  params: unknown,
): Promise<void> {
  if (who === 'anyone' || who === 'guest') return;
  const { id } = params as { readonly id: string };
  await online.rooms.glance(id, ({ room }) => checkRole(room, guest, who));
}

function checkRole(room: Room, guest: string, who: 'member' | 'seat' | 'host'): void {
  const member = memberOf(room, guest);
  if (!member) throw new Refused('not-a-member');
  if (who === 'seat' && seatOf(room, member.who) === null) throw new Refused('not-your-seat');
  if (who === 'host' && member.who !== room.host) throw new Refused('not-the-host');
}

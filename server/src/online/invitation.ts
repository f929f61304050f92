import type { FastifyRequest } from 'fastify';
import { addresses } from '../addresses.ts';

const ANYWHERE = '0.0.0.0';

/** Where others find a table, the best first: a link to `localhost` would lead a friend to the friend's own machine. */
export function invitationLinks(id: string, { server, headers }: FastifyRequest, publicUrl?: URL): string[] {
  if (publicUrl) return [new URL(`t/${id}`, withSlash(publicUrl)).href];
  const bound = server.addresses().find((address) => typeof address === 'object');
  const everywhere = bound && (bound.address === '::' || bound.address === ANYWHERE);
  const network = bound && everywhere ? addresses(ANYWHERE, bound.port).network : [];
  const bases = network.length > 0 ? network : [`http://${headers.host}/`];
  return bases.map((base) => `${base}t/${id}`);
}

function withSlash(url: URL): URL {
  return url.href.endsWith('/') ? url : new URL(`${url.href}/`);
}

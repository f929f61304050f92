import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../rooms/refused.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** A page of ours, or no page at all. Another port of this machine is the same site, but not ours. */
const OWN_SITE = new Set(['same-origin', 'none']);

export interface GateOptions {
  /** Where people reach this server from outside. */
  readonly publicUrl?: URL | undefined;
  /** Other names of this server. */
  readonly hosts: readonly string[];
}

/** Lets in what comes from pages of this server, or from programs. */
export class Gate {
  private readonly publicUrl: URL | undefined;
  private readonly names: ReadonlySet<string>;

  constructor({ publicUrl, hosts }: GateOptions) {
    this.publicUrl = publicUrl;
    const machine = hostname().toLowerCase();
    this.names = new Set([
      ...LOOPBACK,
      machine,
      `${machine}.local`,
      ...(publicUrl ? [publicUrl.hostname] : []),
      ...hosts.map((host) => host.toLowerCase()),
    ]);
  }

  /** A stranger's host name that resolves to us could make a browser take the stranger's page for ours. */
  checkHost({ headers }: FastifyRequest): void {
    const name = hostnameOf(headers.host);
    if (name === null || !(this.names.has(name) || addressesHere().has(name)))
      throw new Refused('unknown-host');
  }

  /** Only our own pages may change something with a browser's cookie. */
  checkOrigin({ headers }: FastifyRequest): void {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && !OWN_SITE.has(String(site))) throw new Refused('foreign-origin');
    const { origin } = headers;
    if (origin === undefined || origin === this.publicUrl?.origin) return;
    const [, host] = /^https?:\/\/(.+)$/.exec(origin) ?? [];
    if (host === undefined || host !== headers.host) throw new Refused('foreign-origin');
  }

  checkType({ headers }: FastifyRequest): void {
    const [type = ''] = (headers['content-type'] ?? '').split(';');
    if (type.trim().toLowerCase() !== 'application/json') throw new Refused('wrong-type');
  }

  /** Whether the browser came by HTTPS: a proxy in front of us speaks it, under the public name. */
  isSecure({ headers }: FastifyRequest): boolean {
    return this.publicUrl?.protocol === 'https:' && hostnameOf(headers.host) === this.publicUrl.hostname;
  }
}

function hostnameOf(host: string | undefined): string | null {
  const [, name] = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i.exec(host ?? '') ?? [];
  return name?.toLowerCase() ?? null;
}

/** Asked every time: a laptop changes networks while the server runs. */
function addressesHere(): Set<string> {
  const found = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return new Set(found.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)));
}

import { networkInterfaces } from 'node:os';

export interface Addresses {
  /** For the person at this machine. */
  readonly here: string;
  /** For everybody else in the same network. */
  readonly network: readonly string[];
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** What to type into a browser to reach a server on this host and port. */
export function addresses(host: string, port: number): Addresses {
  if (!EVERYWHERE.has(host)) return { here: url(host, port), network: [] };
  const network = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => url(address, port));
  return { here: url('localhost', port), network };
}

function url(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

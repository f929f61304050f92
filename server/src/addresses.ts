import { networkInterfaces } from 'node:os';

export interface Addresses {
  /** For the person at this machine. */
  readonly here: string;
  /** For everybody else in the same network. */
  readonly network: readonly string[];
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** What to type into a browser to reach a server on this host and port. */
export function addresses(host: string, port: number, interfaces = networkInterfaces()): Addresses {
  if (!EVERYWHERE.has(host)) return { here: url(host, port), network: [] };
  const network = Object.entries(interfaces)
    .flatMap(([name, entries = []]) => entries.map((entry) => ({ name, ...entry })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .map(({ address }) => url(address, port));
  return { here: url('localhost', port), network };
}

/** Interfaces to containers, virtual machines and distant private networks, where there is no friend with a phone. */
const VIRTUAL =
  /^(docker|br-|bridge|veth|virbr|vmnet|vboxnet|podman|cni|flannel|lxc|lxd|tun|tap|utun|wg|zt|tailscale)/i;
const AT_HOME = /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./;

/** How likely it is that a friend in the same house reaches it: 0 is best. */
function distanceOf({ name, address }: { readonly name: string; readonly address: string }): number {
  return (VIRTUAL.test(name) ? 2 : 0) + (AT_HOME.test(address) ? 0 : 1);
}

function url(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

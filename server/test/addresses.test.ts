import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addresses } from '../src/index.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:00',
  internal,
  cidr: null,
});

test('the network of the house comes before containers, virtual machines and the rest', () => {
  const { here, network } = addresses('0.0.0.0', 8080, {
    lo: [at('127.0.0.1', true)],
    docker0: [at('172.17.0.1')],
    'br-1a2b3c': [at('172.18.0.1')],
    'vEthernet (WSL)': [at('172.30.16.1')],
    tailscale0: [at('100.101.102.103')],
    eth1: [at('169.254.10.1')],
    wlan0: [at('192.168.1.20')],
    eth0: [at('10.0.0.5')],
  });
  expect(here).toBe('http://localhost:8080/');
  expect(network.map((url) => new URL(url).hostname)).toEqual([
    '192.168.1.20',
    '10.0.0.5',
    '169.254.10.1',
    '172.17.0.1',
    '172.18.0.1',
    '172.30.16.1',
    '100.101.102.103',
  ]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { Hub } from '../../../src/online/hub.ts';
import type { ToHub } from '../../../src/online/hub-messages.ts';
import { serve } from '../../harness/processes.ts';

/** A real server with nothing but tables, in a process of its own. */
export async function tablesServer(): Promise<{ readonly url: string }> {
  const root = mkdtempSync(join(tmpdir(), 'tarmac-root-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tarmac</title>');
  const server = await serve(root);
  onTestFinished(async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  });
  return server;
}

/**
 * What this process needs to be a page at an address: its cookie, its storage, and one hub, as browsers share it. What
 * comes back tells the page what happens to its window.
 */
export function bePage(url: string): (event: 'online') => void {
  const target = new EventTarget();
  const hub = new Hub();
  class SharedHub extends EventTarget {
    readonly port: MessagePort;
    constructor() {
      super();
      const { port1, port2 } = new MessageChannel();
      const take = hub.add((message) => port1.postMessage(message));
      port1.addEventListener('message', ({ data }: MessageEvent<ToHub>) => take(data));
      port1.start();
      this.port = port2;
      onTestFinished(() => {
        take({ is: 'bye' });
        port1.close();
      });
    }
  }
  const kept = new Map<string, string>();
  let cookie = '';
  const browse = globalThis.fetch;
  const stubs = {
    location: new URL(url),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null }),
    addEventListener: target.addEventListener.bind(target),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    navigator: { onLine: true },
    SharedWorker: SharedHub,
    fetch: async (address: string, init: RequestInit = {}) => {
      const headers = { ...(init.headers as Record<string, string>), cookie };
      const response = await browse(address, { ...init, headers });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return response;
    },
  };
  for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return (event) => target.dispatchEvent(new Event(event));
}

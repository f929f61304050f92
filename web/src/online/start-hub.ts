import { isGone } from '../shell/version.svelte.ts';
import address from './hub.worker.ts?worker&url';
import type { FromHub, ToHub } from './hub-messages.ts';

export interface HubPort {
  post(message: ToHub): void;
  stop(): void;
  /** Whether other pages of this browser have the same hub. */
  readonly shared: boolean;
}

interface HubEars {
  hear(message: FromHub): void;
  /** The server no longer has this worker: its version of the application is not the one of this page. */
  gone(): void;
}

let started = 0;

/** Finds the hub of this browser, or starts one: a new one if the old one does not answer. */
export function startHub({ hear, gone }: HubEars): HubPort {
  const listen = ({ data }: MessageEvent<FromHub>): void => hear(data);
  // Without network a worker cannot be loaded either; that passes.
  const failed = (): void => void isGone(address).then((is) => is && gone());
  if (!('SharedWorker' in globalThis)) {
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', listen);
    worker.addEventListener('error', failed);
    return { post: (message) => worker.postMessage(message), stop: () => worker.terminate(), shared: false };
  }
  const shared = new SharedWorker(address, { type: 'module', name: `tarmac-${started++}` });
  const { port } = shared;
  shared.addEventListener('error', failed);
  port.addEventListener('message', listen);
  port.start();
  return { post: (message) => port.postMessage(message), stop: () => port.close(), shared: true };
}

import address from './hub.worker.ts?worker&url';
import type { FromHub, ToHub } from './hub-messages.ts';

export interface HubPort {
  post(message: ToHub): void;
  stop(): void;
  /** Whether other pages of this browser have the same hub. */
  readonly shared: boolean;
}

let started = 0;

/** Finds the hub of this browser, or starts one; another one than before, which does not answer. */
export function startHub(hear: (message: FromHub) => void): HubPort {
  const listen = ({ data }: MessageEvent<FromHub>): void => hear(data);
  if (!('SharedWorker' in globalThis)) {
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', listen);
    return { post: (message) => worker.postMessage(message), stop: () => worker.terminate(), shared: false };
  }
  const name = `tarmac-${started++}`;
  const { port } = new SharedWorker(address, { type: 'module', name });
  port.addEventListener('message', listen);
  port.start();
  return { post: (message) => port.postMessage(message), stop: () => port.close(), shared: true };
}

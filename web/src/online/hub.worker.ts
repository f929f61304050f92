import { Hub } from './hub.ts';
import type { ToHub } from './hub-messages.ts';

/* The hub in a worker that all pages of this browser share; where there are none of those, in a worker of its page. */

const hub = new Hub();

function serve(port: MessagePort | Pick<Worker, 'postMessage' | 'addEventListener'>): void {
  const take = hub.add((message) => port.postMessage(message));
  port.addEventListener('message', ((event: MessageEvent<ToHub>) => take(event.data)) as EventListener);
}

if ('onconnect' in globalThis) {
  addEventListener('connect', ((event: MessageEvent) => {
    const [port] = event.ports;
    if (!port) return;
    serve(port);
    port.start();
  }) as EventListener);
} else serve(globalThis as unknown as Worker);

import { setNewerStored } from '../shell/version.svelte.ts';
import { isInvited } from './invited.ts';
import { whenQuiet } from './quiet.ts';
import { VERSION } from './version.ts';

/** What works without network, and if nothing does, why. */
export type Offline =
  | { readonly kind: 'ready'; readonly bytes: number }
  /** The browser saves data: only what was used is stored. */
  | { readonly kind: 'used' }
  | { readonly kind: 'storing' | 'failed' }
  /** Browsers do this for https and localhost only. */
  | { readonly kind: 'insecure' }
  | { readonly kind: 'impossible' };

/** The answer of `service-worker/main.ts`. */
interface Stored {
  readonly version: string;
  readonly bytes: number;
  readonly complete: boolean;
}

const HOUR = 60 * 60 * 1000;

let state = $state.raw<Offline>({ kind: 'storing' });

export function offline(): Offline {
  return state;
}

/** Called once. Nothing happens before the page is at rest. */
export async function watchOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    state = { kind: isSecureContext ? 'impossible' : 'insecure' };
    return;
  }
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    if (serviceWorker.controller) void takenOverBy(serviceWorker.controller);
  });
  const isLeft = isInvited && (await leftOlder(serviceWorker));
  if (serviceWorker.controller && !isLeft) await show(serviceWorker.controller);
  await whenQuiet();
  try {
    // Where there is one, the browser itself looks for a newer version whenever a page opens.
    if (!serviceWorker.controller || isLeft)
      await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    const registration = await serviceWorker.getRegistration();
    if (registration) follow(registration);
  } catch {
    if (state.kind === 'storing') state = { kind: 'failed' };
  }
}

/** An older version that is stored here would open with the next load, and not know where this page is. */
async function leftOlder(serviceWorker: ServiceWorkerContainer): Promise<boolean> {
  const { controller } = serviceWorker;
  if (!controller || (await ask(controller, 'state')).version === VERSION) return false;
  const registration = await serviceWorker.getRegistration();
  return (await registration?.unregister()) ?? false;
}

function follow(registration: ServiceWorkerRegistration): void {
  const { active, installing } = registration;
  if (active) void complete(active);
  else {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') state = { kind: 'failed' };
    });
  }
  const update = (): void => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  setInterval(update, HOUR);
  addEventListener('online', update);
}

/** The first one that is installed, or one of a newer version. */
async function takenOverBy(worker: ServiceWorker): Promise<void> {
  const { version } = await ask(worker, 'state');
  if (version === VERSION) await show(worker);
  else setNewerStored(true);
}

/** What was left out to save data is stored as soon as the browser stops saving data. */
async function complete(worker: ServiceWorker): Promise<void> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  await show(worker, connection?.saveData ? 'state' : 'store');
}

async function show(worker: ServiceWorker, what: 'state' | 'store' = 'state'): Promise<void> {
  const { complete, bytes } = await ask(worker, what);
  state = complete ? { kind: 'ready', bytes } : { kind: 'used' };
}

function ask(worker: ServiceWorker, what: 'state' | 'store'): Promise<Stored> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Stored>) => resolve(data);
    worker.postMessage(what, [port2]);
  });
}

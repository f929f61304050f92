import { PROTOCOL } from '@tarmac/protocol';
import { VERSION } from '../offline/version.ts';
import { setNewerStored, setOutdated } from '../shell/version.svelte.ts';

let noted = '';

/**
 * The server has another version of the application than this page: it is offered where no game is going on. A page
 * that would misunderstand the server has to load again before it goes on.
 */
export function noteVersion({
  build,
  protocol,
}: {
  readonly build: string;
  readonly protocol: number;
}): void {
  if (protocol !== PROTOCOL) setOutdated(true);
  if (build === VERSION || build === noted || VERSION === 'unknown') return;
  noted = build;
  void offer();
}

/** What is stored here opens first; so the newer one is stored before it is offered (`offline/offline.svelte.ts`). */
async function offer(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active) await registration.update().catch(() => undefined);
  else setNewerStored(true);
}

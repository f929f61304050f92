/*
 * Tarmac without network. A version is installed when all of its files are stored; from then on the page opens from
 * there, and the network is only asked whether there is a newer one. A newer one is stored beside it and opens with
 * the next page; pages that are open keep theirs, since their files stay as long as they are open.
 */
import './build.ts';
import { DOCUMENT, isComplete, isOfTarmac, keep, storeAll, stored, storeUsed, tidy } from './shelf.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the network has before a page opens from what is stored. */
const PATIENCE = 2000;

self.addEventListener('install', (event) => {
  event.waitUntil((savesData() ? storeUsed() : storeAll()).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(tidy));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { scope } = self.registration;
  const file = request.url.replace(/[?#].*$/, '').slice(scope.length);
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  if (request.mode !== 'navigate') {
    if (isOfTarmac(file)) event.respondWith(storedOrLoaded(event, file));
  } else if (file === DOCUMENT || file === 'index.html') {
    event.respondWith(page(request));
  }
});

/** A page asks what is here once it has started and the one before it is gone; `store` asks for the rest too. */
self.addEventListener('message', (event) => {
  const answer = async (): Promise<void> => {
    if (event.data === 'store') await storeAll().catch(() => undefined);
    const { version, bytes } = BUILD;
    event.ports[0]?.postMessage({ version, bytes, complete: await isComplete() });
    await tidy();
  };
  event.waitUntil(answer());
});

async function storedOrLoaded(event: FetchEvent, file: string): Promise<Response> {
  const found = await stored(file);
  if (found) return found;
  const response = await fetch(event.request);
  const copy = response.clone();
  event.waitUntil(keep(file, copy).catch(() => undefined));
  return response;
}

/** A version that is only partly stored does not open by itself while there is a network. */
async function page(request: Request): Promise<Response> {
  const ours = await stored(DOCUMENT);
  if (!ours) return fetch(request);
  if (await isComplete()) return ours;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(ours), PATIENCE));
  const fresh = fetch(request).then((response) => (response.ok ? response : ours));
  return Promise.race([fresh, late]).catch(() => ours);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

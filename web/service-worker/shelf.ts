/*
 * One cache for each version. Names of files in assets/ carry a hash of their content, so such a file is the same in
 * whichever version's cache it is found.
 */
declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'tarmac-';
/** The page of a version holds a lock of this name as long as it is open (`src/offline/version-lock.ts`). */
const OURS = PREFIX + BUILD.version;
const ANY_ENCODING = { ignoreVary: true };
/** Only a few at a time: somebody may be loading a table meanwhile. */
const AT_ONCE = 2;

export const DOCUMENT = '';
const address = (file: string): string => new URL(file, self.registration.scope).href;
const isHashed = (file: string): boolean => file.startsWith('assets/');
const FILES: ReadonlySet<string> = new Set(BUILD.files);

/** Whether this is a file of the application, of this version or of another one. */
export function isOfTarmac(file: string): boolean {
  return FILES.has(file) || isHashed(file);
}

export async function stored(file: string): Promise<Response | undefined> {
  const ours = await caches.open(OURS);
  const found = await ours.match(address(file), ANY_ENCODING);
  return found ?? (isHashed(file) ? caches.match(address(file), ANY_ENCODING) : undefined);
}

/** Keeps what was just loaded, if it belongs to this version. */
export async function keep(file: string, response: Response): Promise<void> {
  if (file === DOCUMENT || !FILES.has(file) || !response.ok) return;
  const ours = await caches.open(OURS);
  await ours.put(address(file), response);
}

let complete = false;

/** Whether every file of this version is here. */
export async function isComplete(): Promise<boolean> {
  complete ||= (await missing()).length === 0;
  return complete;
}

async function missing(): Promise<string[]> {
  const ours = await caches.open(OURS);
  const here = new Set((await ours.keys()).map(({ url }) => url));
  return BUILD.files.filter((file) => !here.has(address(file)));
}

/** Fails if one file cannot be loaded; those already here stay, so the next try has less to do. */
export async function storeAll(): Promise<void> {
  const ours = await caches.open(OURS);
  const left = await missing();
  const storeSome = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const known = isHashed(file) ? await caches.match(address(file), ANY_ENCODING) : undefined;
      await ours.put(address(file), known ?? (await load(file)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeSome));
}

/** Stores what the browser has loaded for the page already, and asks the network for nothing. */
export async function storeUsed(): Promise<void> {
  const ours = await caches.open(OURS);
  for (const file of await missing()) {
    const used = await load(file, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
    if (used) await ours.put(address(file), used);
  }
}

async function load(file: string, how: RequestInit = {}): Promise<Response> {
  const cache = isHashed(file) ? 'default' : 'no-cache';
  const response = await fetch(address(file), { cache, priority: 'low', ...how });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if (file === DOCUMENT && !(await response.clone().text()).includes(BUILD.version)) {
    throw new Error('Another version is being published.');
  }
  return response;
}

/** Drops the caches of other versions that no open page uses. */
export async function tidy(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const used = new Set([OURS, ...held.map(({ name }) => name)]);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && !used.has(name)).map((name) => caches.delete(name)),
  );
}

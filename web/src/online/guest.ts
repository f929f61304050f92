import { placeOf } from './paths.ts';

/** Kept when this browser has become somebody: the credential itself no script can read. */
const KEY = 'tarmac-guest';

let there: Promise<boolean> | undefined;

/**
 * Whether there is a server with tables behind this page. Where it is served as plain files there is a file at this
 * address that says no, so that asking is never a mistake.
 */
export function isThere(): Promise<boolean> {
  there ??= look().catch(() => {
    there = undefined; // nobody knows: asked again
    return false;
  });
  return there;
}

async function look(): Promise<boolean> {
  if (!navigator.onLine) throw new Error('no network');
  const response = await fetch(placeOf('about', location.href).url, { cache: 'no-store' });
  const { ok } = Object(await response.json()) as { readonly ok?: unknown };
  return ok === true;
}

/** Whether this browser is a guest of the server, as far as is known here. */
export function isGuest(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** Called when this browser has become somebody else. */
export function onNewGuest(listener: Listener): void {
  listeners.add(listener);
}

/** With the answer to a request this browser has become somebody, or nobody. Their name. */
export async function noteGuest(
  asked: Promise<{ readonly ok: true; readonly name?: string }>,
): Promise<string> {
  const { name } = await asked;
  try {
    if (name === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, '1');
  } catch {
    // without storage, my tables are not listed on the first screen
  }
  for (const listener of listeners) listener();
  return name ?? '';
}

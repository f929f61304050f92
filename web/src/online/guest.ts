import { placeOf } from './paths.ts';

/** Kept when this browser has become somebody: the credential itself no script can read. */
const KEY = 'tarmac-guest';

/** Whether there is a server with tables behind this page; `unknown`: nothing answered that would know. */
export type ServerAnswer = 'yes' | 'no' | 'unknown';

let asked: Promise<ServerAnswer> | undefined;

/**
 * Where the page is served as plain files there is a file at this address that says no, so that asking is never a
 * mistake. What is not known is asked again the next time.
 */
export function askForServer(): Promise<ServerAnswer> {
  asked ??= look()
    .catch((): ServerAnswer => 'unknown')
    .then((answer) => {
      if (answer === 'unknown') asked = undefined;
      return answer;
    });
  return asked;
}

export async function isThere(): Promise<boolean> {
  return (await askForServer()) === 'yes';
}

/** A server that is busy, or a gateway in front of one that restarts, says nothing about tables. */
async function look(): Promise<ServerAnswer> {
  if (!navigator.onLine) return 'unknown';
  const response = await fetch(placeOf('about', location.href).url, { cache: 'no-store' });
  if (response.status === 429 || response.status >= 500) return 'unknown';
  if (!response.ok) return 'no';
  const { ok } = Object(await response.json()) as { readonly ok?: unknown };
  return ok === true ? 'yes' : 'no';
}

/** Whether this browser is a guest of the server, as far as is known here. */
export function isGuest(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Without storage, my tables are not listed on the first screen. */
export function rememberGuest(is: boolean): void {
  try {
    if (is) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {}
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
  rememberGuest(name !== undefined);
  for (const listener of listeners) listener();
  return name ?? '';
}

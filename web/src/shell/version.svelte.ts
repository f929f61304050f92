/** Whether a part of the page was asked for that a newer version has replaced. */
let outdated = $state.raw(false);
/** Whether a newer version is stored here, and opens with the next load. */
let newerStored = $state.raw(false);

export function isOutdated(): boolean {
  return outdated;
}

export function isNewerStored(): boolean {
  return newerStored;
}

export function setNewerStored(to: boolean): void {
  newerStored = to;
}

/** The person reloads when it suits them; until then everything that is loaded goes on. */
export function setOutdated(to: boolean): void {
  outdated = to;
}

/** Called once. */
export function watchVersion(): void {
  addEventListener('vite:preloadError', ({ payload }) => void noteMissing(payload.message));
}

/** A part that did not come: replaced by a newer version, unless it was the network. Safari does not say which part. */
async function noteMissing(message: string): Promise<void> {
  const [part = './assets/none.js'] = /\S+\.(js|css)\b/.exec(message) ?? [];
  if (await isGone(part)) setOutdated(true);
}

/** Whether the server says that it has no such file. */
export async function isGone(address: string): Promise<boolean> {
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => ({ status: 0 }));
  return status === 404;
}

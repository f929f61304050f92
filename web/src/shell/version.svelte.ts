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
  addEventListener('vite:preloadError', () => setOutdated(true));
}

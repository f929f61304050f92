/** Runs in the page: another speed, as if it had been chosen in another tab. */
export function moveAtSpeed(speed: number): void {
  const key = 'tarmac.settings';
  localStorage.setItem(key, JSON.stringify({ speed }));
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Of this page, written into it by the build. */
export const VERSION =
  document.querySelector<HTMLMetaElement>('meta[name=tarmac-version]')?.content ?? 'unknown';

/** As long as this page is open, the files of its version stay stored (`service-worker/shelf.ts`). */
export function holdVersion(): void {
  if (!('locks' in navigator)) return;
  const untilClosed = new Promise<never>(() => undefined);
  void navigator.locks.request(`tarmac-${VERSION}`, { mode: 'shared' }, () => untilClosed);
}

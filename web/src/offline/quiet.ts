/** How long nothing more is loaded when the page is at rest. */
const SILENCE = 2000;

/** Resolves when the page has loaded what it needs: what is stored for later must not compete with it. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        loading.disconnect();
        resolve();
      }, SILENCE);
    };
    const loading = new PerformanceObserver(wait);
    loading.observe({ type: 'resource' });
    wait();
  });
}

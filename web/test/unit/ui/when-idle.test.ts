import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../src/ui/when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is never idle loads the rest all the same', () => {
  const neverIdle = (run: () => void, { timeout = Number.POSITIVE_INFINITY } = {}): void => {
    if (timeout < Number.POSITIVE_INFINITY) setTimeout(run, timeout);
  };
  vi.stubGlobal('window', { requestIdleCallback: neverIdle });
  vi.stubGlobal('requestIdleCallback', neverIdle);
  const load = vi.fn(async () => undefined);
  whenIdle(load);
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledOnce();
});

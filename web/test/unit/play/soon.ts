import { vi } from 'vitest';
import { HANG } from '../../harness/hang.ts';

/** Once this holds; what is waited for runs by itself meanwhile. */
export function soon(holds: () => void): Promise<void> {
  return vi.waitFor(holds, { timeout: HANG, interval: 1 });
}

/** Everything that goes on by itself has come to rest: what is in memory takes promises alone, never a task. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

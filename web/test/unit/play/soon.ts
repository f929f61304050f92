import { vi } from 'vitest';
import { HANG } from '../../harness/hang.ts';

/** Once this holds; what is waited for runs by itself meanwhile. */
export function soon(holds: () => void): Promise<void> {
  return vi.waitFor(holds, { timeout: HANG, interval: 1 });
}

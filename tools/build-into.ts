// Builds with vite next to the served folder, which changes only when the build is complete.
import { rmSync } from 'node:fs';
import type { InlineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { publish } from './publish.ts';

/** `hash`: of the sources. A build that fails leaves `served` as it is. */
export async function buildInto(served: string, hash: string, config: InlineConfig): Promise<void> {
  // A separate folder, so that simultaneous builds do not disturb each other.
  const made = `${served}.${process.pid}.new`;
  // Loaded only now: most starts find nothing to build.
  const { build } = await import('vite');
  try {
    const rolldownOptions = { checks: { pluginTimings: false } }; // says how slow a busy machine is
    await build({ ...config, build: { outDir: made, emptyOutDir: true, rolldownOptions } });
    await precompress(made);
    publish(made, served, hash);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

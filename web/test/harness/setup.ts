import type { TestProject } from 'vitest/node';
import { findChromium, HOW_TO_GET_ONE } from './chromium.ts';
import { build, serve } from './processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser; null when there is none. */
    chromium: string | null;
    /** Where the application is served. */
    url: string;
  }
}

/** Once for all tests in the browser: the browser is found, the application built and served. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  provide('chromium', chromium);
  if (chromium === null) {
    if (process.env.CI === 'true') throw new Error(HOW_TO_GET_ONE);
    console.warn(HOW_TO_GET_ONE);
    provide('url', '');
    return async () => {};
  }
  await build();
  const server = await serve();
  provide('url', server.url);
  return () => server.stop();
}
